"""Rooms to sit down in: a lounge, and the casual room of a small team."""

import math

from stage import light, people, seats, tables, things
from stage import materials as m
from stage.house import build_house, dress_windows, hang_prints, pot_of
from stage.palettes import PALETTES
from stage.room import hang

from .meeting import HEIGHTS


def _team(built, told):
    """A sofa, armchairs and a whiteboard: six people who work without a table."""
    room, rng, palette = built.room, built.rng, built.palette
    middle = room.depth * 0.6
    legs = m.wood(palette.timber)
    things.rug(3.4, 2.6, tuple(0.5 * part + 0.25 for part in palette.second), palette.second).place(0, middle, 0, 0.03)
    sign = 1 if built.focus_side == "right" else -1
    cushions = (m.fabric(palette.second), m.fabric(tuple(0.6 * part + 0.25 for part in palette.fabric)))
    seats.sofa(m.fabric(palette.fabric), legs, 2.1, 3, cushions, told["seed"]).place(sign * 1.55, middle, 0, -sign * math.pi / 2)
    for dy, turn in ((0.75, 0.2), (-0.75, -0.15)):
        seats.armchair(m.fabric(palette.second), legs).place(-sign * 1.45, middle + dy, 0, sign * math.pi / 2 + turn)
    seats.pouf(m.fabric((0.62, 0.55, 0.44))).place(-0.2 * sign, middle - 1.55)
    tables.coffee_table(m.wood(palette.timber, 0.3), legs, 0.5).place(0, middle, 0)
    tables.cup().place(0.15, middle + 0.12, 0.38, 0.5)
    tables.cup().place(-0.2, middle - 0.2, 0.38, 2.2)
    tables.notebook(palette.second).place(0.1, middle - 0.22, 0.38, 0.6)
    tables.laptop().place(-0.12, middle + 0.22, 0.38, 0.9)
    hang(things.whiteboard(2.0), room, "back", room.width * 0.5, 1.5)
    if "people" in told:
        china = m.plain((0.82, 0.8, 0.76), 0.2)
        for number, (x, y, turn) in enumerate(((-0.55, room.depth - 0.95, 2.6), (0.75, room.depth - 1.15, 3.5))):
            people.standing(f"{told['seed']} team {number}", number, china if number else None).place(x, y, 0, turn)
    hang_prints(built, built.focus_side, 2, start=room.depth * 0.4, step=1.2)
    things.floor_lamp(sign * (room.width / 2 - 0.5), room.depth - 0.6, m.curtain((0.85, 0.75, 0.58)), 40 if built.hour == "evening" else 0)
    things.plant("palm", pot_of(palette, rng), told["seed"], 1.8).place(-sign * (room.width / 2 - 0.55), room.depth - 0.6)


def _salon(built, told):
    """Two groups of seats, books and lamps."""
    room, rng, palette = built.room, built.rng, built.palette
    legs = m.wood(palette.timber)
    velvet, other = m.fabric(palette.fabric, 900.0), m.fabric(palette.second, 900.0)
    for index, y in enumerate((room.depth * 0.38, room.depth * 0.74)):
        things.round_rug(1.75, tuple(0.35 * part + 0.3 for part in palette.accent)).place(0, y)
        seats.sofa(velvet if index else other, legs, 2.2, 3, (m.fabric(palette.accent), m.fabric((0.6, 0.5, 0.38))), f"{told['seed']} {index}").place(
            0.2, y + 1.15, 0, 0.04
        )
        for x, turn in ((-1.35, 2.2), (1.4, -2.35)):
            seats.armchair(other if index else velvet, legs).place(x, y - 0.65, 0, turn)
        tables.coffee_table(m.plain((0.75, 0.73, 0.7), 0.15), m.metal((0.55, 0.4, 0.18), 0.3), 0.48).place(0.05, y + 0.1)
        tables.centrepiece(m.plain((0.7, 0.66, 0.58), 0.4), m.leaf((0.05, 0.14, 0.03)), m.plain((0.75, 0.3, 0.22), 0.7), index).place(0.1, y + 0.2, 0.38)
        tables.cup().place(-0.18, y, 0.38, 1.0)
        things.floor_lamp(1.55, y + 1.2, m.curtain((0.85, 0.72, 0.52)), 45 if built.hour == "evening" else 0)
    hang(things.bookcase(3.2, min(2.6, room.height - 0.5), m.wood(palette.timber), (palette.accent, palette.fabric, palette.second), told["seed"]), room, "back", room.width / 2)
    hang_prints(built, built.focus_side, 3, start=room.depth * 0.3, step=1.6)
    for x, y in ((-room.width / 2 + 0.6, room.depth - 0.6), (room.width / 2 - 0.6, room.depth - 0.6)):
        things.plant(rng.choice(["fig", "palm"]), pot_of(palette, rng), f"{told['seed']} {x}", 2.0).place(x, y)


GROUPS = {"team": ((5.6, 6.4), _team), "salon": ((7.4, 9.6), _salon)}


def scene(told):
    palette = PALETTES[told["palette"]]
    (width, depth), furnish = GROUPS[told["setup"]]
    height = HEIGHTS[told["style"]]
    built = build_house(told["style"], palette, width, depth, height, told["floor"], told["hour"], told["window"], told["seed"])
    furnish(built, told)
    if told["style"] in ("haussmann", "palace"):
        dress_windows(built, (0.7, 0.64, 0.55))
        for y in (0.45, 0.8):
            things.pendant(0, depth * y, built.ceiling, height - 1.1, "globe", None, 40 if built.hour == "evening" else 0)
    else:
        for x in (-0.9, 0.9):
            things.pendant(x, depth * 0.6, built.ceiling, 2.25, "basket", m.wood((0.5, 0.34, 0.18)), 30 if built.hour == "evening" else 0)
    sign = -1 if built.window_side == "left" else 1
    sign = sign if told.get("from", "wall") == "window" else -sign
    light.camera((sign * (width / 2 - 0.5), 0.35, told.get("eye", 1.35)), (-sign * width * 0.08, depth * 0.75), told.get("lens", 22), told.get("rise", -0.03))
