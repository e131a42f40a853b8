"""Death Match: a production console for one live match of Coup on camera.

Three rings, and imports point inward only: ``game`` (the rules), ``episode`` (what is
recorded around a match), ``console`` (the screens).
"""

__version__ = "0.1.0"
