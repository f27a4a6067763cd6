"""The house from the street."""

import math
import random

from stage import light, outside, things
from stage import materials as m
from stage.palettes import PALETTES
from stage.shapes import Piece


def _shop(piece, x, y, wide, material, glass, trim):
    """A front on the street: a wide window under a fascia."""
    piece.box((wide, 0.3, 3.3), (x, y, 1.65), material, 0.02)
    piece.box((wide - 0.5, 0.1, 2.3), (x, y - 0.14, 1.65), glass, 0)
    for k in range(4):
        piece.box((0.06, 0.08, 2.3), (x - wide / 2 + 0.25 + (wide - 0.5) * k / 3, y - 0.2, 1.65), trim, 0.005)
    piece.box((wide + 0.1, 0.5, 0.14), (x, y - 0.12, 3.25), trim, 0.02)


def _entrance(piece, x, y, door, trim, lamp):
    piece.box((2.2, 0.35, 3.2), (x, y, 1.6), trim, 0.03)
    for side in (-1, 1):
        piece.box((0.82, 0.08, 2.55), (x + side * 0.43, y - 0.2, 1.28), door, 0.01)
        for z in (0.55, 1.75):
            piece.box((0.55, 0.03, 0.8), (x + side * 0.43, y - 0.25, z), door, 0.02)
        piece.ball(0.14, (x + side * 1.35, y - 0.35, 2.3), lamp)
    piece.box((1.75, 0.06, 0.3), (x, y - 0.2, 2.78), m.glow((1.0, 0.76, 0.44), 0.12), 0)
    piece.box((2.6, 0.9, 0.16), (x, y - 0.5, 0.08), m.concrete((0.5, 0.48, 0.45), 0.8), 0.02)


def _house(told, palette):
    style = told["style"]
    rng = random.Random(f"facade {told['seed']}")
    dark_glass = m.plain((0.04, 0.055, 0.07), 0.06)
    lit = m.glow((1.0, 0.66, 0.3), 0.05)
    evening = [lit, m.glow((1.0, 0.7, 0.36), 0.026), m.glow((1.0, 0.6, 0.24), 0.06), dark_glass, dark_glass]
    glass = lit if told["hour"] == "evening" else dark_glass
    panes = evening if told["hour"] == "evening" else [dark_glass]
    front = Piece("front")
    y, wide = 14.0, 21.0
    trims = m.plain((0.72, 0.68, 0.6), 0.75)
    if style in ("haussmann", "palace"):
        wall = m.stone_blocks((0.66, 0.6, 0.49) if style == "haussmann" else tuple(0.45 * part + 0.35 for part in palette.accent))
        outside.block(front, 0, y + 5, wide, 10, 17.5, wall, panes, trims, roof=m.plain((0.15, 0.17, 0.2), 0.45), floor=3.6, bay=2.5, base=0.0)
        rail = m.plain((0.02, 0.02, 0.025), 0.5)
        for row in (1, 4):
            z = 0.7 + row * 3.6 - 0.05
            front.box((wide, 0.05, 0.05), (0, y - 0.42, z + 0.95), rail, 0)
            for k in range(int(wide / 0.14)):
                front.box((0.018, 0.018, 0.95), (-wide / 2 + 0.14 * k, y - 0.42, z + 0.47), rail, 0)
    elif style in ("industrial", "glasshouse", "cellar"):
        clay = m.brick((0.4, 0.19, 0.12) if style != "cellar" else (0.52, 0.42, 0.3))
        front.box((wide, 10, 12.5), (0, y + 5, 6.25), clay, 0.02)
        steel = m.plain((0.025, 0.025, 0.03), 0.45)
        for row in range(3):
            for column in range(6):
                x, z = -wide / 2 + 1.9 + column * 3.45, 1.0 + row * 3.9
                if row == 0 and column in (2, 3):
                    continue
                front.box((2.5, 0.1, 2.7), (x, y - 0.01, z + 1.35), rng.choice(panes), 0)
                for k in range(6):
                    front.box((0.035, 0.07, 2.7), (x - 1.25 + 0.5 * k, y - 0.06, z + 1.35), steel, 0)
                for k in range(6):
                    front.box((2.5, 0.07, 0.035), (x, y - 0.06, z + 0.54 * k), steel, 0)
                front.box((2.8, 0.24, 0.16), (x, y - 0.05, z - 0.08), m.concrete((0.5, 0.49, 0.46), 0.8), 0.01)
                front.box((2.8, 0.16, 0.24), (x, y - 0.04, z + 2.82), steel, 0.01)
        front.box((wide + 0.3, 10.3, 0.45), (0, y + 5, 12.7), m.concrete((0.46, 0.45, 0.42), 0.8), 0.03)
    else:
        floors = 7 if style == "modern" else 4
        steel = m.plain((0.05, 0.055, 0.06), 0.35)
        timber = m.wood(palette.timber, 0.55)
        front.box((wide, 10, floors * 3.5), (0, y + 5, floors * 1.75), m.plain((0.1, 0.14, 0.17), 0.08) if told["hour"] != "evening" else glass, 0.02)
        for row in range(floors + 1):
            front.box((wide + 0.4, 0.7, 0.32), (0, y - 0.15, row * 3.5 + (0.16 if row == 0 else 0)), m.plain((0.72, 0.7, 0.66), 0.6) if style == "modern" else timber, 0.02)
        for k in range(int(wide / 0.7) + 1):
            x = -wide / 2 + 0.7 * k
            if style == "timber":
                front.box((0.09, 0.28, floors * 3.5 - 3.6), (x, y - 0.25, 3.6 + (floors * 3.5 - 3.6) / 2), timber, 0.01)
            elif k % 3 == 0:
                front.box((0.09, 0.16, floors * 3.5), (x, y - 0.08, floors * 1.75), steel, 0.01)
    door = m.wood(tuple(0.8 * part for part in palette.timber), 0.4) if style != "haussmann" else m.plain(tuple(0.9 * part + 0.01 for part in palette.accent), 0.35)
    lamp = m.glow((1.0, 0.78, 0.48), 0.8 if told["hour"] == "evening" else 2.0)
    _entrance(front, 0.0, y - 0.1, door, trims if style in ("haussmann", "palace") else m.concrete((0.46, 0.45, 0.42), 0.8), lamp)
    awning = m.fabric(tuple(0.9 * part + 0.02 for part in palette.accent), 200.0)
    for x in (-7.2, 7.2):
        _shop(front, x, y - 0.05, 4.6, m.plain(tuple(0.8 * part + 0.015 for part in palette.accent), 0.4), lit if told["hour"] == "evening" else m.plain((0.05, 0.06, 0.07), 0.05), m.plain((0.03, 0.03, 0.03), 0.45))
        front.surface(lambda u, v, x=x: (x + (u - 0.5) * 4.7, y - 0.3 - 1.3 * v, 3.1 - 0.65 * v), 1, 1, awning)
    front.place()


def scene(told):
    palette = PALETTES[told["palette"]]
    rng = random.Random(f"street {told['seed']}")
    light.daylight(told["hour"], -150 if told["window"] == "left" else 150, open_air=True)
    _house(told, palette)
    # Neighbours, a little behind.
    for side in (-1, 1):
        neighbour = Piece("neighbour")
        outside.block(neighbour, side * 19.0, 19.6, 16.5, 10, rng.uniform(13, 19), m.paint(rng.choice([(0.6, 0.53, 0.42), (0.55, 0.46, 0.36), (0.66, 0.61, 0.53)])), [m.plain((0.05, 0.065, 0.08), 0.08)], m.plain((0.68, 0.64, 0.57), 0.8), roof=m.plain((0.17, 0.19, 0.22), 0.5), base=0.0)
        neighbour.place()
    ground = Piece("ground")
    ground.box((120, 8, 0.3), (0, 10.0, -0.15), m.paving((0.42, 0.4, 0.37)), 0.0)
    ground.box((120, 0.3, 0.24), (0, 5.85, -0.16), m.concrete((0.5, 0.49, 0.47), 0.8), 0.02)
    ground.box((160, 40, 0.2), (0, -14.2, -0.26), m.concrete((0.13, 0.13, 0.135), 0.75), 0)
    ground.place()
    for index, x in enumerate((-9.5, -3.8, 4.6, 10.5)):
        outside.tree(f"{told['seed']} {index}", rng.uniform(6.2, 7.6), 2.0).place(x + rng.uniform(-0.4, 0.4), 7.2)
        grate = Piece("grate")
        grate.cylinder(0.7, 0.02, (0, 0, 0), m.plain((0.1, 0.09, 0.08), 0.8))
        grate.place(x, 7.2)
    tubs = [things.plant("fern", m.plain((0.35, 0.18, 0.1), 0.8), f"{told['seed']} {k}") for k in range(2)]
    for k, x in enumerate((-1.75, 1.75)):
        tubs[k].place(x, 13.1, 0, 0, 1.8)
    bench = Piece("bench")
    for k in range(4):
        bench.box((1.9, 0.09, 0.035), (0, -0.18 + k * 0.115, 0.45), m.wood((0.36, 0.2, 0.1), 0.6), 0.006)
    for x in (-0.75, 0.75):
        bench.box((0.06, 0.45, 0.43), (x, 0, 0.215), m.plain((0.03, 0.03, 0.03), 0.5), 0.01)
    bench.place(6.6, 8.6, 0, 0.05)
    lamp = Piece("street lamp")
    lamp.tube([(0, 0, 0), (0, 0, 4.2)], 0.05, m.plain((0.03, 0.045, 0.04), 0.5))
    lamp.lathe([(0.13, 4.2), (0.2, 4.6), (0.05, 4.78)], m.glow((1.0, 0.8, 0.52), 0.9 if told["hour"] == "evening" else 0.6))
    lamp.place(-6.6, 6.6)
    if told["hour"] == "evening":
        light.bulb((-6.6, 6.6, 4.0), (1.0, 0.75, 0.45), 160, 0.2)
        for x in (-7.2, 0, 7.2):
            light.area((x, 13.4, 2.9), (0, -0.7, -1), (3.5, 0.4), (1.0, 0.75, 0.45), 14)
    light.camera((told.get("aim", -3.2), -5.5, 1.65), (told.get("aim", -3.2) * 0.25 + 0.4, 14), told.get("lens", 27), told.get("rise", 0.16))
