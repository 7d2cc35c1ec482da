"""The desktop: scenes, boards, widgets, animation and sound, drawn with pygame-ce."""
