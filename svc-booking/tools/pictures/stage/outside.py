"""What is seen through windows and from terraces: houses, trees, pavement, street furniture."""

import math
import random

from . import materials as m
from .shapes import Piece


def block(piece, x, y, wide, deep, high, wall, panes, trim, roof=None, floor=3.2, bay=2.1, base=-0.5, face=-1):
    """A house whose windows stand back from its front, each of one of the panes; face -1 looks towards -y."""
    chance = random.Random(f"panes {x} {wide}")
    piece.box((wide, deep, high), (x, y, base + high / 2), wall, 0.02)
    front = y + face * deep / 2
    floors = max(1, int((high - 0.8) / floor))
    bays = max(1, int((wide - 0.6) / bay))
    step = (wide - 0.6) / bays
    for row in range(floors):
        z = base + 0.7 + row * floor
        for column in range(bays):
            cx = x - wide / 2 + 0.3 + step * (column + 0.5)
            w, h = min(1.15, step * 0.6), floor * 0.66
            piece.box((w, 0.06, h), (cx, front + face * 0.005, z + h / 2), chance.choice(panes), 0)
            piece.box((w + 0.16, 0.1, 0.09), (cx, front + face * 0.04, z + h + 0.045), trim, 0.01)
            piece.box((w + 0.2, 0.16, 0.07), (cx, front + face * 0.06, z - 0.035), trim, 0.01)
            piece.box((0.05, 0.04, h), (cx, front + face * 0.045, z + h / 2), trim, 0)
            piece.box((w, 0.04, 0.045), (cx, front + face * 0.045, z + h * 0.62), trim, 0)
        if row in (1, floors - 1):
            piece.box((wide + 0.1, 0.35, 0.12), (x, front + face * 0.17, z - 0.15), trim, 0.02)
    piece.box((wide + 0.3, deep + 0.3, 0.25), (x, y, base + high + 0.12), trim, 0.03)
    if roof:
        piece.surface(
            lambda u, v: (x + (u - 0.5) * (wide - v * 0.6), front - face * (0.1 + v * 1.6), base + high + 0.24 + 2.6 * v), 1, 1, roof
        )
        for column in range(bays):
            cx = x - wide / 2 + 0.3 + step * (column + 0.5)
            piece.box((0.9, 0.8, 1.3), (cx, front - face * 0.75, base + high + 1.1), trim, 0.02)
            piece.box((0.66, 0.05, 1.0), (cx, front - face * 0.33, base + high + 1.1), chance.choice(panes), 0)


def street_houses(distance, span, seed, base=-0.5, tall=(14, 22), tones=((0.62, 0.55, 0.44), (0.66, 0.6, 0.5), (0.56, 0.47, 0.36))):
    """A row of stone houses across the street, along x, their fronts on y = distance."""
    rng = random.Random(f"street {seed}")
    x = -span / 2
    while x < span / 2:
        piece = Piece("house")
        wide = rng.uniform(7, 12)
        block(
            piece, x + wide / 2, distance + 5, wide - 0.05, 10, rng.uniform(*tall), m.paint(rng.choice(tones)), [m.plain((0.05, 0.07, 0.09), 0.08)],
            m.plain((0.7, 0.66, 0.58), 0.8), roof=m.plain((0.16, 0.18, 0.21), 0.5), base=base,
        )
        piece.place()
        x += wide
    return x


def skyline(distance, span, seed, base, tall=(14, 60), glassy=0.5):
    """Roofs and towers farther away, for upper floors."""
    rng = random.Random(f"skyline {seed}")
    for row in range(3):
        far = distance + row * 38
        x = -span / 2 - row * 25
        while x < span / 2 + row * 25:
            wide = rng.uniform(9, 20)
            high = rng.uniform(*tall) * (0.5 + 0.4 * row)
            piece = Piece("tower")
            if rng.random() < glassy:
                blue = rng.choice([(0.18, 0.24, 0.3), (0.24, 0.28, 0.3), (0.12, 0.17, 0.22)])
                piece.box((wide, 12, high), (x + wide / 2, far + 6, base + high / 2), m.plain(blue, 0.18), 0.05)
                line = m.plain((0.45, 0.47, 0.5), 0.5)
                for k in range(int(high / 3.4)):
                    piece.box((wide + 0.06, 12.06, 0.35), (x + wide / 2, far + 6, base + 3.4 * k + 0.2), line, 0)
                for k in range(int(wide / 1.8)):
                    piece.box((0.1, 0.1, high), (x + 1.8 * k + 0.5, far - 0.03, base + high / 2), line, 0)
            else:
                block(
                    piece, x + wide / 2, far + 6, wide, 12, high, m.paint(rng.choice([(0.6, 0.54, 0.45), (0.52, 0.45, 0.38), (0.68, 0.64, 0.58)])),
                    [m.plain((0.06, 0.08, 0.1), 0.1)], m.plain((0.6, 0.57, 0.5), 0.8), roof=m.plain((0.18, 0.2, 0.23), 0.5), base=base,
                )
            piece.place()
            x += wide + rng.uniform(0.5, 6)
    ground = Piece("ground")
    ground.box((600, 600, 0.2), (0, 200, base - 0.1), m.plain((0.3, 0.32, 0.28), 0.95), 0)
    ground.place()


def tree(seed=0, tall=6.0, spread=1.9):
    """A trunk, branches and a cloud of leaves."""
    rng = random.Random(f"tree {seed}")
    piece = Piece("tree")
    bark = m.plain((0.11, 0.08, 0.055), 0.95)
    greens = [m.leaf((0.05, 0.13, 0.025)), m.leaf((0.08, 0.18, 0.04)), m.leaf((0.035, 0.1, 0.02))]
    crown = tall * 0.62
    piece.tube([(0, 0, 0), (0.04, 0.02, tall * 0.3), (0.0, 0.05, tall * 0.75)], 0.11, bark)
    centres = []
    for _ in range(24):
        a, up = rng.uniform(0, 6.283), rng.uniform(-0.5, 0.5)
        r, z = rng.uniform(0.15, 1.0) * spread * 0.8 * (1 - 1.1 * up * abs(up)), crown + up * tall * 0.62
        centre = (r * math.cos(a), r * math.sin(a), z)
        centres.append(centre)
        piece.tube([(0, 0, tall * 0.4), (centre[0] * 0.5, centre[1] * 0.5, (tall * 0.4 + z) / 2 + 0.2), centre], 0.03, bark, 6)
    for green in greens:
        quads = []
        for centre in centres:
            thick = rng.uniform(0.2, 0.4)
            for _ in range(190):
                a, b, r = rng.uniform(0, 6.283), rng.uniform(-1, 1), spread * thick * rng.random() ** 0.6
                flat = math.sqrt(1 - b * b)
                at = (centre[0] + r * flat * math.cos(a), centre[1] + r * flat * math.sin(a), centre[2] + r * b * 0.8)
                quads.append(_leaf(rng, at, 0.075 * tall / 6))
        piece.sheets(quads, green)
    return piece


def _leaf(rng, at, size):
    """A small lozenge, turned and leaning by chance."""
    turn, lean = rng.uniform(0, 6.283), rng.uniform(-1.2, 1.2)
    along = (math.cos(turn) * math.cos(lean), math.sin(turn) * math.cos(lean), math.sin(lean))
    side = (-math.sin(turn), math.cos(turn), rng.uniform(-0.4, 0.4))
    x, y, z = at
    return [
        (x - along[0] * size, y - along[1] * size, z - along[2] * size),
        (x + side[0] * size * 0.5, y + side[1] * size * 0.5, z + side[2] * size * 0.5),
        (x + along[0] * size, y + along[1] * size, z + along[2] * size),
        (x - side[0] * size * 0.5, y - side[1] * size * 0.5, z - side[2] * size * 0.5),
    ]


def hedge(wide, deep, high, seed=0):
    """Leaves in a planter-sized box."""
    rng = random.Random(f"hedge {seed}")
    piece = Piece("hedge")
    greens = [m.leaf((0.05, 0.14, 0.03)), m.leaf((0.03, 0.1, 0.02)), m.leaf((0.09, 0.17, 0.05))]
    piece.box((wide * 0.9, deep * 0.8, high * 0.8), (0, 0, high * 0.4), m.plain((0.012, 0.03, 0.008), 1.0), 0.05)
    for green in greens:
        quads = []
        for _ in range(int(1500 * wide * (deep + high))):
            u, v, w = rng.uniform(-0.5, 0.5), rng.uniform(-0.5, 0.5), rng.uniform(0, 1)
            if rng.random() < 0.5:
                v = math.copysign(0.5 - abs(rng.gauss(0, 0.06)), v)
            else:
                w = 1 - abs(rng.gauss(0, 0.08))
            quads.append(_leaf(rng, (u * wide, v * deep, w * high * (0.88 + 0.12 * math.sin(u * wide * 9))), 0.05))
        piece.sheets(quads, green)
    return piece


def planter(wide, deep, high, material, seed=0, growth=0.45):
    box = Piece("planter")
    box.box((wide, deep, high), (0, 0, high / 2), material, 0.012)
    green = hedge(wide - 0.08, deep - 0.06, growth, seed)
    return box, green


def parasol(cloth, pole, radius=1.5, high=2.5):
    piece = Piece("parasol")
    piece.tube([(0, 0, 0), (0, 0, high + 0.35)], 0.022, pole)
    piece.box((0.5, 0.5, 0.07), (0, 0, 0.035), m.concrete((0.5, 0.5, 0.48)), 0.02)

    def cover(u, v):
        a = 2 * math.pi * u
        fold = 1 - 0.045 * (0.5 - 0.5 * math.cos(8 * a)) * v
        r = radius * v * fold
        return (r * math.cos(a), r * math.sin(a), high + 0.35 - 0.42 * v ** 1.15)

    piece.surface(cover, 64, 8, cloth)
    for k in range(8):
        a = 2 * math.pi * k / 8
        piece.tube([(0, 0, high + 0.3), (radius * 0.99 * math.cos(a), radius * 0.99 * math.sin(a), high - 0.08)], 0.008, pole, 5)
    return piece


def string_lights(piece, start, end, sag, bulb_material, cord, count=14):
    line = []
    for k in range(count * 2 + 1):
        s = k / (count * 2)
        line.append(tuple(a + (b - a) * s for a, b in zip(start, end))[:2] + (start[2] + (end[2] - start[2]) * s - sag * 4 * s * (1 - s),))
    piece.tube(line, 0.006, cord, 5)
    for x, y, z in line[1::2]:
        piece.tube([(x, y, z), (x, y, z - 0.05)], 0.012, cord, 6)
        piece.ball(0.032, (x, y, z - 0.08), bulb_material)


def railing(length, frame, glass, high=1.05):
    piece = Piece("railing")
    count = max(1, round(length / 1.5))
    for k in range(count + 1):
        piece.box((0.04, 0.04, high), (-length / 2 + length * k / count, 0, high / 2), frame, 0.004)
    for k in range(count):
        piece.box((length / count - 0.08, 0.012, high - 0.2), (-length / 2 + length * (k + 0.5) / count, 0, high / 2 + 0.02), glass, 0)
    piece.box((length + 0.04, 0.06, 0.045), (0, 0, high + 0.02), frame, 0.01)
    return piece
