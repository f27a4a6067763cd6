"""Tables and what lies on them. Table tops are 74 cm high unless told."""

import math
import random

from . import materials as m
from .shapes import Piece, bend


def board_table(top, base, length, width=1.35, height=0.74):
    """A long table with softly bowed sides, along x, on two slab feet."""
    piece = Piece("board table")

    shares = [k / 24 for k in range(25)]

    def edge(share):
        return width / 2 * (1 - 0.22 * (2 * share - 1) ** 2)

    near = [((share - 0.5) * length, -edge(share)) for share in shares]
    far = [((share - 0.5) * length, edge(share)) for share in reversed(shares)]
    piece.slab(near + far, height - 0.045, height, top, 0.006)
    for sx in (-1, 1):
        piece.box((0.1, width * 0.6, height - 0.08), (sx * length * 0.3, 0, (height - 0.08) / 2 + 0.02), base, 0.02)
        piece.box((0.5, width * 0.7, 0.02), (sx * length * 0.3, 0, 0.012), base, 0.006)
    piece.box((length * 0.6, 0.05, 0.1), (0, 0, height - 0.12), base, 0.008)
    return piece


def school_table(top, frame, length=1.4, width=0.6):
    piece = Piece("school table")
    piece.box((length, width, 0.026), (0, 0, 0.727), top, 0.005)
    for sx in (-1, 1):
        x = sx * (length / 2 - 0.14)
        piece.box((0.045, 0.06, 0.69), (x, 0.05, 0.365), frame, 0.008)
        piece.box((0.05, 0.52, 0.035), (x, 0, 0.03), frame, 0.012)
        piece.box((0.05, 0.4, 0.03), (x, 0, 0.7), frame, 0.006)
    piece.box((length - 0.28, 0.018, 0.28), (0, 0.17, 0.54), frame, 0.004)
    return piece


def round_table(top, base, radius=0.75, height=0.74, cloth=None):
    piece = Piece("round table")
    piece.cylinder(radius, 0.032, (0, 0, height - 0.032), top)
    if cloth:
        def drape(u, v):
            a = 2 * math.pi * u
            wave = 1 + (0.05 * v) * math.sin(a * 14) + 0.02 * v * math.sin(a * 5)
            r = radius * (1.01 + 0.06 * v) * wave
            return (r * math.cos(a), r * math.sin(a), height + 0.004 - 0.6 * v)

        piece.surface(drape, 168, 6, cloth)
        piece.cylinder(radius * 1.012, 0.004, (0, 0, height + 0.001), cloth)
    else:
        piece.lathe([(0.045, 0.03), (0.04, 0.1), (0.04, height - 0.1), (0.09, height - 0.03)], base)
        piece.lathe([(0.31, 0.0), (0.31, 0.012), (0.06, 0.035), (0.04, 0.05)], base)
    return piece


def cafe_table(top, base, side=0.7, height=0.75):
    piece = Piece("cafe table")
    piece.box((side, side, 0.028), (0, 0, height - 0.014), top, 0.01)
    piece.lathe([(0.035, 0.02), (0.03, height - 0.08), (0.12, height - 0.028)], base)
    piece.lathe([(0.23, 0.0), (0.23, 0.014), (0.05, 0.03)], base)
    return piece


def coffee_table(top, legs, radius=0.45, height=0.38):
    piece = Piece("coffee table")
    piece.cylinder(radius, 0.035, (0, 0, height - 0.035), top)
    for k in range(3):
        a = 2 * math.pi * k / 3 + 0.4
        piece.tube([(radius * 0.6 * math.cos(a), radius * 0.6 * math.sin(a), height - 0.03), (radius * 0.85 * math.cos(a), radius * 0.85 * math.sin(a), 0)], 0.016, legs)
    return piece


def high_table(top, frame, length=1.8, width=0.7):
    piece = Piece("high table")
    piece.box((length, width, 0.045), (0, 0, 1.0775), top, 0.008)
    for sx in (-1, 1):
        x = sx * (length / 2 - 0.16)
        for sy in (-1, 1):
            piece.box((0.04, 0.04, 1.055), (x, sy * (width / 2 - 0.08), 0.5275), frame, 0.004)
        piece.box((0.04, width - 0.2, 0.04), (x, 0, 0.25), frame, 0.004)
    piece.box((length - 0.36, 0.035, 0.035), (0, 0, 0.25), frame, 0.004)
    return piece


WHITE = (0.82, 0.81, 0.78)


def glass(wine=False):
    piece = Piece("glass")
    clear = m.clear_glass()
    if wine:
        piece.lathe(
            [(0.034, 0), (0.033, 0.003), (0.005, 0.008), (0.004, 0.085), (0.022, 0.1), (0.037, 0.13), (0.036, 0.16), (0.03, 0.195)], clear, segments=24
        )
    else:
        piece.lathe([(0.028, 0), (0.03, 0.004), (0.036, 0.11)], clear, segments=24)
    return piece


def carafe():
    piece = Piece("carafe")
    piece.lathe([(0.045, 0), (0.05, 0.01), (0.05, 0.13), (0.022, 0.21), (0.022, 0.25), (0.027, 0.262)], m.clear_glass(), segments=28)
    piece.lathe([(0.046, 0.006), (0.047, 0.12), (0.04, 0.15), (0.0, 0.151)], m.clear_glass((0.85, 0.93, 0.97)), segments=28)
    return piece


def place_setting(napkin):
    """Plate, folded napkin, fork, knife: who eats sits towards +y and looks to -y."""
    piece = Piece("setting")
    china = m.plain((0.86, 0.85, 0.82), 0.12)
    steel = m.metal((0.75, 0.74, 0.72), 0.18)
    piece.lathe([(0.075, 0), (0.08, 0.002), (0.092, 0.012), (0.135, 0.019), (0.135, 0.021), (0.09, 0.016), (0.075, 0.008), (0, 0.008)], china, segments=40)
    piece.box((0.1, 0.13, 0.012), (0, 0, 0.018), napkin, 0.005, (0, 0, 0.25))
    piece.box((0.016, 0.19, 0.003), (0.175, 0, 0.002), steel, 0.001)
    piece.box((0.016, 0.18, 0.003), (-0.175, 0, 0.002), steel, 0.001)
    return piece


def notebook(colour):
    piece = Piece("notebook")
    piece.box((0.15, 0.21, 0.012), (0, 0, 0.006), m.plain(colour, 0.6), 0.002)
    piece.tube([(0.1, -0.07, 0.005), (0.1, 0.07, 0.005)], 0.0045, m.plain((0.05, 0.08, 0.3), 0.4), 8)
    return piece


def laptop():
    piece = Piece("laptop")
    grey = m.metal((0.55, 0.56, 0.58), 0.35)
    piece.box((0.31, 0.215, 0.012), (0, 0, 0.006), grey, 0.004)
    piece.box((0.31, 0.006, 0.21), (0, -0.135, 0.105), grey, 0.003, (0.28, 0, 0))
    piece.box((0.29, 0.002, 0.185), (0, -0.13, 0.107), m.glow((0.5, 0.65, 0.9), 1.2), 0, (0.28, 0, 0))
    return piece


def cup(colour=WHITE):
    piece = Piece("cup")
    china = m.plain(colour, 0.15)
    piece.lathe([(0.05, 0), (0.07, 0.006), (0.075, 0.012), (0.05, 0.009), (0.02, 0.009)], china, segments=28)
    piece.lathe([(0.022, 0.01), (0.036, 0.03), (0.041, 0.066), (0.038, 0.066), (0.034, 0.055), (0, 0.054)], china, segments=28)
    piece.tube(bend([(0.038, 0, 0.058), (0.062, 0, 0.052), (0.056, 0, 0.03), (0.036, 0, 0.028)], 0.012), 0.004, china, 8)
    return piece


def centrepiece(pot, leaf, flower, seed=0):
    """A low bowl with a few stems."""
    rng = random.Random(f"flowers {seed}")
    piece = Piece("flowers")
    piece.lathe([(0.045, 0), (0.06, 0.02), (0.055, 0.1), (0.05, 0.1), (0, 0.085)], pot, segments=28)
    for _ in range(14):
        a, lean, tall = rng.uniform(0, 6.283), rng.uniform(0.02, 0.11), rng.uniform(0.17, 0.28)
        tip = (lean * math.cos(a), lean * math.sin(a), tall)
        piece.tube([(0, 0, 0.08), (tip[0] * 0.4, tip[1] * 0.4, tall * 0.6), tip], 0.0025, leaf, 6)
        piece.ball(rng.uniform(0.014, 0.026), tip, flower if rng.random() < 0.6 else leaf, 0.8)
    return piece


def bottle(colour, tall=0.3):
    piece = Piece("bottle")
    piece.lathe(
        [(0.034, 0), (0.037, 0.008), (0.037, tall * 0.6), (0.014, tall * 0.78), (0.013, tall * 0.97), (0.016, tall)], m.plain(colour, 0.08, coat=0.5), segments=20
    )
    piece.lathe([(0.0375, tall * 0.2), (0.0375, tall * 0.45)], m.plain((0.75, 0.7, 0.6), 0.7), segments=20)
    return piece


def fruit_bowl(seed=0):
    rng = random.Random(f"fruit {seed}")
    piece = Piece("fruit")
    piece.lathe([(0.06, 0), (0.07, 0.01), (0.15, 0.07), (0.145, 0.07), (0.06, 0.02), (0, 0.018)], m.plain((0.5, 0.35, 0.2), 0.4), segments=36)
    for _ in range(9):
        a, r = rng.uniform(0, 6.283), rng.uniform(0, 0.085)
        colour = rng.choice([(0.7, 0.25, 0.03), (0.5, 0.55, 0.05), (0.6, 0.05, 0.04)])
        piece.ball(0.037, (r * math.cos(a), r * math.sin(a), 0.06 + rng.uniform(0, 0.035)), m.plain(colour, 0.35), 0.93)
    return piece
