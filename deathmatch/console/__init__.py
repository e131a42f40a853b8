"""The console ring: screens, access and the one director. Knows game and episode; they do not know
it.
"""
