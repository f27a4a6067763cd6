"""The empty room: x from -width/2 to width/2, y from 0 (behind the camera) to depth, walls of 28 cm around it."""

import math
from dataclasses import dataclass, field

import bmesh
import bpy

from . import materials as m
from .shapes import Piece

THICK = 0.28


@dataclass(frozen=True)
class Opening:
    """Between left and right along its wall, from sill to top; an arch rises above the top."""

    left: float
    right: float
    sill: float
    top: float
    arched: bool = False


@dataclass
class Wall:
    material: object
    openings: list = field(default_factory=list)
    panelled: bool = False


@dataclass
class Room:
    width: float
    depth: float
    height: float


def _extruded(piece, outline, material, thickness):
    part = bmesh.new()
    front = [part.verts.new((x, 0, z)) for x, z in outline]
    face = part.faces.new(front)
    extruded = bmesh.ops.extrude_face_region(part, geom=[face])
    moved = [item for item in extruded["geom"] if isinstance(item, bmesh.types.BMVert)]
    bmesh.ops.translate(part, vec=(0, thickness, 0), verts=moved)
    bmesh.ops.recalc_face_normals(part, faces=part.faces[:])
    piece._take(part, material, False)


def _arc(opening, steps=28):
    middle, radius = (opening.left + opening.right) / 2, (opening.right - opening.left) / 2
    return [
        (middle - radius * math.cos(math.pi * step / steps), opening.top + radius * math.sin(math.pi * step / steps)) for step in range(steps + 1)
    ]


def _wall_piece(name, length, height, wall):
    """Along x from 0 to length, its inner face on y = 0, its body behind it."""
    piece = Piece(name)
    at = 0.0
    for opening in sorted(wall.openings, key=lambda one: one.left):
        if opening.left > at:
            _extruded(piece, [(at, 0), (opening.left, 0), (opening.left, height), (at, height)], wall.material, THICK)
        if opening.sill > 0:
            _extruded(piece, [(opening.left, 0), (opening.right, 0), (opening.right, opening.sill), (opening.left, opening.sill)], wall.material, THICK)
        above = _arc(opening) if opening.arched else [(opening.left, opening.top), (opening.right, opening.top)]
        _extruded(piece, [*above, (opening.right, height), (opening.left, height)], wall.material, THICK)
        at = opening.right
    if at < length:
        _extruded(piece, [(at, 0), (length, 0), (length, height), (at, height)], wall.material, THICK)
    return piece


def _skirting(length, openings, material, tall):
    piece = Piece("skirting")
    at = 0.0
    for opening in sorted([one for one in openings if one.sill < tall], key=lambda one: one.left):
        if opening.left > at:
            piece.box((opening.left - at, 0.018, tall), ((at + opening.left) / 2, -0.009, tall / 2), material)
        at = opening.right
    if at < length:
        piece.box((length - at, 0.018, tall), ((at + length) / 2, -0.009, tall / 2), material)
    return piece


def _panels(length, height, openings, material):
    """Mouldings of a Haussmann room: a low row of frames and a high one."""
    piece = Piece("mouldings")
    rail = 0.95
    piece.box((length, 0.03, 0.06), (length / 2, -0.015, rail), material, 0.008)
    count = max(1, round(length / 1.5))
    step = length / count
    for index in range(count):
        left, right = index * step + 0.16, (index + 1) * step - 0.16
        if any(left < opening.right and right > opening.left for opening in openings):
            continue
        for low, high in ((0.24, rail - 0.13), (rail + 0.16, height - 0.42)):
            for x in (left, right):
                piece.box((0.035, 0.022, high - low), (x, -0.011, (low + high) / 2), material, 0.008)
            for z in (low, high):
                piece.box((right - left + 0.035, 0.022, 0.035), ((left + right) / 2, -0.011, z), material, 0.008)
    return piece


def _set(piece, x, y, turn):
    thing = piece.place(x, y, 0, turn)
    return thing


def build(room, floor, ceiling_material, left, right, back, front, skirting=None, skirting_height=0.1, cornice=None):
    """Floor, four walls with what lies on them, and a flat ceiling (None for none)."""
    w, d, h = room.width, room.depth, room.height
    ground = Piece("floor")
    ground.box((w + 2 * THICK, d + 2 * THICK, 0.1), (0, d / 2, -0.05), floor, 0)
    ground.place()
    if ceiling_material:
        top = Piece("ceiling")
        top.box((w + 2 * THICK, d + 2 * THICK, 0.1), (0, d / 2, h + 0.05), ceiling_material, 0)
        top.place()
    # Left wall runs from the camera to the back, seen from inside: turned so that its body lies outside.
    sides = (
        (left, d, (-w / 2, 0), math.pi / 2),
        (right, d, (w / 2, d), -math.pi / 2),
        (back, w, (-w / 2, d), 0.0),
        (front, w, (w / 2, 0), math.pi),
    )
    for wall, length, (x, y), turn in sides:
        _set(_wall_piece("wall", length, h, wall), x, y, turn)
        if skirting:
            _set(_skirting(length, wall.openings, skirting, skirting_height), x, y, turn)
        if wall.panelled:
            _set(_panels(length, h, wall.openings, wall.material), x, y, turn)
        if cornice:
            moulding = Piece("cornice")
            for deep, tall, low in ((0.05, 0.16, 0.16), (0.11, 0.1, 0.1), (0.17, 0.05, 0.05)):
                moulding.box((length, deep, tall), (length / 2, -deep / 2, h - low + tall / 2 - 0.002), cornice, 0.012)
            _set(moulding, x, y, turn)
    # The corners between walls, where their bodies would leave a gap.
    corners = Piece("corners")
    for x in (-w / 2 - THICK / 2, w / 2 + THICK / 2):
        for y in (-THICK / 2, d + THICK / 2):
            corners.box((THICK, THICK, h), (x, y, h / 2), back.material, 0)
    corners.place()


def wall_frame(room, which):
    """Origin and turn of a wall, for what hangs on it: x runs along it, -y points into the room."""
    return {
        "left": ((-room.width / 2, 0.0), math.pi / 2),
        "right": ((room.width / 2, room.depth), -math.pi / 2),
        "back": ((-room.width / 2, room.depth), 0.0),
    }[which]


def hang(piece, room, which, along, z=0.0):
    """Places a piece made for a wall (its back on y = 0) at a distance along that wall."""
    (x, y), turn = wall_frame(room, which)
    return piece.place(x + along * math.cos(turn), y + along * math.sin(turn), z, turn)


def even_openings(length, count, width, sill, top, arched=False, margin=None):
    """Windows of one size, evenly spread along a wall."""
    gap = (length - count * width) / (count + 1) if margin is None else margin
    step = width + ((length - 2 * gap - count * width) / max(1, count - 1) if margin is not None else gap)
    return [Opening(gap + index * step, gap + index * step + width, sill, top, arched) for index in range(count)]


def fit_windows(room, which, openings, style, frame_material, sill_material=None):
    """Frames in the middle of the wall's thickness. style: grid (steel), french (two leaves), pane (one large pane)."""
    for opening in openings:
        piece = Piece("window")
        wide, tall = opening.right - opening.left, opening.top - opening.sill
        deep = 0.05
        y = THICK * 0.55
        bar = {"grid": 0.03, "french": 0.06, "pane": 0.05}[style]

        def post(x, low, high, width=bar):
            piece.box((width, deep, high - low), (x, y, (low + high) / 2), frame_material, 0.004)

        def rail(left, right, z, width=bar):
            piece.box((right - left, deep * 0.9, width), ((left + right) / 2, y, z), frame_material, 0.004)

        z0, z1 = opening.sill, opening.top
        post(bar / 2, z0, z1)
        post(wide - bar / 2, z0, z1)
        rail(bar, wide - bar, z0 + bar / 2)
        rail(bar, wide - bar, z1 - bar / 2)
        if style == "grid":
            columns = max(2, round(wide / 0.48))
            rows = max(2, round(tall / 0.55))
            for column in range(1, columns):
                post(wide * column / columns, z0 + bar, z1 - bar, 0.022)
            for row in range(1, rows):
                rail(bar, wide - bar, z0 + tall * row / rows, 0.022)
        if style == "french":
            post(wide / 2, z0 + bar, z1 - bar, 0.09)
            for row in (0.36, 0.7):
                rail(bar, wide - bar, z0 + tall * row, 0.035)
            piece.tube([(wide / 2, y - 0.05, z0 + tall * 0.42), (wide / 2, y - 0.07, z0 + tall * 0.46)], 0.012, m.metal((0.6, 0.45, 0.2)))
        if style == "pane" and wide > 2.2:
            post(wide / 2, z0 + bar, z1 - bar)
        if opening.arched:
            radius = wide / 2
            arc = [
                (wide / 2 - (radius - bar / 2) * math.cos(math.pi * k / 28), y, z1 + (radius - bar / 2) * math.sin(math.pi * k / 28))
                for k in range(29)
            ]
            piece.tube(arc, bar / 2, frame_material)
            for share in (0.25, 0.5, 0.75):
                angle = math.pi * share
                piece.tube([(wide / 2, y, z1), (wide / 2 - radius * math.cos(angle), y, z1 + radius * math.sin(angle))], 0.012, frame_material)
        if sill_material and opening.sill > 0.2:
            piece.box((wide + 0.1, THICK * 0.5 + 0.08, 0.035), (wide / 2, THICK * 0.25 - 0.03, opening.sill + 0.018), sill_material, 0.008)
        hang(piece, room, which, opening.left)


def beams(room, material, count=4, size=(0.2, 0.26)):
    piece = Piece("beams")
    for index in range(count):
        y = room.depth * (index + 0.5) / count
        piece.box((room.width - 0.002, size[0], size[1]), (0, y, room.height - size[1] / 2 + 0.001), material, 0.012)
    piece.place()


def ducts(room, material, hanger):
    """Air ducts and a cable tray under a dark ceiling."""
    piece = Piece("ducts")
    y = room.height - 0.38
    x = room.width * 0.22
    piece.tube([(x, 0.05, y), (x, room.depth - 0.05, y)], 0.19, material, 28)
    for index in range(6):
        at = room.depth * (index + 0.5) / 6
        piece.tube([(x, at - 0.02, y), (x, at + 0.02, y)], 0.198, material, 28)
        piece.tube([(x, at, y + 0.19), (x, at, room.height)], 0.006, hanger)
    piece.tube([(x, room.depth * 0.55, y), (-room.width * 0.3, room.depth * 0.55, y)], 0.12, material, 24)
    piece.place()


def glass_roof(room, frame_material, rise=0.9):
    """A ridged glass roof on thin steel bars over the whole room; a rim closes it to the walls."""
    piece = Piece("glass roof")
    w, d, h = room.width, room.depth, room.height
    count = round(d / 1.0)
    for index in range(count + 1):
        y = d * index / count
        for sign in (-1, 1):
            piece.tube([(sign * w / 2, y, h), (0, y, h + rise)], 0.028, frame_material, 6)
        if index % 3 == 0:
            piece.tube([(-w / 2, y, h), (w / 2, y, h)], 0.03, frame_material, 6)
    for share in (0.33, 0.66):
        for sign in (-1, 1):
            piece.tube([(sign * w / 2 * (1 - share), 0, h + rise * share), (sign * w / 2 * (1 - share), d, h + rise * share)], 0.02, frame_material, 6)
    piece.tube([(0, 0, h + rise), (0, d, h + rise)], 0.05, frame_material, 8)
    for sign in (-1, 1):
        piece.box((0.12, d, 0.14), (sign * (w / 2 - 0.06), d / 2, h - 0.07), frame_material, 0.01)
    gable = Piece("gable")
    for y in (0.0, d):
        _extruded(gable, [(-w / 2, h), (w / 2, h), (0, h + rise)], frame_material, 0.02)
    piece.place()


def vault(room, material, rise=1.1):
    """A brick barrel over the room."""
    piece = Piece("vault")
    w, d, h = room.width, room.depth, room.height

    def at(u, v):
        angle = math.pi * u
        return (-w / 2 * math.cos(angle), -0.1 + (d + 0.2) * v, h - rise + 0.02 + rise * math.sin(angle))

    piece.surface(at, 40, 2, material)
    piece.place()


def clear(scene_name):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    bpy.context.scene.name = scene_name
    m.made.clear()
