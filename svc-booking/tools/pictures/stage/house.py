"""Houses of a kind: what walls, windows, floor and ceiling a style has, and what is seen from its windows."""

import math
import random
from dataclasses import dataclass

from . import light, outside, things
from . import materials as m
from .palettes import Palette
from .room import Opening, Room, Wall, beams, build, ducts, even_openings, fit_windows, glass_roof, hang, vault
from .shapes import Piece

WHITE = (0.83, 0.81, 0.77)
BLACK = (0.02, 0.02, 0.022)


@dataclass
class Built:
    room: Room
    palette: Palette
    style: str
    hour: str
    window_side: str
    openings: list
    ceiling: float
    """Where lamps hang from."""
    rng: random.Random
    kept: dict = None

    @property
    def focus_side(self):
        """The side of the room away from the windows."""
        return "right" if self.window_side == "left" else "left"


def floor_of(kind, palette, turned=False):
    if kind == "oak":
        return m.oak_floor(palette.floor, turned=turned)
    if kind == "concrete":
        return m.concrete()
    if kind == "carpet":
        return m.carpet(tuple(0.5 * part + 0.03 for part in palette.second))
    return m.tiles((0.5, 0.45, 0.38))


def _windows(style, length, height):
    if style == "haussmann" or style == "palace":
        count = max(2, round(length / 2.7))
        return even_openings(length, count, 1.25, 0.12, min(height - 0.55, 2.95))
    if style == "industrial":
        count = max(2, round(length / 3.2))
        return even_openings(length, count, min(2.3, length / count - 0.7), 0.75, height - 0.35)
    if style == "cellar":
        count = max(2, round(length / 2.9))
        return even_openings(length, count, 1.5, 0.9, 1.75, arched=True)
    if style == "glasshouse":
        count = max(2, round(length / 2.4))
        return even_openings(length, count, 1.7, 0.5, height - 0.5)
    count = max(1, round(length / 3.6))
    return even_openings(length, count, length / count - 0.5, 0.12 if style == "modern" else 0.45, height - 0.18)


FRAMES = {"haussmann": "french", "palace": "french", "industrial": "grid", "cellar": "grid", "glasshouse": "grid", "modern": "pane", "timber": "pane"}


def build_house(style, palette, width, depth, height, floor, hour, window_side="left", seed=0, back_windows=False, accent_back=True):
    """The empty room of a style with its daylight; returns what furnishing it needs."""
    rng = random.Random(f"{style} {seed}")
    room = Room(width, depth, height)
    white = m.paint(WHITE)
    wall = m.paint(palette.wall)
    accent = m.paint(palette.accent)
    ceiling = white
    skirting, skirting_height, cornice = m.plain((0.78, 0.76, 0.72), 0.45), 0.1, None
    frame = m.plain(BLACK, 0.45)
    side, back = Wall(wall), Wall(accent if accent_back else wall)
    front = Wall(wall)
    turned = rng.random() < 0.5
    hangs = height

    if style == "haussmann":
        pale = m.paint((0.8, 0.78, 0.73), 0.5)
        tinted = m.paint(tuple(0.55 * part + 0.3 for part in palette.accent), 0.5) if accent_back else pale
        side, back, front = Wall(pale, panelled=True), Wall(tinted, panelled=True), Wall(pale, panelled=True)
        skirting, skirting_height, cornice = pale, 0.2, white
        frame = m.plain((0.82, 0.81, 0.78), 0.4)
    elif style == "palace":
        tint = m.paint(palette.accent, 0.5)
        side, back, front = Wall(tint, panelled=True), Wall(tint, panelled=True), Wall(tint, panelled=True)
        skirting, skirting_height, cornice = m.plain((0.8, 0.76, 0.68), 0.4), 0.22, m.plain((0.82, 0.79, 0.72), 0.5)
        frame = m.plain((0.8, 0.77, 0.7), 0.4)
    elif style == "industrial":
        clay = m.brick((0.42, 0.2, 0.13)) if rng.random() < 0.7 else m.paint((0.78, 0.76, 0.72), 0.85)
        side, front = Wall(m.paint((0.78, 0.76, 0.72), 0.8)), Wall(clay)
        back = Wall(clay)
        ceiling = m.concrete((0.5, 0.5, 0.49), 0.8)
        skirting = None
    elif style == "cellar":
        block = m.stone_blocks((0.5, 0.42, 0.31))
        side, back, front = Wall(block), Wall(block), Wall(block)
        ceiling, skirting = None, None
    elif style == "glasshouse":
        clay = m.brick((0.58, 0.53, 0.46))
        side, back, front = Wall(clay), Wall(clay if not accent_back else accent), Wall(clay)
        ceiling, skirting = None, None
    elif style == "timber":
        side, back = Wall(m.paint((0.8, 0.77, 0.7))), Wall(m.paint(palette.accent) if accent_back else wall)
        ceiling = m.wood(tuple(min(1, part * 1.15) for part in palette.timber), 0.5, 10.0)
        frame = m.wood(palette.timber, 0.5)

    openings = _windows(style, depth, height)
    window_wall = Wall(side.material, openings, side.panelled)
    other = Wall(side.material, [], side.panelled)
    back_openings = _windows(style, width, height) if back_windows else []
    back.openings = back_openings
    left, right = (window_wall, other) if window_side == "left" else (other, window_wall)
    build(room, floor_of(floor, palette, turned), ceiling, left, right, back, front, skirting, skirting_height, cornice)
    sill = m.plain((0.76, 0.74, 0.7), 0.35) if style != "timber" else frame
    fit_windows(room, window_side, openings, FRAMES[style], frame, sill)
    if back_openings:
        fit_windows(room, "back", back_openings, FRAMES[style], frame, sill)

    if style == "industrial":
        ducts(room, m.metal((0.62, 0.63, 0.64), 0.35), m.plain(BLACK, 0.5))
    if style == "timber":
        beams(room, m.wood(palette.timber, 0.55), max(3, round(depth / 1.7)))
    if style == "cellar":
        vault(room, m.brick((0.5, 0.36, 0.24)))
        hangs = height - 0.05
    if style == "glasshouse":
        glass_roof(room, m.plain(BLACK, 0.45))
        hangs = height + 0.4

    _daylight(room, style, hour, window_side, openings, back_openings, rng)
    return Built(room, palette, style, hour, window_side, openings, hangs, rng)


def _daylight(room, style, hour, window_side, openings, back_openings, rng):
    sign = -1 if window_side == "left" else 1
    light.daylight(hour, sign * rng.uniform(62, 78) if not back_openings else sign * rng.uniform(28, 50))
    narrow = style in ("haussmann", "palace", "cellar")
    # Before the curtains: what they hold back would be grain.
    light.through_windows(room, window_side, openings, hour, 1.7 if narrow else 1.0, 0.2 if narrow else -0.05)
    if back_openings:
        light.through_windows(room, "back", back_openings, hour)
    if style == "glasshouse":
        colour, radiance = light.HOURS[hour]["window"]
        light.area((0, room.depth / 2, room.height + 1.4), (0, 0, -1), (room.width * 0.9, room.depth * 0.9), colour, radiance * 0.32)
    # A soft lift from where the camera stands, as its own room would give it.
    colour, radiance = light.HOURS[hour]["window"]
    light.area((0, room.depth / 2, room.height - 0.12), (0, 0, -1), (room.width * 0.8, room.depth * 0.8), (1.0, 0.94, 0.86), 0.06 + radiance * 0.045)
    light.area((0, 0.2, room.height - 0.3), (0, 1, -0.5), (room.width * 0.7, 0.8), (1.0, 0.95, 0.88), 0.5 if hour != "evening" else 0.25)
    _outside(room, style, window_side, bool(back_openings), rng)


def _outside(room, style, window_side, also_back, rng):
    """Houses or trees before each wall with windows."""
    seed = rng.random()
    turn = math.pi / 2 if window_side == "left" else -math.pi / 2
    high_up = style == "modern"
    before = set(_names())
    if high_up:
        outside.skyline(60, 190, seed, -32)
    else:
        outside.street_houses(15, 62, seed, base=-3.2)
        for k in range(4):
            outside.tree(f"{seed} {k}", rng.uniform(6, 8)).place(-17 + k * 11 + rng.uniform(-2, 2), rng.uniform(7.5, 10), -3.2)
        ground = Piece("street")
        ground.box((140, 40, 0.1), (0, 20, -3.25), m.paving((0.4, 0.38, 0.35)), 0)
        ground.place()
    _turned(before, turn, room)
    if also_back:
        before = set(_names())
        if high_up:
            outside.skyline(60, 190, f"{seed} back", -32)
        else:
            outside.street_houses(15, 62, f"{seed} back", base=-3.2)
            for k in range(4):
                outside.tree(f"{seed} back {k}", rng.uniform(6, 8)).place(-17 + k * 11, rng.uniform(7.5, 10), -3.2)
        _turned(before, 0.0, room)


def _names():
    import bpy

    return [thing.name for thing in bpy.context.scene.collection.objects]


def _turned(before, turn, room):
    """Turns what was placed along +y so that it lies before another wall."""
    import bpy
    from mathutils import Matrix

    reach = room.width / 2 if turn else 0.0
    matrix = Matrix.Translation((0, room.depth / 2 if turn else room.depth, 0)) @ Matrix.Rotation(turn, 4, "Z") @ Matrix.Translation((0, reach, 0))
    for thing in bpy.context.scene.collection.objects:
        if thing.name not in before:
            # The sun finds its way past the houses opposite.
            thing.visible_shadow = False
            thing.matrix_world = matrix @ thing.matrix_basis


def dress_windows(built, colour):
    for opening in built.openings:
        hang(things.curtain_pair(opening.right - opening.left, min(built.room.height - 0.2, opening.top + 0.25), m.curtain(colour)), built.room, built.window_side, opening.left)


def hang_prints(built, which, count, size=(0.7, 0.95), z=1.55, start=None, step=1.15):
    wide, tall = size
    length = built.room.depth if which != "back" else built.room.width
    frames = m.wood(built.palette.timber) if built.rng.random() < 0.5 else m.plain(BLACK, 0.4)
    colours = (built.palette.accent, built.palette.fabric, built.palette.second, (0.75, 0.68, 0.55))
    begin = (length - step * (count - 1)) / 2 if start is None else start
    for index in range(count):
        frame, sheet = things.framed(wide, tall, f"{built.style} {which} {index} {built.rng.random()}", colours, frames)
        hang(frame, built.room, which, begin + index * step, z)
        thing = hang(sheet, built.room, which, begin + index * step, z)
        # The sheet stands before its mount.
        thing.location.x += -0.022 * -math.sin(thing.rotation_euler[2])
        thing.location.y += -0.022 * math.cos(thing.rotation_euler[2])


def pot_of(palette, rng):
    return rng.choice([m.plain((0.75, 0.73, 0.68), 0.5), m.plain(tuple(0.7 * part + 0.05 for part in palette.accent), 0.5), m.concrete((0.45, 0.44, 0.42), 0.7), m.plain((0.4, 0.2, 0.12), 0.8)])


__all__ = ["Built", "Opening", "build_house", "dress_windows", "hang_prints", "pot_of"]
