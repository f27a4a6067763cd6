"""A dining room whose tables are laid."""

import math

from stage import light, seats, tables, things
from stage import materials as m
from stage.house import build_house, dress_windows, hang_prints, pot_of
from stage.palettes import PALETTES
from stage.room import hang

from .meeting import HEIGHTS


def _laid(x, y, kept, rng, places, side, z=0.752):
    """A square table with places on two or four sides."""
    for k in places:
        angle = math.pi / 2 * k
        px, py = math.sin(angle), -math.cos(angle)
        reach = side / 2 - 0.17
        kept["setting"].place(x + px * reach, y + py * reach, z, angle)
        kept["wine"].place(x + px * (reach - 0.17) - py * 0.12, y + py * (reach - 0.17) + px * 0.12, z)
        kept["water"].place(x + px * (reach - 0.17) - py * 0.2, y + py * (reach - 0.17) + px * 0.2, z)
        kept["chair"].place(x + px * (side / 2 + 0.2 + rng.uniform(0, 0.05)), y + py * (side / 2 + 0.2 + rng.uniform(0, 0.05)), 0, angle + math.pi + rng.uniform(-0.08, 0.08))
    kept["flowers"].place(x, y, z, rng.uniform(0, 6))


def scene(told):
    palette = PALETTES[told["palette"]]
    style = told["style"]
    width, depth, height = 8.4, 10.5, HEIGHTS[style]
    built = build_house(style, palette, width, depth, height, told["floor"], told["hour"], told["window"], told["seed"])
    room, rng = built.room, built.rng
    timber = m.wood(palette.timber, 0.35)
    dark = m.plain((0.02, 0.02, 0.02), 0.35)
    kept = {
        "setting": tables.place_setting(m.fabric(tuple(0.6 * part + 0.25 for part in palette.second))),
        "wine": tables.glass(wine=True),
        "water": tables.glass(),
        "flowers": tables.centrepiece(m.plain((0.7, 0.68, 0.62), 0.4), m.leaf((0.06, 0.16, 0.04)), m.plain((0.8, 0.62, 0.3), 0.7), told["seed"]),
        "chair": seats.bistro_chair(m.wood((0.16, 0.08, 0.04), 0.35), m.plain((0.5, 0.34, 0.18), 0.6)) if style in ("haussmann", "cellar", "palace") else seats.shell_chair(m.plain(tuple(min(0.8, part + 0.03) for part in palette.fabric), 0.45), timber),
    }
    table = tables.cafe_table(timber if style != "haussmann" else m.plain((0.78, 0.76, 0.72), 0.15), dark, 0.86)
    sign = 1 if built.focus_side == "right" else -1
    # A banquette along the wall away from the windows.
    seats.bench_seat(m.leather(palette.second), timber, depth * 0.62).place(sign * (width / 2 - 0.02), depth * 0.58, 0, -sign * math.pi / 2)
    for k in range(4):
        y = depth * 0.32 + k * depth * 0.155
        table.place(sign * (width / 2 - 1.0), y)
        _laid(sign * (width / 2 - 1.0), y, {**kept, "chair": _Nothing}, rng, (1, 3), 0.86)
        kept["chair"].place(sign * (width / 2 - 1.68), y + rng.uniform(-0.03, 0.03), 0, -sign * -math.pi / 2 + rng.uniform(-0.1, 0.1))
    for row in range(3):
        for x in (-0.55 * sign, -2.75 * sign):
            y = depth * 0.34 + row * 2.35 + (0.3 if x * sign < -1 else 0)
            table.place(x, y, 0, rng.uniform(-0.02, 0.02))
            _laid(x, y, kept, rng, (0, 1, 2, 3), 0.86)
    for k in range(4):
        things.pendant(sign * (width / 2 - 1.0), depth * 0.32 + k * depth * 0.155, built.ceiling, 1.85, "dome", m.plain(tuple(0.8 * part + 0.02 for part in palette.accent), 0.35), 22 if built.hour == "evening" else 0)
    for row in range(2):
        things.pendant(-1.65 * sign, depth * 0.42 + row * 3.2, built.ceiling, 2.3, "globe", None, 34 if built.hour == "evening" else 0)
    hang_prints(built, built.focus_side, 4, (0.55, 0.7), 1.75, depth * 0.36, 1.5)
    hang(things.sideboard(timber, 2.2), room, "back", width * 0.42)
    for k, shift in enumerate((-0.75, -0.62, -0.5, -0.36)):
        tables.bottle([(0.02, 0.07, 0.03), (0.1, 0.02, 0.02), (0.25, 0.18, 0.05), (0.02, 0.05, 0.03)][k]).place(-width / 2 + width * 0.42 + shift, depth - 0.25, 0.78)
    tables.fruit_bowl(told["seed"]).place(-width / 2 + width * 0.42 + 0.35, depth - 0.25, 0.78)
    things.plant("fig", pot_of(palette, rng), told["seed"], 2.1).place(-sign * (width / 2 - 0.6), depth - 0.6)
    if style in ("haussmann", "palace"):
        dress_windows(built, (0.7, 0.64, 0.55))
    light.camera((-sign * (width / 2 - 0.6), 0.4, 1.45), (sign * width * 0.12, depth * 0.7), told.get("lens", 23), told.get("rise", -0.04))


class _Nothing:
    """No chair where the banquette is."""

    @staticmethod
    def place(*_):
        return None
