"""Chairs, armchairs, sofas and stools. Each looks towards -y: who sits on it faces there."""

import math
import random

from . import materials as m
from .shapes import Piece, bend


def shell_chair(shell, legs):
    """A moulded shell on four slanting wooden legs."""
    piece = Piece("shell chair")

    def shape(u, v):
        # v: from the front edge of the seat to the top of the back.
        x = (u - 0.5) * (0.47 - 0.1 * max(0.0, v - 0.55))
        curl = (2 * u - 1) ** 2
        if v < 0.5:
            y = -0.24 + 0.42 * (v / 0.5)
            z = 0.445 - 0.02 * math.sin(math.pi * v / 0.5) + 0.035 * curl - 0.03 * (1 - v / 0.5) ** 4
        else:
            rise = (v - 0.5) / 0.5
            y = 0.18 + 0.09 * rise + 0.03 * math.sin(math.pi * rise) - 0.05 * curl
            z = 0.445 + 0.4 * rise ** 0.9 + 0.02 * curl * (1 - rise) - 0.03 * curl * rise
        if 0.38 < v < 0.62:
            bend_at = 1 - abs(v - 0.5) / 0.12
            y -= 0.025 * bend_at
            z += 0.02 * bend_at
        return (x, y, z)

    piece.surface(shape, 14, 26, shell, 0.012)
    for sx in (-1, 1):
        for front, y in ((True, -0.16), (False, 0.15)):
            piece.tube([(sx * 0.13, y * 0.8, 0.44), (sx * 0.225, y * 1.5, 0.0)], 0.014, legs)
        piece.tube([(sx * 0.14, -0.13, 0.42), (sx * 0.14, 0.13, 0.42)], 0.01, legs)
    piece.tube([(-0.14, 0, 0.42), (0.14, 0, 0.42)], 0.01, legs)
    return piece


def conference_chair(cover, frame):
    """Upholstered, on a bent steel tube, with arms."""
    piece = Piece("conference chair")
    piece.cushion((0.48, 0.47, 0.075), (0, -0.01, 0.455), cover, plump=0.15)

    def back(u, v):
        x = (u - 0.5) * 0.45
        return (x, 0.215 + 0.09 * v - 0.05 * (2 * u - 1) ** 2, 0.5 + 0.37 * v)

    piece.surface(back, 12, 10, cover, 0.035)
    for sx in (-1, 1):
        line = [
            (sx * 0.245, 0.2, 0.014),
            (sx * 0.245, -0.25, 0.014),
            (sx * 0.245, -0.22, 0.43),
            (sx * 0.245, -0.2, 0.66),
            (sx * 0.245, 0.17, 0.66),
            (sx * 0.235, 0.255, 0.62),
        ]
        piece.tube(bend(line, 0.07), 0.0125, frame)
        piece.tube([(sx * 0.245, -0.2, 0.43), (sx * 0.2, 0.2, 0.435)], 0.01, frame)
        piece.box((0.035, 0.24, 0.018), (sx * 0.245, -0.03, 0.676), m.plain((0.03, 0.03, 0.03), 0.5), 0.006)
    piece.tube([(-0.245, 0.2, 0.014), (0.245, 0.2, 0.014)], 0.0125, frame)
    return piece


def slim_chair(cover, frame):
    """For rows: a light seat and back on four thin steel legs."""
    piece = Piece("slim chair")
    piece.cushion((0.45, 0.44, 0.05), (0, 0, 0.45), cover, plump=0.12)

    def back(u, v):
        return ((u - 0.5) * 0.43, 0.2 + 0.1 * v - 0.045 * (2 * u - 1) ** 2, 0.56 + 0.27 * v)

    piece.surface(back, 10, 8, cover, 0.022)
    for sx in (-1, 1):
        piece.tube(bend([(sx * 0.21, 0.25, 0), (sx * 0.2, 0.19, 0.43), (sx * 0.2, 0.27, 0.8)], 0.06), 0.0105, frame)
        piece.tube(bend([(sx * 0.21, -0.22, 0), (sx * 0.2, -0.19, 0.43), (sx * 0.2, 0.18, 0.435)], 0.04), 0.0105, frame)
    return piece


def bistro_chair(timber, seat):
    """Bent wood: a hoop for the back, a round seat."""
    piece = Piece("bistro chair")
    piece.cylinder(0.205, 0.03, (0, 0, 0.44), seat)
    piece.lathe([(0.17, 0.40), (0.205, 0.405), (0.205, 0.44), (0.17, 0.44)], timber)
    hoop = [(0.19 * math.cos(a), 0.16 + 0.06 * math.sin(a), 0.46 + 0.44 * math.sin(a)) for a in [math.pi * k / 20 for k in range(21)]]
    piece.tube([(0.19, 0.17, 0), *hoop, (-0.19, 0.17, 0)], 0.014, timber)
    inner = [(0.11 * math.cos(a), 0.165 + 0.05 * math.sin(a), 0.46 + 0.32 * math.sin(a)) for a in [math.pi * k / 16 for k in range(17)]]
    piece.tube(inner, 0.01, timber)
    for sx in (-1, 1):
        piece.tube([(sx * 0.13, -0.13, 0.43), (sx * 0.18, -0.19, 0)], 0.014, timber)
    ring = [(0.16 * math.cos(a), 0.16 * math.sin(a), 0.2) for a in [2 * math.pi * k / 24 for k in range(25)]]
    piece.tube(ring, 0.008, timber)
    return piece


def spindle_chair(timber):
    """Solid wood: spindles under a bent top rail."""
    piece = Piece("spindle chair")

    def seat(u, v):
        x, y = (u - 0.5) * 0.46, (v - 0.5) * 0.44
        return (x * (1 - 0.1 * v), y, 0.455 - 0.012 * math.cos(math.pi * (u - 0.5)) * math.cos(math.pi * (v - 0.5)))

    piece.surface(seat, 12, 12, timber, 0.03)
    top = [((u - 0.5) * 0.48, 0.27 - 0.35 * (u - 0.5) ** 2, 0.84) for u in [k / 12 for k in range(13)]]
    piece.tube(top, 0.02, timber)
    for index in range(7):
        u = (index + 0.5) / 7
        x = (u - 0.5) * 0.4
        piece.tube([(x * 0.9, 0.18, 0.45), ((u - 0.5) * 0.46, 0.27 - 0.35 * (u - 0.5) ** 2, 0.83)], 0.007, timber, 8)
    for sx in (-1, 1):
        piece.tube([(sx * 0.17, -0.15, 0.44), (sx * 0.22, -0.22, 0)], 0.016, timber)
        piece.tube([(sx * 0.15, 0.14, 0.44), (sx * 0.2, 0.24, 0)], 0.016, timber)
    return piece


def armchair(cover, legs):
    piece = Piece("armchair")
    piece.cushion((0.62, 0.62, 0.2), (0, -0.03, 0.36), cover, plump=0.25)

    def hug(u, v):
        angle = math.pi * (0.02 + 0.96 * u)
        rise = 0.24 + (0.24 + 0.3 * math.sin(angle) ** 1.5) * v
        lean = 1 + 0.1 * v
        return (0.4 * lean * math.cos(angle), -0.22 + 0.58 * lean * math.sin(angle) ** 0.8, rise)

    piece.surface(hug, 30, 8, cover, 0.09)
    for sx in (-1, 1):
        for y in (-0.25, 0.25):
            piece.tube([(sx * 0.25, y, 0.27), (sx * 0.29, y * 1.15, 0)], 0.016, legs)
    return piece


def sofa(cover, legs, width=2.0, seats=3, cushions=(), seed=0):
    rng = random.Random(f"sofa {seed}")
    piece = Piece("sofa")
    inner = width - 0.36
    piece.box((width - 0.04, 0.82, 0.16), (0, 0, 0.23), cover, 0.03)
    for index in range(seats):
        x = -inner / 2 + inner * (index + 0.5) / seats
        piece.cushion((inner / seats - 0.01, 0.66, 0.17), (x, -0.07, 0.385), cover, plump=0.18)
        piece.cushion((inner / seats - 0.02, 0.2, 0.44), (x, 0.27, 0.64), cover, turn=(-0.2, 0, rng.uniform(-0.03, 0.03)), plump=0.3)
    piece.box((width - 0.03, 0.14, 0.52), (0, 0.37, 0.48), cover, 0.05)
    for sx in (-1, 1):
        piece.box((0.17, 0.86, 0.36), (sx * (width / 2 - 0.085), 0.02, 0.41), cover, 0.05)
        for y in (-0.33, 0.33):
            piece.tube([(sx * (width / 2 - 0.1), y, 0.16), (sx * (width / 2 - 0.08), y, 0)], 0.016, legs)
    for index, colour in enumerate(cushions):
        x = -inner / 2 + 0.22 + (inner - 0.44) * (index / max(1, len(cushions) - 1) if len(cushions) > 1 else 0.1)
        piece.cushion((0.42, 0.13, 0.42), (x, 0.06, 0.66), colour, turn=(-0.35, rng.uniform(-0.35, 0.35), rng.uniform(-0.3, 0.3)), plump=0.55)
    return piece


def bench_seat(cover, base, width):
    """A banquette along a wall, its back at y = 0."""
    piece = Piece("banquette")
    count = max(1, round(width / 0.75))
    for index in range(count):
        x = -width / 2 + width * (index + 0.5) / count
        piece.cushion((width / count - 0.005, 0.5, 0.14), (x, -0.27, 0.42), cover, plump=0.12)
        piece.cushion((width / count - 0.005, 0.13, 0.52), (x, -0.07, 0.76), cover, plump=0.14)
    piece.box((width, 0.5, 0.33), (0, -0.25, 0.19), base, 0.01)
    return piece


def bar_stool(seat, frame, high=0.75):
    piece = Piece("bar stool")
    piece.cylinder(0.175, 0.045, (0, 0, high - 0.045), seat)
    for k in range(4):
        a = math.pi / 4 + math.pi / 2 * k
        piece.tube([(0.11 * math.cos(a), 0.11 * math.sin(a), high - 0.04), (0.2 * math.cos(a), 0.2 * math.sin(a), 0)], 0.012, frame)
    ring = [(0.175 * math.cos(a), 0.175 * math.sin(a), 0.27) for a in [2 * math.pi * k / 28 for k in range(29)]]
    piece.tube(ring, 0.009, frame)
    return piece


def pouf(cover):
    piece = Piece("pouf")
    piece.cushion((0.56, 0.56, 0.4), (0, 0, 0.2), cover, plump=0.4)
    return piece
