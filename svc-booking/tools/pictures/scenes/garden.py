"""Outdoors behind the house: a garden with a lawn, or a paved court between its walls."""

import math
import random

from stage import fronts, light, outside, people, seats, tables, things
from stage import materials as m
from stage.palettes import PALETTES
from stage.shapes import Piece


def _house(told, palette, y, wide):
    rng = random.Random(f"court {told['seed']}")
    piece = Piece("house")
    glass = [m.plain((0.03, 0.04, 0.05), 0.04), m.plain((0.06, 0.075, 0.09), 0.05)]
    if told["style"] in ("industrial", "glasshouse", "cellar"):
        fronts.works_front(piece, y, wide, m.brick((0.4, 0.19, 0.12) if told["style"] != "cellar" else (0.52, 0.42, 0.3)), glass, told["seed"], 2)
    elif told["style"] == "timber":
        fronts.glass_front(piece, y, wide, m.wood(palette.timber, 0.55), glass, told, 2)
    else:
        fronts.garden_front(piece, y, wide, (0.55, 0.5, 0.4), glass, told["seed"])
    piece.place()
    for side in (-1, 1):
        wall = Piece("garden wall")
        stone = m.stone_blocks((0.5, 0.44, 0.34)) if told["style"] != "industrial" else m.brick((0.42, 0.22, 0.15))
        wall.box((0.4, 26, 3.2), (side * wide / 2, y - 13, 1.6), stone, 0)
        wall.box((0.6, 26, 0.14), (side * wide / 2, y - 13, 3.27), m.concrete((0.5, 0.48, 0.44), 0.8), 0.02)
        wall.place()
        for k in range(4):
            green = outside.hedge(2.4, 0.5, rng.uniform(1.8, 2.9), f"{told['seed']} {side} {k}")
            green.place(side * (wide / 2 - 0.45), y - 3.4 - 3.4 * k, 0, math.pi / 2)


def _tables(told, palette, side, rng):
    frame = m.plain((0.03, 0.035, 0.032), 0.45)
    top = m.plain((0.66, 0.64, 0.58), 0.3)
    table = tables.round_table(top, frame, 0.5)
    chair = seats.bistro_chair(frame, m.plain(tuple(0.8 * part + 0.03 for part in palette.second), 0.5))
    cup, glass, flowers = tables.cup(), tables.glass(), tables.centrepiece(m.plain((0.7, 0.66, 0.58), 0.4), m.leaf((0.05, 0.15, 0.03)), m.plain((0.85, 0.5, 0.2), 0.7))
    cloth = m.curtain((0.8, 0.76, 0.66))
    for number, (x, y) in enumerate(((side * 0.6, 4.2), (side * 3.2, 5.6), (side * 0.9, 7.4), (side * 3.6, 8.8))):
        table.place(x, y)
        flowers.place(x, y, 0.745, rng.uniform(0, 6))
        for k in range(4):
            angle = math.pi / 2 * k + 0.5 + number
            px, py = math.cos(angle), math.sin(angle)
            chair.place(x + 0.75 * px, y + 0.75 * py, 0, angle - math.pi / 2 + rng.uniform(-0.15, 0.15))
            (cup if k % 2 else glass).place(x + 0.3 * px, y + 0.3 * py, 0.745)
        if number in (1, 2):
            outside.parasol(cloth, m.wood((0.5, 0.34, 0.2)), 1.6, 2.4).place(x + side * 0.9, y + 0.7)
    china = m.plain((0.82, 0.8, 0.76), 0.2)
    for number, (x, y, turn) in enumerate(((-side * 2.2, 8.6, 2.2), (-side * 1.6, 9.1, -0.4), (-side * 2.6, 9.4, 1.0), (side * 1.6, 11.0, 0.4), (side * 2.2, 10.7, -1.4))):
        people.standing(f"{told['seed']} garden {number}", number, china).place(x, y, 0, turn)


def scene(told):
    palette = PALETTES[told["palette"]]
    rng = random.Random(f"garden {told['seed']}")
    side = 1 if told["window"] == "left" else -1
    lawn = told["ground"] == "lawn"
    light.daylight(told["hour"], -side * 125, open_air=True)
    depth = 18.0 if lawn else 14.0
    _house(told, palette, depth, 17.0)
    ground = Piece("ground")
    ground.box((40, 40, 0.2), (0, 10, -0.1), m.plain((0.05, 0.1, 0.025), 1.0) if lawn else m.setts((0.33, 0.31, 0.28)), 0)
    if lawn:
        ground.box((9.5, 9, 0.06), (side * 1.6, 6.2, 0.0), m.paving((0.5, 0.45, 0.36)), 0.01)
        ground.box((2.2, 12, 0.06), (0, depth - 4, -0.004), m.paving((0.5, 0.45, 0.36)), 0.01)
    ground.place()
    if lawn:
        blades = Piece("grass")
        for tint in ((0.07, 0.17, 0.03), (0.1, 0.2, 0.045)):
            quads = []
            for _ in range(26000):
                x, y, turn, tall = rng.uniform(-8.2, 8.2), rng.uniform(1.5, 17.5), rng.uniform(0, 6.283), rng.uniform(0.03, 0.075)
                if abs(x - side * 1.6) < 4.7 and y < 10.7 or abs(x) < 1.1:
                    continue
                dx, dy, lean = 0.008 * math.cos(turn), 0.008 * math.sin(turn), rng.uniform(-0.03, 0.03)
                quads.append([(x - dx, y - dy, 0), (x + dx, y + dy, 0), (x + dx + lean, y + dy + lean, tall), (x - dx + lean, y - dy + lean, tall)])
            blades.sheets(quads, m.leaf(tint))
        blades.place()
    for number, (x, y, tall) in enumerate(((-side * 5.6, 7.5, 6.8), (-side * 6.3, 13.0, 8.0), (side * 6.6, 12.6, 7.2)) if lawn else ((-side * 5.2, 9.0, 6.2),)):
        outside.tree(f"{told['seed']} {number}", tall, 2.2).place(x, y)
    pot = m.plain((0.42, 0.2, 0.12), 0.8)
    for k, (x, y) in enumerate(((-1.7, depth - 1.2), (1.7, depth - 1.2), (-side * 6.4, 4.6), (side * 6.6, 6.0), (-side * 6.6, 10.5))):
        things.plant("fern" if k < 2 else "fig", pot, f"{told['seed']} {k}", 1.9).place(x, y, 0, rng.uniform(0, 6), 1.6 if k < 2 else 1.2)
    _tables(told, palette, side, rng)
    light.camera((-side * 3.2, -1.6, 1.6), (side * 1.2, 10.0), told.get("lens", 24), told.get("rise", 0.08))
