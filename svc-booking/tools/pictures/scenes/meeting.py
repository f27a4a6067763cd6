"""Meeting rooms in their five set-ups: theatre, classroom, board, U, cabaret."""

import math

from stage import light, people, seats, tables, things
from stage import materials as m
from stage.house import build_house, dress_windows, hang_prints, pot_of
from stage.palettes import PALETTES
from stage.room import hang

SIZES = {"theatre": (9.6, 11.5), "classroom": (8.8, 10.0), "board": (6.6, 8.2), "u": (8.2, 9.2), "cabaret": (9.8, 11.0)}
SMALLEST = {"theatre": (6.0, 7.0), "classroom": (5.6, 7.0), "board": (5.0, 6.0), "u": (6.2, 7.2), "cabaret": (7.2, 8.0)}
HEIGHTS = {"haussmann": 3.7, "palace": 3.9, "industrial": 3.9, "cellar": 3.5, "glasshouse": 3.4, "timber": 3.3, "modern": 3.0}


def size_of(told):
    """A room of its area, a little deeper than wide; without an area, as its set-up usually is."""
    if "area" not in told:
        return SIZES[told["setup"]]
    depth = math.sqrt(min(told["area"], 190) * 1.18)
    least_wide, least_deep = SMALLEST[told["setup"]]
    return max(least_wide, depth / 1.18), max(least_deep, depth)


def chair_of(style, palette, rng):
    steel = m.metal((0.55, 0.55, 0.56), 0.25)
    black = m.plain((0.02, 0.02, 0.02), 0.4)
    cover = m.fabric(palette.fabric)
    if style in ("timber", "glasshouse"):
        return seats.shell_chair(m.plain(tuple(min(0.85, part * 1.1 + 0.02) for part in palette.fabric), 0.5), m.wood((0.5, 0.33, 0.18)))
    if style == "cellar":
        return seats.spindle_chair(m.wood((0.2, 0.11, 0.055), 0.4))
    if style in ("haussmann", "palace"):
        return seats.slim_chair(m.fabric(palette.second), m.metal((0.6, 0.44, 0.2), 0.3))
    return seats.slim_chair(cover, steel if rng.random() < 0.5 else black)


def _jitter(rng, amount=0.03):
    return rng.uniform(-amount, amount)


def _theatre(built, chair):
    rng, room = built.rng, built.room
    gap = 0.58
    rows, count = max(2, min(10, int((room.depth - 4.6) / 0.98))), max(2, min(9, int((room.width / 2 - 1.3) / gap)))
    for row in range(rows):
        y = room.depth - 3.3 - row * 0.98
        for block in (-1, 1):
            for k in range(count):
                if rng.random() < 0.012:
                    continue
                x = block * (0.62 + gap * k + 0.24)
                chair.place(x + _jitter(rng, 0.015), y + _jitter(rng, 0.025), 0, math.pi + _jitter(rng, 0.05))
    things.lectern(m.wood(built.palette.timber)).place(-room.width * 0.28, room.depth - 1.5, 0, 0.35)


def _things_on_table(built, x, y, z, towards, water=True):
    """A notebook, a glass: what lies before a chair; towards is where the person looks."""
    rng = built.rng
    dx, dy = math.cos(towards), math.sin(towards)
    note = built.kept.setdefault("note", [tables.notebook(colour) for colour in (built.palette.second, (0.75, 0.72, 0.66), built.palette.fabric)])
    rng.choice(note).place(x, y, z, towards - math.pi / 2 + _jitter(rng, 0.12))
    if water:
        built.kept.setdefault("glass", tables.glass()).place(x + dx * 0.17 - dy * 0.2, y + dy * 0.17 + dx * 0.2, z)


def _board(built, chair):
    rng, room = built.rng, built.room
    places = max(3, min(7, int((room.depth - 3.4) / 0.85)))
    length, middle = 0.8 * places + 0.2, room.depth * 0.56
    top = m.wood(built.palette.timber, 0.3)
    table = tables.board_table(top, m.plain((0.03, 0.03, 0.03), 0.4), length, 1.45)
    table.place(0, middle, 0, math.pi / 2)
    for k in range(places):
        y = middle - length / 2 + 0.5 + k * (length - 1.0) / (places - 1)
        for sign in (-1, 1):
            chair.place(sign * (1.02 + rng.uniform(0, 0.07)), y + _jitter(rng), 0, -sign * math.pi / 2 + _jitter(rng, 0.14))
            _things_on_table(built, sign * 0.5, y, 0.742, 0 if sign < 0 else math.pi)
    chair.place(0, middle + length / 2 + 0.5, 0, _jitter(rng, 0.1))
    chair.place(0.05, middle - length / 2 - 0.55, 0, math.pi + _jitter(rng, 0.2))
    tables.carafe().place(0.05, middle + 0.5, 0.742)
    tables.carafe().place(-0.06, middle - 1.1, 0.742)
    tables.centrepiece(m.plain((0.7, 0.68, 0.62), 0.4), m.leaf((0.05, 0.15, 0.03)), m.plain((0.75, 0.55, 0.5), 0.7)).place(0, middle - 0.25, 0.742)
    tables.laptop().place(-0.46, middle + 0.9, 0.743, -math.pi / 2)


def _classroom(built, chair):
    rng, room = built.rng, built.room
    table = tables.school_table(m.wood(tuple(min(1, 1.2 * part) for part in built.palette.timber), 0.4), m.metal((0.45, 0.45, 0.46), 0.35), 1.5, 0.62)
    columns = max(2, min(6, int((room.width - 1.8) / 1.7)))
    for row in range(max(2, min(6, int((room.depth - 3.9) / 1.5)))):
        y = room.depth - 3.1 - row * 1.5
        for x in ((k - (columns - 1) / 2) * 1.68 + 0.12 for k in range(columns)):
            table.place(x + _jitter(rng, 0.01), y, 0, 0)
            for side in (-0.37, 0.37):
                chair.place(x + side + _jitter(rng, 0.03), y - 0.55 + _jitter(rng, 0.05), 0, math.pi + _jitter(rng, 0.12))
                _things_on_table(built, x + side, y - 0.1, 0.741, math.pi / 2)


def _u(built, chair):
    rng, room = built.rng, built.room
    table = tables.school_table(m.plain((0.78, 0.76, 0.72), 0.35), m.metal((0.5, 0.5, 0.5), 0.3), 1.6, 0.7)
    sides = max(2, min(6, int((room.depth - 2.8) / 1.6)))
    wide, far, near = min(2.2, room.width / 2 - 1.35), room.depth - 2.7, room.depth - 2.7 - sides * 1.6
    for k in range(sides):
        y = far - 0.8 - k * 1.6
        for sign in (-1, 1):
            table.place(sign * wide, y, 0, sign * math.pi / 2)
            for along in (-0.4, 0.4):
                chair.place(sign * (wide + 0.62) + _jitter(rng), y + along, 0, -sign * math.pi / 2 + _jitter(rng, 0.14))
                _things_on_table(built, sign * (wide + 0.12), y + along, 0.741, math.pi if sign > 0 else 0)
    for x in (-0.8, 0.8):
        table.place(x, near - 0.0, 0, math.pi)
        for along in (-0.4, 0.4):
            chair.place(x + along, near - 0.6 + _jitter(rng), 0, math.pi + _jitter(rng, 0.14))
            _things_on_table(built, x + along, near - 0.1, 0.741, math.pi / 2)


def _cabaret(built, chair):
    rng, room = built.rng, built.room
    cloth = m.fabric((0.82, 0.8, 0.75), 300.0) if built.style in ("palace", "haussmann", "cellar") else None
    table = tables.round_table(m.wood(built.palette.timber, 0.35), m.plain((0.03, 0.03, 0.03), 0.4), 0.78, cloth=cloth)
    flowers = tables.centrepiece(m.plain((0.72, 0.7, 0.64), 0.4), m.leaf((0.06, 0.16, 0.04)), m.plain((0.8, 0.6, 0.25), 0.7))
    carafe = tables.carafe()
    columns = max(2, min(5, int((room.width - 0.9) / 2.9)))
    for row in range(max(2, min(4, int((room.depth - 3.2) / 2.55)))):
        for column in range(columns):
            x = (column - (columns - 1) / 2) * 2.9 + (0.35 if row % 2 else -0.1)
            y = room.depth - 3.5 - row * 2.55
            table.place(x, y, 0, rng.uniform(0, 6.28))
            flowers.place(x, y, 0.745, rng.uniform(0, 6))
            carafe.place(x + 0.2, y + 0.12, 0.745)
            for k in range(6):
                # The side towards the screen stays free.
                angle = math.pi * (1.08 + 0.84 * k / 5) + _jitter(rng, 0.06)
                px, py = math.cos(angle), math.sin(angle)
                chair.place(x + 1.06 * px, y + 1.06 * py, 0, angle - math.pi / 2 + _jitter(rng, 0.12))
                _things_on_table(built, x + 0.54 * px, y + 0.54 * py, 0.745, angle + math.pi, water=k % 2 == 0)


SETUPS = {"theatre": _theatre, "board": _board, "classroom": _classroom, "u": _u, "cabaret": _cabaret}


def lamps(built):
    rng, room, style = built.rng, built.room, built.style
    dark = m.plain((0.03, 0.03, 0.03), 0.35)
    tinted = m.plain(tuple(0.8 * part + 0.02 for part in built.palette.accent), 0.4)
    power = 34 if built.hour == "evening" or style == "cellar" else 0
    if style == "modern":
        for x in (-room.width * 0.24, room.width * 0.24):
            for y in (0.34, 0.72):
                things.linear_lamp(x, room.depth * y, built.ceiling, room.height - 0.4, 2.2, power * 2.2, math.pi / 2)
        return
    if style in ("haussmann", "palace"):
        for y in (0.42, 0.78):
            things.ring_lamp(0, room.depth * y, built.ceiling, room.height - 1.0, 0.62, power * 3)
        return
    if style == "cellar":
        for y in (0.3, 0.55, 0.8):
            things.pendant(0, room.depth * y, built.ceiling, 2.45, "globe", tinted, power * 2.2)
        return
    kind = {"industrial": "cone", "timber": "basket", "glasshouse": "dome"}[style]
    shade = {"cone": dark, "basket": m.wood((0.5, 0.34, 0.18)), "dome": tinted}[kind]
    for x in (-room.width * 0.22, room.width * 0.22):
        for y in (0.36, 0.6, 0.84):
            things.pendant(x, room.depth * y, built.ceiling, 2.35 + rng.uniform(-0.02, 0.02), kind, shade, power)


def scene(told):
    palette = PALETTES[told["palette"]]
    style, setup = told["style"], told["setup"]
    width, depth = size_of(told)
    height = HEIGHTS[style]
    built = build_house(style, palette, width, depth, height, told["floor"], told["hour"], told["window"], told["seed"])
    built.kept = {}
    room, rng = built.room, built.rng
    chair = seats.conference_chair(m.leather(palette.second) if rng.random() < 0.4 else m.fabric(palette.fabric), m.metal((0.6, 0.6, 0.6), 0.2)) if setup == "board" else chair_of(style, palette, rng)
    chair = people.Seats(chair)
    SETUPS[setup](built, chair)

    if setup in ("theatre", "cabaret"):
        hang(things.projection(min(3.4, width * 0.36)), room, "back", width / 2, min(height - 1.25, 2.05) if style != "cellar" else 1.55)
    else:
        hang(things.screen(2.1), room, "back", width / 2, 1.55)
    if style in ("modern", "timber"):
        hang(things.slats(1.5, height, m.wood(palette.timber), m.plain((0.03, 0.03, 0.03), 0.9)), room, "back", 0.95)
        hang(things.slats(1.5, height, m.wood(palette.timber), m.plain((0.03, 0.03, 0.03), 0.9)), room, "back", width - 0.95)
    if style in ("haussmann", "palace"):
        dress_windows(built, (0.72, 0.68, 0.6) if style == "haussmann" else tuple(0.6 * part + 0.1 for part in palette.second))
    if style in ("haussmann", "timber", "modern", "industrial"):
        hang_prints(built, built.focus_side, 3, start=depth * 0.45, step=1.5)
    if style == "cellar":
        for share in (0.35, 0.6, 0.85):
            hang(things.wall_lamp(), room, built.focus_side, depth * share, 1.75)
            x = (room.width / 2 - 0.25) * (1 if built.focus_side == "right" else -1)
            y = room.depth * (share if built.focus_side == "left" else 1 - share)
            light.bulb((x, y, 1.95), (1.0, 0.7, 0.4), 9, 0.1)
    lamps(built)
    corner = (width / 2 - 0.55) * (1 if built.focus_side == "right" else -1)
    things.plant(rng.choice(["fig", "palm"]), pot_of(palette, rng), told["seed"], 2.0).place(corner, depth - 0.6, 0, rng.uniform(0, 6))
    if setup in ("board", "u", "cabaret", "classroom"):
        things.flip_chart(told["seed"]).place(-corner * 0.82, depth - 1.25, 0, 0.5 if corner > 0 else -0.5)
    if setup != "theatre":
        hang(things.sideboard(m.wood(palette.timber)), room, built.focus_side, depth * 0.6 if built.focus_side == "left" else depth * 0.4)

    # The camera stands in the corner by the windows or opposite, as the picture asks.
    sign = -1 if built.window_side == "left" else 1
    sign = sign if told.get("from", "wall") == "window" else -sign
    x = sign * (width / 2 - 0.55)
    if "people" in told:
        chair.fill(rng, told["people"], told["seed"], (x, 0.35))
    eye = told.get("eye", 1.5)
    light.camera((x, 0.35, eye), (-sign * width * told.get("aim", 0.1), depth * 0.75), told.get("lens", 21), told.get("rise", -0.02))
