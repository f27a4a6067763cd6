"""The hall where guests arrive: a desk, a sign, seats to wait on."""

import math

from stage import light, seats, tables, things
from stage import materials as m
from stage.house import build_house, hang_prints, pot_of
from stage.palettes import PALETTES
from stage.room import hang
from stage.shapes import Piece

from .meeting import HEIGHTS


def _desk(palette, length=2.8):
    piece = Piece("desk")
    timber = m.wood(palette.timber, 0.4)
    piece.box((length, 0.7, 1.02), (0, 0, 0.53), m.plain(tuple(0.85 * part + 0.01 for part in palette.accent), 0.45), 0.01)
    count = int(length / 0.07)
    for k in range(count):
        piece.box((0.04, 0.03, 0.98), (-length / 2 + length * (k + 0.5) / count, -0.362, 0.53), timber, 0.004)
    piece.box((length + 0.06, 0.82, 0.05), (0, -0.02, 1.075), m.plain((0.76, 0.74, 0.7), 0.18), 0.008)
    return piece


def scene(told):
    palette = PALETTES[told["palette"]]
    style = told["style"]
    width, depth, height = 8.0, 9.5, HEIGHTS[style] + 0.2
    built = build_house(style, palette, width, depth, height, told["floor"], told["hour"], told["window"], told["seed"])
    room, rng = built.room, built.rng
    sign = 1 if built.focus_side == "right" else -1
    middle = sign * 0.7
    _desk(palette).place(middle, depth - 2.0)
    tables.laptop().place(middle + 0.5, depth - 1.85, 1.1, math.pi)
    tables.centrepiece(m.plain((0.7, 0.66, 0.58), 0.4), m.leaf((0.05, 0.14, 0.03)), m.plain((0.8, 0.35, 0.2), 0.7), told["seed"]).place(middle - 1.0, depth - 2.05, 1.1)
    if style not in ("cellar", "glasshouse"):
        hang(things.slats(3.4, height, m.wood(palette.timber), m.plain((0.03, 0.03, 0.03), 0.9)), room, "back", width / 2 + middle)
    disc = Piece("sign")
    ring = [(0.46 * math.cos(a), -0.07, 0.46 * math.sin(a)) for a in [2 * math.pi * k / 60 for k in range(61)]]
    disc.tube(ring, 0.022, m.glow((1.0, 0.8, 0.5), 4.0))
    disc.ball(0.13, (0.46, -0.07, 0.0), m.metal((0.6, 0.42, 0.16), 0.3))
    hang(disc, room, "back", width / 2 + middle, 2.1)
    for k in range(3):
        things.pendant(middle - 0.9 + 0.9 * k, depth - 2.0, built.ceiling, 2.05 + 0.18 * (k % 2), "globe", None, 20)
    legs = m.wood(palette.timber)
    y = depth * 0.46
    things.round_rug(1.5, tuple(0.4 * part + 0.25 for part in palette.second)).place(-sign * 2.0, y)
    for dx, dy, turn in ((-0.75, 0.5, -0.7), (0.75, 0.55, 0.75), (-0.7, -0.7, -2.3)):
        seats.armchair(m.fabric(palette.fabric), legs).place(-sign * 2.0 + dx, y + dy, 0, turn)
    tables.coffee_table(m.plain((0.74, 0.72, 0.68), 0.2), legs, 0.42).place(-sign * 2.0, y - 0.05)
    tables.cup().place(-sign * 2.0 + 0.1, y, 0.38)
    hang_prints(built, built.focus_side, 3, (0.8, 1.1), 1.6, depth * 0.25, 1.5)
    hang(things.door(m.wood(palette.timber), m.plain((0.75, 0.73, 0.7), 0.5), m.metal((0.6, 0.42, 0.16), 0.3)), room, "back", width * 0.12 if sign > 0 else width * 0.88)
    things.plant("fig", pot_of(palette, rng), told["seed"], 2.3).place(-sign * (width / 2 - 0.6), depth - 0.7)
    things.plant("palm", pot_of(palette, rng), f"{told['seed']} b", 1.8).place(sign * (width / 2 - 0.6), depth * 0.42)
    light.camera((-sign * (width / 2 - 1.0), 0.4, 1.5), (sign * width * 0.06, depth * 0.75), told.get("lens", 22), told.get("rise", 0.0))
