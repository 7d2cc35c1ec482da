"""The kit all pictures of Karak are painted with. The recipe, in ten lines:

1. A picture is a short list of *parts* (`paint.Part`): an outline, a colour, a roundness, a stuff.
2. Outlines are points through which a smooth line runs (`shapes`), turned into masks (`masks`).
3. How deep a pixel lies inside its mask gives a dome: a part is blown up like a cushion.
4. Folds, cheekbones and knuckles are small masks that raise or lower that dome (`paint.Relief`).
5. The slope of the dome against one light from the upper left gives three tones with soft steps.
6. Shadows turn cool, lights turn warm; the stuff (metal, fur, cloth …) adds its own grain.
7. Before a part is laid down, its blurred mask darkens what is beneath: most depth comes from here.
8. Ink runs round every part, wider on the shadow side, wobbling a little, in the part's own hue.
9. The whole figure gets an outline, a warm rim at the upper left and a cold one at the lower right.
10. It is painted at twice its size and scaled down once, in linear light (`output`).

Noise is seeded: the same part list always gives the same pixels. `palette` names every colour.
"""
