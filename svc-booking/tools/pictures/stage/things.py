"""What furnishes a room beside seats and tables: lamps, plants, screens, pictures, shelves, curtains, rugs."""

import math
import random

from . import materials as m
from .light import bulb
from .shapes import Piece, bend

BLACK = (0.015, 0.015, 0.016)
BRASS = (0.6, 0.42, 0.16)


def pendant(x, y, ceiling, low, style, colour, power=28.0, warm=(1.0, 0.72, 0.42)):
    """style: dome, globe, cone or basket; low is the height of its lower edge."""
    piece = Piece("pendant")
    cord = m.plain(BLACK, 0.6)
    shade = colour if style != "globe" else m.glow((1.0, 0.86, 0.66), 3.2)
    lit = m.glow((1.0, 0.8, 0.55), 7.0)
    tops = {"dome": 0.24, "globe": 0.26, "cone": 0.3, "basket": 0.34}
    piece.tube([(0, 0, tops[style]), (0, 0, ceiling - low)], 0.004, cord, 6)
    piece.cylinder(0.05, 0.025, (0, 0, ceiling - low - 0.025), cord)
    if style == "dome":
        arc = [(0.24 * math.cos(a), 0.22 * math.sin(a)) for a in [math.pi / 2 * k / 12 for k in range(12)]]
        piece.lathe([*arc, (0.03, 0.22), (0.02, 0.25), (0.228, 0.0)][:13], shade)
        piece.lathe([(0.236 * math.cos(a), 0.212 * math.sin(a)) for a in [math.pi / 2 * k / 12 for k in range(12)]], m.plain((0.9, 0.86, 0.75), 0.4))
        piece.ball(0.045, (0, 0, 0.09), lit)
    elif style == "globe":
        piece.ball(0.13, (0, 0, 0.13), shade)
        piece.cylinder(0.03, 0.04, (0, 0, 0.25), m.metal(BRASS, 0.25))
    elif style == "cone":
        piece.lathe([(0.17, 0.0), (0.035, 0.26), (0.03, 0.3)], shade)
        piece.lathe([(0.166, 0.001), (0.032, 0.255)], m.plain((0.9, 0.86, 0.75), 0.4))
        piece.ball(0.04, (0, 0, 0.07), lit)
    else:
        for k in range(26):
            a = 2 * math.pi * k / 26
            rib = [(r * math.cos(a), r * math.sin(a), z) for r, z in ((0.12, 0.0), (0.25, 0.08), (0.27, 0.17), (0.18, 0.28), (0.05, 0.34))]
            piece.tube(bend(rib, 0.06, 3), 0.0045, shade, 5)
        piece.ball(0.06, (0, 0, 0.16), lit)
    piece.place(x, y, low)
    if power:
        bulb((x, y, low - 0.02 if style in ("dome", "cone") else low - 0.08), warm, power, 0.09)


def ring_lamp(x, y, ceiling, low, radius=0.7, power=90.0):
    piece = Piece("ring lamp")
    ring = [(radius * math.cos(a), radius * math.sin(a), 0) for a in [2 * math.pi * k / 64 for k in range(65)]]
    piece.tube(ring, 0.022, m.glow((1.0, 0.84, 0.62), 2.6), 10)
    piece.tube([(px, py, 0.024) for px, py, _ in ring], 0.02, m.plain(BLACK, 0.4), 8)
    for k in range(3):
        a = 2 * math.pi * k / 3
        piece.tube([(radius * math.cos(a), radius * math.sin(a), 0), (0, 0, ceiling - low)], 0.003, m.plain(BLACK, 0.5), 5)
    piece.place(x, y, low)
    bulb((x, y, low - 0.12), (1.0, 0.8, 0.58), power, 0.3)


def linear_lamp(x, y, ceiling, low, length=2.4, power=80.0, turn=0.0):
    piece = Piece("linear lamp")
    piece.box((length, 0.06, 0.05), (0, 0, 0.03), m.plain(BLACK, 0.4), 0.004)
    piece.box((length - 0.02, 0.045, 0.006), (0, 0, 0.004), m.glow((1.0, 0.88, 0.7), 8.0), 0)
    for sx in (-1, 1):
        piece.tube([(sx * length * 0.4, 0, 0.05), (sx * length * 0.4, 0, ceiling - low)], 0.0025, m.plain(BLACK, 0.5), 5)
    piece.place(x, y, low, turn)
    for share in (-0.33, 0, 0.33):
        bulb((x + length * share * math.cos(turn), y + length * share * math.sin(turn), low - 0.06), (1.0, 0.84, 0.64), power / 3, 0.15)


def floor_lamp(x, y, shade, power=30.0):
    piece = Piece("floor lamp")
    steel = m.metal(BRASS, 0.3)
    piece.cylinder(0.15, 0.02, (0, 0, 0), steel)
    piece.tube([(0, 0, 0.02), (0, 0, 1.5)], 0.011, steel)
    piece.lathe([(0.21, 1.36), (0.15, 1.68)], shade)
    piece.ball(0.05, (0, 0, 1.5), m.glow((1.0, 0.78, 0.5), 9.0))
    piece.place(x, y)
    bulb((x, y, 1.3), (1.0, 0.72, 0.45), power, 0.1)
    bulb((x, y, 1.72), (1.0, 0.72, 0.45), power * 0.5, 0.1)


def wall_lamp():
    piece = Piece("wall lamp")
    steel = m.metal(BRASS, 0.28)
    piece.cylinder(0.05, 0.02, (0, -0.02, 0), steel)
    piece.tube(bend([(0, -0.02, 0.01), (0, -0.12, 0.01), (0, -0.12, 0.1)], 0.04), 0.009, steel)
    piece.ball(0.07, (0, -0.12, 0.17), m.glow((1.0, 0.82, 0.58), 5.0))
    return piece


def track_lights(room, x, count, aim, power=45.0):
    """Small black spots on a track under the ceiling, along y."""
    from .light import spot

    piece = Piece("track")
    black = m.plain(BLACK, 0.45)
    piece.box((0.035, room.depth * 0.8, 0.03), (x, room.depth * 0.5, room.height - 0.015), black, 0.004)
    for index in range(count):
        y = room.depth * (0.14 + 0.72 * (index + 0.5) / count)
        piece.tube([(x, y, room.height - 0.03), (x, y, room.height - 0.1)], 0.008, black, 6)
        piece.cylinder(0.035, 0.13, (x, y, room.height - 0.22), black)
        piece.cylinder(0.028, 0.004, (x, y, room.height - 0.223), m.glow((1.0, 0.86, 0.66), 10.0))
        spot((x, y, room.height - 0.24), (x + aim[0], y + aim[1], 0.5), (1.0, 0.84, 0.62), power)
    piece.place()


def _leaf(piece, root, tip, width, material, droop=0.2, segments=6):
    """A leaf from root to tip, folded along its middle."""
    (x0, y0, z0), (x1, y1, z1) = root, tip
    along = (x1 - x0, y1 - y0, z1 - z0)
    length = math.sqrt(sum(part * part for part in along)) or 1e-6
    flat = math.hypot(along[0], along[1]) or 1e-6
    side = (-along[1] / flat, along[0] / flat, 0)

    def at(u, v):
        wide = width * math.sin(math.pi * min(0.97, 0.08 + 0.92 * v)) ** 0.8 * (u - 0.5)
        fold = abs(u - 0.5) * width * 0.35 * math.sin(math.pi * v)
        return (
            x0 + along[0] * v + side[0] * wide,
            y0 + along[1] * v + side[1] * wide,
            z0 + along[2] * v + droop * length * (v - v * v) * 1.2 - droop * length * v * v * 0.6 + fold,
        )

    piece.surface(at, 2, segments, material)


def plant(kind, pot, seed=0, tall=1.7):
    """kind: fig (a small tree), palm (arching leaves), tongue (upright blades), fern (a low bush)."""
    rng = random.Random(f"{kind} {seed}")
    piece = Piece(f"plant {kind}")
    greens = [m.leaf((0.035, 0.13, 0.03)), m.leaf((0.06, 0.18, 0.045)), m.leaf((0.025, 0.1, 0.04))]
    earth = m.plain((0.04, 0.025, 0.015), 1.0)
    wide = 0.16 if kind == "tongue" else 0.21
    high = 0.36 if kind != "fern" else 0.24
    piece.lathe([(wide * 0.72, 0), (wide * 0.78, 0.01), (wide, high), (wide * 0.93, high), (wide * 0.9, high - 0.03), (0, high - 0.03)], pot, segments=40)
    piece.cylinder(wide * 0.9, 0.01, (0, 0, high - 0.035), earth)
    if kind == "fig":
        bark = m.wood((0.16, 0.1, 0.06), 0.9)
        for trunk in range(2):
            lean = rng.uniform(-0.09, 0.09), rng.uniform(-0.09, 0.09)
            stem = [(lean[0] * s * 0.6, lean[1] * s * 0.6, high - 0.05 + (tall - high) * 0.8 * s) for s in (0, 0.35, 0.7, 1)]
            piece.tube(stem, 0.014, bark)
            for _ in range(46):
                s = rng.uniform(0.28, 1.0)
                base = (lean[0] * s * 0.6, lean[1] * s * 0.6, high + (tall - high) * 0.8 * s)
                a = rng.uniform(0, 6.283)
                reach = rng.uniform(0.12, 0.36) * (1.15 - 0.4 * s)
                mid = (base[0] + reach * math.cos(a), base[1] + reach * math.sin(a), base[2] + rng.uniform(0.02, 0.16))
                piece.tube([base, mid], 0.004, bark, 5)
                for _ in range(2):
                    b = a + rng.uniform(-0.9, 0.9)
                    size = rng.uniform(0.14, 0.23)
                    tip = (mid[0] + size * math.cos(b), mid[1] + size * math.sin(b), mid[2] + rng.uniform(-0.08, 0.12))
                    _leaf(piece, mid, tip, size * 0.62, rng.choice(greens))
    elif kind == "palm":
        for _ in range(17):
            a, reach = rng.uniform(0, 6.283), rng.uniform(0.3, 0.62)
            top = rng.uniform(0.65, 1.0) * tall
            arch = [(reach * s**1.6 * math.cos(a), reach * s**1.6 * math.sin(a), high + (top - high) * math.sin(s * 1.75)) for s in [k / 12 for k in range(13)]]
            piece.tube(arch, 0.006, greens[1], 5)
            for k in range(4, 13):
                x, y, z = arch[k]
                for sign in (-1, 1):
                    b = a + sign * rng.uniform(0.8, 1.2)
                    size = 0.26 * math.sin(math.pi * (k - 2) / 12) + 0.06
                    _leaf(piece, (x, y, z), (x + size * math.cos(b), y + size * math.sin(b), z - rng.uniform(0.0, 0.08)), 0.035, rng.choice(greens), 0.15, 4)
    elif kind == "tongue":
        for _ in range(13):
            a, r = rng.uniform(0, 6.283), rng.uniform(0, 0.09)
            x, y, top = r * math.cos(a), r * math.sin(a), rng.uniform(0.5, 0.9)
            lean = rng.uniform(0.02, 0.12)
            _leaf(piece, (x, y, high - 0.03), (x + lean * math.cos(a), y + lean * math.sin(a), high + top * 0.75), 0.075, rng.choice(greens), 0.02, 8)
    else:
        for _ in range(70):
            a, reach, rise = rng.uniform(0, 6.283), rng.uniform(0.12, 0.34), rng.uniform(0.0, 0.3)
            root = (0.08 * math.cos(a), 0.08 * math.sin(a), high)
            _leaf(piece, root, (reach * math.cos(a), reach * math.sin(a), high + rise), 0.07, rng.choice(greens), 0.5)
    return piece


def screen(wide=2.2, shown=(0.16, 0.28, 0.62)):
    """A television for a wall: its back on y = 0, a title and a chart on it."""
    piece = Piece("screen")
    tall = wide * 9 / 16
    piece.box((wide + 0.05, 0.05, tall + 0.05), (0, -0.045, 0), m.plain(BLACK, 0.3), 0.006)
    piece.box((wide, 0.004, tall), (0, -0.072, 0), m.glow((0.86, 0.88, 0.9), 0.75), 0)
    front = -0.0755
    ink = m.glow(shown, 0.7)
    soft = m.glow(tuple(0.55 * part + 0.4 for part in shown), 0.7)
    accent = m.glow((0.95, 0.6, 0.08), 0.8)
    piece.box((wide * 0.42, 0.002, tall * 0.07), (-wide * 0.22, front, tall * 0.33), ink, 0)
    piece.box((wide * 0.3, 0.002, tall * 0.03), (-wide * 0.28, front, tall * 0.23), soft, 0)
    for k, high in enumerate((0.2, 0.32, 0.27, 0.45, 0.52)):
        piece.box((wide * 0.06, 0.002, tall * high), (wide * (0.06 + k * 0.085), front, -tall * 0.36 + tall * high / 2), ink if k < 4 else accent, 0)
    for k, long_ in enumerate((0.3, 0.26, 0.32, 0.2)):
        piece.box((wide * long_, 0.002, tall * 0.018), (-wide * 0.43 + wide * long_ / 2, front, tall * (0.06 - k * 0.1)), soft, 0)
    return piece


def projection(wide=2.9):
    """A pull-down screen, its case under the ceiling line."""
    piece = Piece("projection")
    tall = wide * 10 / 16
    piece.box((wide + 0.24, 0.1, 0.1), (0, -0.06, tall / 2 + 0.1), m.plain((0.85, 0.85, 0.84), 0.5), 0.02)
    piece.box((wide + 0.1, 0.004, tall + 0.12), (0, -0.06, 0), m.plain((0.9, 0.9, 0.9), 0.9), 0)
    piece.box((wide, 0.002, tall), (0, -0.0645, -0.02), m.glow((0.72, 0.8, 0.93), 0.8), 0)
    piece.box((wide * 0.5, 0.002, tall * 0.08), (-wide * 0.16, -0.067, tall * 0.18), m.glow((0.1, 0.16, 0.4), 0.6), 0)
    piece.box((wide * 0.34, 0.002, tall * 0.035), (-wide * 0.24, -0.067, tall * 0.05), m.glow((0.35, 0.42, 0.6), 0.6), 0)
    piece.box((wide + 0.1, 0.02, 0.025), (0, -0.06, -tall / 2 - 0.07), m.plain(BLACK, 0.4), 0.004)
    return piece


def flip_chart(seed=0):
    rng = random.Random(f"chart {seed}")
    piece = Piece("flip chart")
    grey = m.metal((0.4, 0.4, 0.42), 0.4)
    for x, y in ((-0.34, -0.1), (0.34, -0.1), (0.0, 0.45)):
        piece.tube([(x, y, 0), (x * 0.35, 0.06, 1.75)], 0.013, grey)
    piece.box((0.68, 0.02, 1.0), (0, 0.0, 1.28), m.plain((0.85, 0.85, 0.84), 0.6), 0.006, (-0.1, 0, 0))
    piece.box((0.62, 0.006, 0.9), (0, -0.016, 1.27), m.plain((0.93, 0.92, 0.89), 0.9), 0.002, (-0.1, 0, 0))
    inks = [m.plain((0.03, 0.06, 0.35), 0.9), m.plain((0.5, 0.04, 0.03), 0.9)]
    for k in range(5):
        long_ = rng.uniform(0.18, 0.42)
        z = 1.58 - k * 0.11
        piece.box((long_, 0.003, 0.014), (-0.24 + long_ / 2, -0.021 - (z - 1.27) * -0.1, z), inks[k % 2], 0, (-0.1, rng.uniform(-0.02, 0.02), 0))
    piece.box((0.64, 0.09, 0.015), (0, -0.1, 0.77), grey, 0.004)
    return piece


def whiteboard(wide=2.0):
    piece = Piece("whiteboard")
    piece.box((wide, 0.025, 1.15), (0, -0.014, 0), m.plain((0.88, 0.89, 0.89), 0.12), 0.004)
    piece.box((wide * 0.5, 0.05, 0.02), (0, -0.04, -0.59), m.metal((0.6, 0.6, 0.6), 0.3), 0.004)
    blue, red = m.plain((0.04, 0.1, 0.5), 0.7), m.plain((0.55, 0.05, 0.05), 0.7)
    ring = [(-wide * 0.22 + 0.2 * math.cos(a), -0.029, 0.12 + 0.17 * math.sin(a)) for a in [2 * math.pi * k / 30 for k in range(31)]]
    piece.tube(ring, 0.005, blue, 5)
    piece.tube([(-wide * 0.22 + 0.22, -0.029, 0.1), (wide * 0.05, -0.029, -0.05), (wide * 0.16, -0.029, 0.02)], 0.005, red, 5)
    piece.tube([(wide * 0.16 + 0.15 * math.cos(a), -0.029, 0.12 + 0.15 * math.sin(a)) for a in [2 * math.pi * k / 30 for k in range(31)]], 0.005, blue, 5)
    for k in range(3):
        piece.box((wide * 0.28, 0.002, 0.011), (-wide * 0.2, -0.028, -0.2 - k * 0.085), blue, 0)
    return piece


def lectern(timber):
    piece = Piece("lectern")
    piece.box((0.5, 0.38, 1.02), (0, 0, 0.51), timber, 0.012)
    piece.box((0.62, 0.48, 0.035), (0, 0.02, 1.1), timber, 0.008, (0.26, 0, 0))
    piece.tube(bend([(0.14, 0.05, 1.1), (0.14, 0.1, 1.3), (0.14, 0.02, 1.42)], 0.1), 0.006, m.plain(BLACK, 0.4), 6)
    return piece


def framed(wide, tall, seed, colours, frame_material):
    piece = Piece("framed print")
    picture = m.print_of(seed, colours)
    sheet = Piece("print")
    sheet.box((wide - 0.06, 0.006, tall - 0.06), (0, 0, 0), picture, 0)
    piece.box((wide + 0.03, 0.016, tall + 0.03), (0, -0.01, 0), m.plain((0.9, 0.89, 0.86), 0.9), 0)
    for x in (-1, 1):
        piece.box((0.028, 0.034, tall + 0.058), (x * (wide / 2 + 0.015), -0.018, 0), frame_material, 0.004)
    for z in (-1, 1):
        piece.box((wide + 0.002, 0.034, 0.028), (0, -0.018, z * (tall / 2 + 0.015)), frame_material, 0.004)
    return piece, sheet


def slats(wide, tall, timber, backing):
    """A wall of upright wooden slats on dark felt."""
    piece = Piece("slats")
    piece.box((wide, 0.012, tall), (0, -0.007, tall / 2), backing, 0)
    count = int(wide / 0.055)
    for index in range(count):
        x = -wide / 2 + wide * (index + 0.5) / count
        piece.box((0.032, 0.028, tall), (x, -0.027, tall / 2), timber, 0.003)
    return piece


def bookcase(wide, tall, timber, colours, seed=0):
    rng = random.Random(f"books {seed}")
    piece = Piece("bookcase")
    deep = 0.32
    for x in (-wide / 2, 0, wide / 2):
        piece.box((0.035, deep, tall), (x, -deep / 2, tall / 2), timber, 0.003)
    shelves = max(3, round(tall / 0.38))
    covers = [m.plain(colour, 0.7) for colour in colours] + [m.plain((0.6, 0.55, 0.45), 0.8), m.plain((0.12, 0.1, 0.1), 0.7)]
    for row in range(shelves + 1):
        z = 0.04 + (tall - 0.06) * row / shelves
        piece.box((wide, deep, 0.028), (0, -deep / 2, z), timber, 0.003)
        if row == shelves:
            break
        gap = (tall - 0.06) / shelves - 0.04
        for side in (-1, 1):
            x = -wide / 2 + 0.05 if side < 0 else 0.05
            end = x + wide / 2 - 0.1
            while x < end:
                if rng.random() < 0.1:
                    x += rng.uniform(0.06, 0.16)
                    continue
                thick = rng.uniform(0.018, 0.045)
                high = rng.uniform(0.6, 0.95) * gap
                piece.box((thick, rng.uniform(0.15, 0.22), high), (x + thick / 2, -deep + 0.15, z + 0.014 + high / 2), rng.choice(covers), 0.002, (0, rng.choice([0, 0, 0, 0.06]), 0))
                x += thick + 0.003
    return piece


def curtain_pair(opening_width, top, material, spread=0.28, floor=0.02):
    """Gathered at both sides of an opening that begins at x = 0, on a rod."""
    piece = Piece("curtain")
    for left, right in ((-0.22, spread), (opening_width - spread, opening_width + 0.22)):
        def at(u, v, left=left, right=right):
            return (left + (right - left) * u, -0.1 - 0.035 * math.sin(u * 34) * (0.5 + 0.5 * v) - 0.012 * math.sin(u * 13 + 1), floor + (top - floor) * (1 - v))

        piece.surface(at, 70, 8, material)
    piece.tube([(-0.35, -0.1, top + 0.03), (opening_width + 0.35, -0.1, top + 0.03)], 0.014, m.metal(BRASS, 0.3))
    for x in (-0.35, opening_width + 0.35):
        piece.ball(0.028, (x, -0.1, top + 0.03), m.metal(BRASS, 0.3))
    return piece


def rug(wide, deep, colour, border):
    piece = Piece("rug")
    piece.box((wide, deep, 0.012), (0, 0, 0.006), m.fabric(border, 300.0), 0.004)
    piece.box((wide - 0.24, deep - 0.24, 0.003), (0, 0, 0.0135), m.fabric(colour, 300.0), 0)
    return piece


def round_rug(radius, colour):
    piece = Piece("rug")
    piece.cylinder(radius, 0.014, (0, 0, 0), m.fabric(colour, 300.0))
    return piece


def door(leaf_material, frame_material, handle, wide=0.95, tall=2.15):
    piece = Piece("door")
    piece.box((wide, 0.04, tall), (0, -0.02, tall / 2), leaf_material, 0.004)
    for x in (-1, 1):
        piece.box((0.09, 0.06, tall + 0.09), (x * (wide / 2 + 0.045), -0.03, (tall + 0.09) / 2), frame_material, 0.006)
    piece.box((wide, 0.06, 0.09), (0, -0.03, tall + 0.045), frame_material, 0.006)
    piece.tube(bend([(wide * 0.42, -0.04, 1.03), (wide * 0.42, -0.09, 1.03), (wide * 0.3, -0.09, 1.03)], 0.02), 0.01, handle)
    return piece


def sideboard(timber, wide=1.8):
    piece = Piece("sideboard")
    piece.box((wide, 0.45, 0.6), (0, -0.24, 0.48), timber, 0.006)
    for k in range(3):
        x = -wide / 2 + wide * (k + 0.5) / 3
        piece.box((wide / 3 - 0.012, 0.012, 0.57), (x, -0.47, 0.48), timber, 0.003)
        piece.tube([(x + wide / 6 - 0.05, -0.49, 0.5), (x + wide / 6 - 0.05, -0.49, 0.62)], 0.005, m.metal(BRASS, 0.3))
    for x in (-1, 1):
        for y in (-0.08, -0.4):
            piece.tube([(x * (wide / 2 - 0.15), y, 0.18), (x * (wide / 2 - 0.12), y, 0)], 0.015, m.plain(BLACK, 0.4))
    return piece


def clock(face, rim):
    piece = Piece("clock")
    ring = [(0.2 * math.cos(a), -0.02, 0.2 * math.sin(a)) for a in [2 * math.pi * k / 48 for k in range(49)]]
    piece.tube(ring, 0.014, rim, 8)
    for k in range(40):
        a, b = 2 * math.pi * k / 40, 2 * math.pi * (k + 1) / 40
        piece.surface(lambda u, v, a=a, b=b: (0.2 * v * math.cos(a + (b - a) * u), -0.012, 0.2 * v * math.sin(a + (b - a) * u)), 1, 1, face)
    dark = m.plain(BLACK, 0.5)
    piece.tube([(0, -0.016, 0), (0.07, -0.016, 0.09)], 0.006, dark, 5)
    piece.tube([(0, -0.017, 0), (-0.15, -0.017, 0.04)], 0.005, dark, 5)
    return piece
