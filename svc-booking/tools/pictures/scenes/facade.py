"""The house from the street."""

import math
import random

from stage import fronts, light, outside, people, things
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


def _villa(told, panes):
    """A house of two floors between hedges, over its steps, without shops."""
    front = Piece("front")
    fronts.garden_front(front, 14.0, 15.0, (0.55, 0.5, 0.4), panes, told["seed"])
    front.place()
    for side in (-1, 1):
        outside.hedge(4.2, 0.8, 2.4, f"{told['seed']} hedge {side}").place(side * 9.4, 13.6)


def _house(told, palette):
    style = told["style"]
    rng = random.Random(f"facade {told['seed']}")
    dark_glass = m.plain((0.03, 0.04, 0.05), 0.04)
    paler = m.plain((0.06, 0.075, 0.09), 0.05)
    lit = m.glow((1.0, 0.66, 0.3), 0.05)
    evening = [lit, m.glow((1.0, 0.7, 0.36), 0.026), m.glow((1.0, 0.6, 0.24), 0.06), dark_glass, dark_glass]
    glass = lit if told["hour"] == "evening" else dark_glass
    panes = evening if told["hour"] == "evening" else [dark_glass, dark_glass, paler]
    if told.get("front") == "villa":
        return _villa(told, panes)
    front = Piece("front")
    y, wide = 14.0, 21.0
    trims = m.plain((0.72, 0.68, 0.6), 0.75)
    if style in ("haussmann", "palace"):
        tint = (0.54, 0.475, 0.37) if style == "haussmann" else tuple(0.3 * part + 0.4 * base for part, base in zip(palette.accent, (1.05, 0.98, 0.86)))
        fronts.stone_front(front, y, wide, tuple(max(0.36, part) for part in tint), panes, told["seed"], rng.choice((4, 5)))
    elif style in ("industrial", "glasshouse", "cellar"):
        clay = m.brick((0.4, 0.19, 0.12) if style != "cellar" else (0.52, 0.42, 0.3))
        fronts.works_front(front, y, wide, clay, panes, told["seed"], rng.choice((2, 3)) if style != "industrial" else 3)
    else:
        timber = m.wood(palette.timber, 0.55)
        fronts.glass_front(front, y, wide, timber, panes, told, 7 if style == "modern" else 4)
    door = m.wood(tuple(0.8 * part for part in palette.timber), 0.4) if style != "haussmann" else m.plain(tuple(0.9 * part + 0.01 for part in palette.accent), 0.35)
    lamp = m.glow((1.0, 0.78, 0.48), 0.8 if told["hour"] == "evening" else 2.0)
    _entrance(front, 0.0, y - 0.2, door, trims if style in ("haussmann", "palace") else m.concrete((0.46, 0.45, 0.42), 0.8), lamp)
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
    for side in (-2, -1, 1, 2):
        neighbour = Piece("neighbour")
        outside.block(neighbour, side * 16.8 + (2.2 if side > 0 else -2.2), 19.6, 16.5, 10, rng.uniform(13, 19), m.paint(rng.choice([(0.6, 0.53, 0.42), (0.55, 0.46, 0.36), (0.66, 0.61, 0.53)])), [m.plain((0.05, 0.065, 0.08), 0.08)], m.plain((0.68, 0.64, 0.57), 0.8), roof=m.plain((0.17, 0.19, 0.22), 0.5), base=0.0)
        neighbour.place()
    ground = Piece("ground")
    ground.box((120, 8, 0.3), (0, 10.0, -0.15), m.paving((0.42, 0.4, 0.37)), 0.0)
    ground.box((120, 0.3, 0.24), (0, 5.85, -0.16), m.concrete((0.5, 0.49, 0.47), 0.8), 0.02)
    ground.box((160, 40, 0.2), (0, -14.2, -0.26), m.concrete((0.13, 0.13, 0.135), 0.75), 0)
    ground.place()
    for index, x in enumerate((-12.5, -6.0, 5.6, 12.0)):
        outside.tree(f"{told['seed']} {index}", rng.uniform(6.6, 8.6), 1.9).place(x + rng.uniform(-0.4, 0.4), 7.2)
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
    _passers_by(told, rng)
    side = 1 if told["window"] == "left" else -1
    light.camera((side * told.get("aim", 8.5), -4.5, 1.65), (-side * 2.2, 14), told.get("lens", 25), told.get("rise", 0.2))


def _passers_by(told, rng):
    """Guests who arrive, and people on their way."""
    for number, (x, y, turn, walks) in enumerate(((-0.9, 12.2, 2.9, True), (0.4, 12.0, 3.3, True), (-5.2, 9.4, 1.5, True), (4.3, 10.2, -1.7, True), (-8.4, 11.3, 0.6, False), (-8.9, 10.7, 2.2, False))):
        people.standing(f"{told['seed']} street {number}", number + told["seed"], walking=walks).place(x + rng.uniform(-0.5, 0.5), y, 0, turn + rng.uniform(-0.2, 0.2))
    iron = m.plain((0.03, 0.035, 0.035), 0.5)
    bollard = Piece("bollard")
    bollard.lathe([(0.07, 0), (0.06, 0.75), (0.08, 0.8), (0.06, 0.9), (0.02, 0.94)], iron)
    for k in range(14):
        bollard.place(-13 + 2.0 * k, 6.25)
    bicycle = Piece("bicycle")
    for x in (-0.52, 0.52):
        bicycle.tube([(x + 0.33 * math.cos(a), 0, 0.34 + 0.33 * math.sin(a)) for a in [2 * math.pi * k / 32 for k in range(33)]], 0.016, iron, 8)
    frame = m.plain(rng.choice([(0.3, 0.03, 0.02), (0.02, 0.1, 0.14), (0.5, 0.46, 0.36)]), 0.35)
    for line in (((-0.52, 0.34), (-0.18, 0.85), (0.36, 0.88), (0.52, 0.34)), ((-0.52, 0.34), (-0.05, 0.3), (-0.2, 0.95)), ((-0.05, 0.3), (0.36, 0.8), (0.34, 1.05))):
        bicycle.tube([(x, 0, z) for x, z in line], 0.017, frame, 8)
    bicycle.box((0.14, 0.12, 0.05), (-0.21, 0, 0.97), iron, 0.02)
    bicycle.box((0.05, 0.52, 0.03), (0.33, 0, 1.06), iron, 0.01)
    for x in (2.6, 3.1):
        bicycle.place(x, 6.9, 0, 0.25)
