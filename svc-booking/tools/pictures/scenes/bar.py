"""A bar for the hour after work: counter, bottles, high tables, small bites."""

import math

from stage import light, seats, tables, things
from stage import materials as m
from stage.house import build_house, hang_prints, pot_of
from stage.palettes import PALETTES
from stage.room import hang
from stage.shapes import Piece

from .meeting import HEIGHTS

SPIRITS = [(0.25, 0.1, 0.02), (0.02, 0.08, 0.03), (0.3, 0.2, 0.06), (0.12, 0.02, 0.02), (0.5, 0.45, 0.35), (0.03, 0.05, 0.1)]


def _counter(built, length):
    palette = built.palette
    piece = Piece("counter")
    front = m.tiles(tuple(0.8 * part + 0.02 for part in palette.accent), 0.12, 0.15) if built.rng.random() < 0.5 else m.wood(palette.timber, 0.45)
    piece.box((length, 0.55, 1.04), (0, 0, 0.52), front, 0.006)
    piece.box((length + 0.1, 0.72, 0.05), (0, -0.03, 1.065), m.wood(tuple(part * 0.8 for part in palette.timber), 0.25), 0.01)
    piece.tube([(-length / 2, -0.42, 0.2), (length / 2, -0.42, 0.2)], 0.02, m.metal((0.6, 0.42, 0.16), 0.25))
    count = int(length / 0.06)
    if front.name.startswith("wood"):
        for k in range(count):
            piece.box((0.035, 0.02, 0.95), (-length / 2 + length * (k + 0.5) / count, -0.285, 0.5), m.wood(palette.timber, 0.5), 0.003)
    return piece


def _back_bar(built, length):
    rng = built.rng
    piece = Piece("back bar")
    timber = m.wood(tuple(part * 0.7 for part in built.palette.timber), 0.4)
    piece.box((length, 0.4, 0.9), (0, -0.2, 0.45), timber, 0.006)
    for z in (1.35, 1.75, 2.15):
        piece.box((length, 0.22, 0.035), (0, -0.12, z), timber, 0.004)
        piece.box((length - 0.1, 0.012, 0.012), (0, -0.03, z - 0.026), m.glow((1.0, 0.7, 0.38), 9.0), 0)
    for x in (-length / 2, -length / 6, length / 6, length / 2):
        piece.box((0.045, 0.24, 1.5), (x, -0.12, 1.65), timber, 0.004)
    piece.place_list = []
    bottles = [tables.bottle(colour, tall) for colour in SPIRITS for tall in (0.27, 0.31)]
    wine = tables.glass(wine=True)
    for z in (1.368, 1.768):
        x = -length / 2 + 0.1
        while x < length / 2 - 0.1:
            piece.place_list.append((rng.choice(bottles), x, z))
            x += rng.uniform(0.085, 0.13)
    x = -length / 2 + 0.1
    while x < length / 2 - 0.1:
        piece.place_list.append((wine, x, 2.168))
        x += 0.1
    return piece


def scene(told):
    palette = PALETTES[told["palette"]]
    style = told["style"]
    width, depth, height = 7.6, 9.0, HEIGHTS[style]
    built = build_house(style, palette, width, depth, height, told["floor"], told["hour"], told["window"], told["seed"])
    room, rng = built.room, built.rng
    sign = 1 if built.focus_side == "right" else -1
    warm = (1.0, 0.68, 0.36)
    length = 4.4
    middle = -sign * 0.2
    _counter(built, length).place(middle, depth - 1.65)
    shelf = _back_bar(built, length)
    shelf.place(middle, depth)
    for bottle, x, z in shelf.place_list:
        bottle.place(middle + x, depth - 0.12, z, rng.uniform(0, 6))
    for z in (1.3, 1.7, 2.1):
        light.area((middle, depth - 0.3, z), (0, 1, -0.6), (length, 0.05), warm, 8)
    stool = seats.bar_stool(m.leather(palette.second), m.plain((0.02, 0.02, 0.02), 0.4))
    for k in range(5):
        stool.place(middle - length / 2 + 0.5 + k * 0.86, depth - 2.35 + rng.uniform(-0.05, 0.05), 0, rng.uniform(0, 1.5))
    for k in range(4):
        things.pendant(middle - length / 2 + 0.6 + k * 1.07, depth - 1.7, built.ceiling, 1.95, "globe" if k % 2 == 0 or style == "cellar" else "globe", None, 16)
    top = m.wood(palette.timber, 0.35)
    high = tables.high_table(top, m.plain((0.02, 0.02, 0.02), 0.4), 1.6, 0.65)
    high_stool = seats.bar_stool(top, m.plain((0.02, 0.02, 0.02), 0.4), 0.78)
    wine, water = tables.glass(wine=True), tables.glass()
    for x, y in ((-sign * 2.1, 3.4), (sign * 1.3, 4.2), (-sign * 2.2, 5.6)):
        high.place(x, y, 0, math.pi / 2)
        for sx in (-1, 1):
            for dy in (-0.42, 0.38):
                high_stool.place(x + sx * (0.5 + rng.uniform(0, 0.1)), y + dy, 0, rng.uniform(0, 1))
        for dx, dy in ((-0.15, -0.5), (0.14, -0.2), (-0.1, 0.35), (0.16, 0.5)):
            rng.choice([wine, wine, water]).place(x + dx, y + dy, 1.1)
        tables.fruit_bowl(f"{told['seed']} {x}").place(x, y + 0.05, 1.1)
        things.pendant(x, y, built.ceiling, 2.1, "dome", m.plain(tuple(0.7 * part + 0.02 for part in palette.accent), 0.35), 22)
    hang_prints(built, built.focus_side, 3, (0.6, 0.8), 1.7, depth * 0.25, 1.3)
    things.plant("palm", pot_of(palette, rng), told["seed"], 2.0).place(sign * (width / 2 - 0.6), depth - 2.8)
    light.camera((-sign * (width / 2 - 0.7), 0.4, 1.55), (sign * width * 0.1, depth * 0.75), told.get("lens", 23), told.get("rise", -0.02))
