"""The kit that makes all sounds of the game: small parts, put together in effects and music.

Sounds are arrays of floats between -1 and 1, at RATE samples a second; a stereo sound has two
columns. Chance is always seeded by a name: the same scripts make the same samples.
"""
