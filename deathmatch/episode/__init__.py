"""What happens around a match: shows, the journal, draws, clocks, stand-ins.

This ring knows the game and nothing of the web.
"""
