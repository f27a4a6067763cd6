"""Fronts of houses seen from the street: walls of some depth, with windows that stand back in them."""

import math
import random

from . import materials as m

IRON = (0.02, 0.02, 0.025)


def storey(piece, x0, x1, y, z0, high, bays, opening, wall, depth=0.34):
    """A wall from x0 to x1 whose front is on y, with openings of (width, sill, height); gives back their middles."""
    wide, sill, tall = opening
    step = (x1 - x0) / bays
    middles = [x0 + step * (k + 0.5) for k in range(bays)]
    edges = [x0, *(edge for middle in middles for edge in (middle - wide / 2, middle + wide / 2)), x1]
    for left, right in zip(edges[::2], edges[1::2]):
        piece.box((right - left, depth, high), ((left + right) / 2, y + depth / 2, z0 + high / 2), wall, 0)
    for low, up in ((0, sill), (sill + tall, high)):
        if up > low:
            for middle in middles:
                piece.box((wide, depth, up - low), (middle, y + depth / 2, z0 + (low + up) / 2), wall, 0)
    return middles


def casement(piece, x, y, z, wide, tall, glass, frame, rng, curtains=True):
    """Two leaves with a transom before dark or lit glass, some with curtains behind it."""
    piece.box((wide, 0.03, tall), (x, y + 0.06, z + tall / 2), glass, 0)
    if curtains and rng.random() < 0.7:
        linen = m.plain(rng.choice([(0.3, 0.29, 0.27), (0.22, 0.21, 0.2), (0.26, 0.24, 0.2)]), 0.12)
        share = rng.uniform(0.1, 0.3)
        for side in (-1, 1):
            piece.box((wide * share, 0.01, tall), (x + side * wide * (1 - share) / 2, y + 0.04, z + tall / 2), linen, 0)
    for dx in (-wide / 2 + 0.03, 0, wide / 2 - 0.03):
        piece.box((0.07, 0.06, tall), (x + dx, y + 0.02, z + tall / 2), frame, 0)
    for up in (0.03, tall * 0.38, tall * 0.7, tall - 0.03):
        piece.box((wide, 0.05, 0.06), (x, y + 0.02, z + up), frame, 0)


def surround(piece, x, y, z, wide, tall, trim, crown):
    """Mouldings around an opening, and over it a cornice on brackets or a pediment."""
    for side in (-1, 1):
        piece.box((0.17, 0.1, tall + 0.1), (x + side * (wide / 2 + 0.085), y - 0.03, z + tall / 2), trim, 0.015)
    piece.box((wide + 0.34, 0.12, 0.2), (x, y - 0.04, z + tall + 0.1), trim, 0.015)
    piece.box((0.24, 0.17, 0.3), (x, y - 0.07, z + tall + 0.12), trim, 0.02)
    if crown == "plain":
        return
    piece.box((wide + 0.75, 0.34, 0.12), (x, y - 0.14, z + tall + 0.38), trim, 0.02)
    for side in (-1, 1):
        piece.box((0.15, 0.22, 0.36), (x + side * (wide / 2 + 0.16), y - 0.1, z + tall + 0.16), trim, 0.03)
    if crown == "pediment":
        for side in (-1, 1):
            piece.box((wide / 2 + 0.48, 0.3, 0.11), (x + side * (wide / 4 + 0.17), y - 0.13, z + tall + 0.6), trim, 0.01, (0, side * 0.42, 0))
        piece.box((wide * 0.55, 0.12, 0.22), (x, y - 0.04, z + tall + 0.5), trim, 0.01)


def balcony(piece, x, y, z, wide, deep, trim):
    """A slab on brackets with an iron railing of bars and rings."""
    iron = m.plain(IRON, 0.5)
    piece.box((wide, deep, 0.15), (x, y - deep / 2, z), trim, 0.03)
    piece.box((wide - 0.2, deep * 0.7, 0.12), (x, y - deep * 0.35, z - 0.13), trim, 0.03)
    front = y - deep + 0.06
    for up in (0.16, 0.82, 0.98):
        piece.box((wide - 0.1, 0.035, 0.035), (x, front, z + 0.08 + up), iron, 0)
    count = int((wide - 0.1) / 0.13)
    for k in range(count + 1):
        piece.box((0.017, 0.017, 0.95), (x - (wide - 0.1) / 2 + (wide - 0.1) * k / count, front, z + 0.55), iron, 0)
    for k in range(int(wide / 0.39)):
        at = x - wide / 2 + 0.25 + 0.39 * k
        piece.box((0.16, 0.015, 0.16), (at, front, z + 0.98), iron, 0, (0, 0.785, 0))


def stone_front(piece, y, wide, tint, lit_or_dark, seed, floors=4):
    """A Haussmann or palace front: grooved ground floor, tall noble floors with balconies, a slate roof with dormers and chimneys."""
    rng = random.Random(f"stone front {seed}")
    wall, trim = m.stone_blocks(tint), m.plain(tuple(min(0.85, 1.13 * part) for part in tint), 0.8)
    smooth = m.plain(tuple(0.97 * part for part in tint), 0.85)
    frame = m.plain(rng.choice([(0.74, 0.72, 0.68), (0.2, 0.2, 0.2), (0.3, 0.33, 0.33)]), 0.5)
    bays, left, right = 7, -wide / 2, wide / 2
    step = wide / bays
    inner = m.plain((0.02, 0.02, 0.022), 0.8)
    ground = 4.3
    piece.box((wide, 9.4, 24), (0, y + 0.34 + 4.75, 10), inner, 0)
    # The ground floor: courses of stone with grooves between them; its bays are filled by shops and the entrance.
    for k in range(bays + 1):
        x = left + step * k
        part = 0.62 if 0 < k < bays else 0.5
        for row in range(9):
            piece.box((part + 0.14, 0.42, 0.435), (x + (0.2 if k == 0 else -0.2 if k == bays else 0), y + 0.13, 0.24 + row * 0.47), smooth, 0.03)
    for x in (-step, step):
        for row in range(2):
            piece.box((step - 0.5, 0.3, 0.435), (x, y + 0.2, 0.24 + row * 0.47), smooth, 0.03)
        casement(piece, x, y + 0.3, 0.95, step - 0.9, 2.7, rng.choice(lit_or_dark), frame, rng)
        piece.box((step - 0.5, 0.3, 0.4), (x, y + 0.2, 3.85), smooth, 0.02)
    for x in (-2 * step, 0, 2 * step, -3 * step, 3 * step):
        piece.box((step - 0.5, 0.3, 1.3), (x, y + 0.25, 3.65), smooth, 0.02)
    piece.box((wide, 0.5, 0.5), (0, y + 0.12, ground - 0.2), smooth, 0.02)
    for low, deep in ((0.0, 0.34), (0.13, 0.5)):
        piece.box((wide + 0.1, deep, 0.14), (0, y - deep / 2 + 0.2, ground + 0.1 + low), trim, 0.02)
    z, tall = ground + 0.3, [3.7, 3.5, 3.3, 3.0, 2.8][: floors - 1]
    crowns = [rng.choice(["pediment", "cornice"]), "cornice", "plain", "plain"]
    for row, high in enumerate(tall):
        opening = (1.28, 0.12 if row in (0, len(tall) - 1) else 0.45, high - (0.95 if row == 0 else 0.9))
        for k, x in enumerate(storey(piece, left, right, y, z, high, bays, opening, wall)):
            sill = z + opening[1]
            casement(piece, x, y + 0.22, sill, opening[0], opening[2], rng.choice(lit_or_dark), frame, rng)
            surround(piece, x, y, sill, opening[0], opening[2], trim, crowns[row] if (row or k % 2) else "cornice")
            if 0 < row < len(tall) - 1:
                balcony(piece, x, y, z + 0.35, 1.75, 0.34, trim)
        if row in (0, len(tall) - 1):
            balcony(piece, 0, y, z, wide, 0.75, trim)
            for k in range(bays * 2):
                piece.box((0.2, 0.5, 0.36), (left + wide * (k + 0.5) / (bays * 2), y - 0.24, z - 0.3), trim, 0.05)
        else:
            piece.box((wide + 0.04, 0.22, 0.16), (0, y - 0.08, z), trim, 0.02)
        z += high
    for low, deep in ((0.05, 0.3), (0.2, 0.55), (0.36, 0.75)):
        piece.box((wide + 0.3, deep, 0.16), (0, y - deep / 2 + 0.1, z + low), trim, 0.02)
    for k in range(int(wide / 0.55)):
        piece.box((0.2, 0.34, 0.14), (left + 0.3 + 0.55 * k, y - 0.3, z + 0.1), trim, 0.02)
    _roof(piece, y, z + 0.44, wide, bays, trim, frame, lit_or_dark, rng)


def garden_front(piece, y, wide, tint, panes, seed):
    """The garden side of a town house: two floors of french windows over steps, shutters, a climbing plant."""
    rng = random.Random(f"garden front {seed}")
    wall, trim = m.paint(tint, 0.9), m.plain(tuple(min(0.85, 1.15 * part) for part in tint), 0.8)
    frame, shutter = m.plain((0.74, 0.72, 0.68), 0.5), m.plain(rng.choice([(0.22, 0.28, 0.26), (0.3, 0.33, 0.35), (0.12, 0.2, 0.16)]), 0.6)
    piece.box((wide, 8, 7.4), (0, y + 4.4, 3.7), m.plain((0.02, 0.02, 0.022), 0.8), 0)
    for row, (z, high, opening) in enumerate(((0.0, 4.1, (1.4, 0.35, 2.9)), (4.1, 3.5, (1.25, 0.75, 2.1)))):
        for x in storey(piece, -wide / 2, wide / 2, y, z, high, 5, opening, wall):
            sill = z + opening[1]
            casement(piece, x, y + 0.2, sill, opening[0], opening[2], rng.choice(panes), frame, rng)
            surround(piece, x, y, sill, opening[0], opening[2], trim, "cornice" if row == 0 else "plain")
            for side in (-1, 1):
                piece.box((0.62, 0.05, opening[2]), (x + side * (opening[0] / 2 + 0.5), y - 0.06, sill + opening[2] / 2), shutter, 0.01)
                for k in range(14):
                    piece.box((0.5, 0.03, 0.05), (x + side * (opening[0] / 2 + 0.5), y - 0.09, sill + 0.15 + (opening[2] - 0.3) * k / 13), shutter, 0.01)
        piece.box((wide + 0.1, 0.2, 0.2), (0, y - 0.05, z + high), trim, 0.02)
    for step in range(2):
        piece.box((3.6 - 0.5 * step, 1.2 - 0.4 * step, 0.16), (0, y - 0.6 + 0.2 * step, 0.08 + 0.16 * step), trim, 0.02)
    greens = [m.leaf((0.05, 0.13, 0.03)), m.leaf((0.08, 0.17, 0.05)), m.leaf((0.24, 0.16, 0.36))]
    for number, green in enumerate(greens):
        quads = []
        for _ in range(2200 if number < 2 else 700):
            x = max(-wide / 2 + 0.2, min(wide / 2 - 0.2, rng.gauss(-wide * 0.2, wide * 0.16)))
            z = 3.9 + 0.5 * math.sin(x * 1.7) + rng.gauss(0, 0.3)
            dx, dz, lean = rng.uniform(0.03, 0.08), rng.uniform(0.04, 0.1), rng.uniform(-0.1, 0.1)
            front = y - 0.1 - rng.random() * 0.3
            quads.append([(x - dx, front, z), (x, front + lean, z - dz), (x + dx, front, z), (x, front - lean, z + dz)])
        piece.sheets(quads, green)
    _roof(piece, y, 7.7, wide, 5, trim, frame, panes, rng)


def _roof(piece, y, z, wide, bays, trim, frame, panes, rng):
    slate = m.tiles((0.13, 0.145, 0.17), 0.34, 0.5)
    zinc = m.plain((0.32, 0.35, 0.38), 0.4)
    piece.surface(lambda u, v: ((u - 0.5) * wide, y + 0.25 + 1.15 * v**1.3, z + 3.1 * v), 1, 10, slate)
    piece.surface(lambda u, v: ((u - 0.5) * wide, y + 1.4 + 3.6 * v, z + 3.1 + 0.9 * v), 1, 1, zinc)
    for k in range(bays):
        x = -wide / 2 + wide * (k + 0.5) / bays
        piece.box((1.45, 1.3, 2.1), (x, y + 0.95, z + 1.05), trim, 0.02)
        piece.box((1.75, 1.6, 0.14), (x, y + 0.8, z + 2.15), zinc, 0.05)
        piece.box((1.3, 1.4, 0.2), (x, y + 0.85, z + 2.3), zinc, 0.08)
        casement(piece, x, y + 0.24, z + 0.25, 1.0, 1.65, rng.choice(panes), frame, rng)
    for share in (-0.47, -0.08, 0.33):
        piece.box((1.5, 0.9, 2.6), (wide * share, y + 3.4, z + 4.6), m.brick((0.46, 0.3, 0.22)), 0.02)
        for k in range(5):
            piece.cylinder(0.12, 0.55, (wide * share - 0.56 + 0.28 * k, y + 3.4, z + 5.9), m.plain((0.42, 0.17, 0.09), 0.8))


def works_front(piece, y, wide, clay, panes, seed, floors=3):
    """A workshop of brick: piers, wide steel windows under segment lintels, a parapet with a saw-tooth roof behind."""
    rng = random.Random(f"works front {seed}")
    steel, stone = m.plain((0.025, 0.025, 0.03), 0.45), m.concrete((0.52, 0.5, 0.46), 0.8)
    left, right, bays, high = -wide / 2, wide / 2, 6, 4.1
    step = wide / bays
    piece.box((wide, 9.4, floors * high - 0.3), (0, y + 0.5 + 4.75, floors * high / 2), m.plain((0.02, 0.02, 0.022), 0.8), 0)
    for row in range(floors):
        z = row * high
        opening = (2.55, 0.9, 2.75)
        for x in storey(piece, left, right, y, z, high, bays, opening, clay, 0.5):
            piece.box((2.55, 0.03, 2.75), (x, y + 0.4, z + 0.9 + 1.375), rng.choice(panes), 0)
            for k in range(6):
                piece.box((0.035, 0.06, 2.75), (x - 1.275 + 0.51 * k, y + 0.35, z + 0.9 + 1.375), steel, 0)
                piece.box((2.55, 0.06, 0.035), (x, y + 0.35, z + 0.9 + 0.55 * k), steel, 0)
            piece.box((1.02, 0.05, 0.06), (x, y + 0.32, z + 0.9 + 1.1), steel, 0)
            piece.box((2.85, 0.3, 0.14), (x, y - 0.02, z + 0.83), stone, 0.02)
            for k in range(15):
                piece.box((0.16, 0.16, 0.38), (x - 1.4 + 0.2 * k, y - 0.03, z + 3.84), clay, 0.01)
            piece.box((0.26, 0.2, 0.46), (x, y - 0.05, z + 3.84), stone, 0.02)
    for k in range(bays + 1):
        piece.box((0.62, 0.3, floors * high), (left + step * k, y - 0.12, floors * high / 2), clay, 0)
        piece.box((0.74, 0.4, 0.6), (left + step * k, y - 0.16, 0.3), stone, 0.03)
    top = floors * high
    for low, deep in ((0.0, 0.5), (0.2, 0.7)):
        piece.box((wide + 0.5, deep, 0.2), (0, y - deep / 2 + 0.4, top + 0.1 + low), clay if low == 0 else stone, 0.02)
    for k in range(int(wide / 0.4)):
        piece.box((0.18, 0.2, 0.22), (left + 0.2 + 0.4 * k, y - 0.08, top - 0.12), clay, 0)
    piece.box((wide + 0.2, 0.5, 0.8), (0, y + 0.3, top + 0.7), clay, 0.02)
    piece.box((wide + 0.4, 0.7, 0.14), (0, y + 0.28, top + 1.15), stone, 0.02)
    for k in range(4):
        x = left + wide * (k + 0.5) / 4
        piece.sheets([[(x - 2.3, y + 1, top + 0.6), (x + 2.3, y + 1, top + 0.6), (x + 2.3, y + 1, top + 3.0)]], clay)
        piece.sheets([[(x - 2.3, y + 1, top + 0.6), (x + 2.3, y + 1, top + 3.0), (x + 2.3, y + 8, top + 3.0), (x - 2.3, y + 8, top + 0.6)]], m.plain((0.28, 0.3, 0.32), 0.4))
    for x in (left + 0.7, right - 0.7):
        piece.tube([(x, y - 0.34, 0.2), (x, y - 0.34, top + 0.2)], 0.06, m.plain((0.14, 0.15, 0.15), 0.5))


def glass_front(piece, y, wide, timber, panes, told, floors):
    """Storeys of glass: fins, floor edges that throw shadows, blinds here and there, a set-back top floor."""
    rng = random.Random(f"glass front {told['seed']}")
    steel, pale = m.plain((0.05, 0.055, 0.06), 0.35), m.plain((0.7, 0.68, 0.64), 0.6)
    band = timber if told["style"] == "timber" else pale
    bays, high = 14, 3.7
    step = wide / bays
    for row in range(floors):
        z = row * high
        for k in range(bays):
            x = -wide / 2 + step * (k + 0.5)
            piece.box((step - 0.08, 0.05, high - 0.5), (x, y + 0.35, z + 0.5 + (high - 0.5) / 2), rng.choice(panes), 0)
            if row and rng.random() < 0.3:
                drop = rng.choice((0.5, 0.9, 1.5))
                piece.box((step - 0.14, 0.02, drop), (x, y + 0.31, z + high - drop / 2), m.plain((0.5, 0.48, 0.44), 0.6), 0)
        piece.box((wide + 0.6, 1.1, 0.42), (0, y - 0.1, z + 0.21), band, 0.03)
        for k in range(bays + 1):
            fin = timber if told["style"] == "timber" else steel
            piece.box((0.09 if told["style"] == "modern" else 0.16, 0.42, high - 0.4), (-wide / 2 + step * k, y + 0.08, z + 0.4 + (high - 0.4) / 2), fin, 0.01)
    top = floors * high
    piece.box((wide + 0.8, 1.6, 0.5), (0, y + 0.1, top + 0.25), band, 0.04)
    piece.box((wide, 9, top), (0, y + 5.2, top / 2), m.plain((0.03, 0.034, 0.04), 0.5), 0)
    piece.box((wide - 3, 7, 2.9), (0, y + 5.6, top + 1.9), m.plain((0.1, 0.13, 0.16), 0.1), 0.02)
    piece.box((wide - 2, 8, 0.3), (0, y + 5.4, top + 3.5), band, 0.03)
