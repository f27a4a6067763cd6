"""Guests: plain figures in quiet clothes, seated as a chair asks (looking towards -y) or standing."""

import math
import random

from . import materials as m
from .shapes import Piece

SKINS = [(0.62, 0.4, 0.29), (0.5, 0.3, 0.2), (0.26, 0.14, 0.085), (0.66, 0.46, 0.35), (0.13, 0.07, 0.045)]
HAIRS = [(0.02, 0.014, 0.01), (0.06, 0.03, 0.014), (0.16, 0.085, 0.035), (0.32, 0.3, 0.28), (0.03, 0.02, 0.016)]
TOPS = [(0.03, 0.05, 0.11), (0.66, 0.64, 0.6), (0.07, 0.075, 0.08), (0.42, 0.33, 0.23), (0.05, 0.14, 0.13), (0.32, 0.1, 0.06), (0.3, 0.36, 0.46)]
TROUSERS = [(0.02, 0.023, 0.03), (0.03, 0.045, 0.09), (0.16, 0.14, 0.115), (0.05, 0.05, 0.055)]


def _loft(piece, rings, material, segments=18):
    """A closed, soft body through ellipses: (x, y, z, half width, half depth)."""
    count = len(rings) - 1

    def at(u, v):
        place = min(v * count, count - 1e-6)
        k, share = int(place), place - int(place)
        before, low, high, after = rings[max(k - 1, 0)], rings[k], rings[k + 1], rings[min(k + 2, count)]
        x, y, z, wide, deep = (
            0.5 * (2 * b + (c - a) * share + (2 * a - 5 * b + 4 * c - d) * share**2 + (3 * b - a - 3 * c + d) * share**3)
            for a, b, c, d in zip(before, low, high, after)
        )
        angle = 2 * math.pi * u
        return (x + max(wide, 0.002) * math.cos(angle), y + max(deep, 0.002) * math.sin(angle), z)

    piece.surface(at, segments, count * 4, material)


def _limb(piece, points, radii, material):
    for one, other, first, last in zip(points, points[1:], radii, radii[1:]):
        steps = 5
        for step in range(steps):
            a, b = step / steps, (step + 1) / steps
            ends = [tuple(p + (q - p) * share for p, q in zip(one, other)) for share in (a, b)]
            piece.tube(ends, first + (last - first) * (a + b) / 2, material, 14)
        piece.ball(last * 0.98, other, material)
    piece.ball(radii[0], points[0], material)


def _head(piece, rng, z, skin, hair):
    piece.tube([(0, 0.012, z - 0.2), (0, 0.005, z - 0.06)], 0.052, skin, 16)
    _loft(piece, [(0, 0.0, z - 0.125, 0.01, 0.01), (0, -0.012, z - 0.11, 0.045, 0.05), (0, -0.004, z - 0.05, 0.068, 0.085), (0, 0.004, z + 0.03, 0.076, 0.096), (0, 0.008, z + 0.09, 0.06, 0.075), (0, 0.008, z + 0.125, 0.01, 0.01)], skin)
    piece.ball(0.013, (0, -0.097, z - 0.02), skin, 1.5)
    for side in (-1, 1):
        piece.ball(0.018, (side * 0.077, 0.01, z - 0.012), skin, 1.4)
    cut = rng.choice(("short", "short", "bob", "bun"))
    _loft(piece, [(0, 0.032, z - 0.075, 0.05, 0.05), (0, 0.036, z - 0.02, 0.077, 0.078), (0, 0.024, z + 0.05, 0.084, 0.092), (0, 0.014, z + 0.105, 0.07, 0.083), (0, 0.012, z + 0.14, 0.012, 0.012)], hair)
    if cut == "bob":
        _loft(piece, [(0, 0.045, z - 0.17, 0.075, 0.04), (0, 0.045, z - 0.12, 0.098, 0.06), (0, 0.032, z, 0.095, 0.078), (0, 0.02, z + 0.08, 0.08, 0.08), (0, 0.015, z + 0.12, 0.02, 0.02)], hair)
    if cut == "bun":
        piece.ball(0.042, (0, 0.115, z + 0.07), hair)


def _wear(rng, number):
    """Neighbours do not dress alike."""
    top = m.fabric(TOPS[number % len(TOPS)], 700.0)
    return m.plain(rng.choice(SKINS), 0.55), m.plain(rng.choice(HAIRS), 0.5), top, m.fabric(rng.choice(TROUSERS), 700.0), m.plain((0.02, 0.016, 0.014), 0.35)


def _torso(piece, z, top, lean=0.0):
    rings = ((0.0, 0.05, 0.165, 0.125), (0.14, 0.045, 0.155, 0.108), (0.3, 0.03, 0.172, 0.115), (0.44, 0.02, 0.195, 0.11), (0.51, 0.015, 0.16, 0.085), (0.55, 0.012, 0.07, 0.06))
    _loft(piece, [(0, 0.05, z - 0.02, 0.02, 0.02)] + [(0, y - lean * up, z + up, wide, deep) for up, y, wide, deep in rings], top)


def seated(seed, number=0):
    """On a chair of 45 cm, hands before the body, as one who listens."""
    rng = random.Random(f"guest {seed}")
    skin, hair, top, trousers, shoe = _wear(rng, number)
    piece = Piece("guest")
    _torso(piece, 0.47, top, rng.uniform(-0.05, 0.12))
    _head(piece, rng, 1.195, skin, hair)
    apart = rng.uniform(0.085, 0.12)
    for side in (-1, 1):
        foot = -0.42 + rng.uniform(-0.08, 0.1)
        _limb(piece, [(side * 0.085, 0.04, 0.53), (side * apart, -0.4, 0.5), (side * apart, foot, 0.09)], [0.085, 0.06, 0.042], trousers)
        piece.cushion((0.09, 0.25, 0.085), (side * apart, foot - 0.06, 0.045), shoe, plump=0.4)
        reach = rng.uniform(-0.34, -0.22)
        _limb(piece, [(side * 0.19, 0.02, 0.935), (side * 0.235, 0.01, 0.7), (side * 0.1, reach, 0.66)], [0.056, 0.045, 0.034], top)
        piece.ball(0.04, (side * 0.085, reach - 0.04, 0.665), skin, 0.7)
    return piece


def standing(seed, number=0, cup=None, walking=False):
    rng = random.Random(f"guest {seed}")
    skin, hair, top, trousers, shoe = _wear(rng, number)
    piece = Piece("guest")
    _torso(piece, 0.88, top)
    _head(piece, rng, 1.605, skin, hair)
    stride = 0.22 if walking else 0.02
    for side in (-1, 1):
        y = side * stride
        _limb(piece, [(side * 0.085, 0.03, 0.92), (side * 0.095, -0.02 + y * 0.4, 0.5), (side * 0.1, 0.03 + y, 0.09)], [0.092, 0.064, 0.044], trousers)
        piece.cushion((0.09, 0.26, 0.085), (side * 0.1, -0.03 + y, 0.045), shoe, plump=0.4)
        hand = (side * 0.12, -0.28, 1.12) if side > 0 and cup else (side * 0.25, -0.05 - y * 0.5, 0.86)
        elbow = (side * 0.25, 0.03, 1.12)
        _limb(piece, [(side * 0.19, 0.02, 1.35), elbow, hand], [0.056, 0.045, 0.034], top)
        piece.ball(0.04, (hand[0], hand[1] - 0.03, hand[2] - 0.03 if not (side > 0 and cup) else hand[2]), skin, 1.0)
        if side > 0 and cup:
            piece.lathe([(0.025, 0), (0.036, 0.07), (0.034, 0.07), (0, 0.06)], cup, at=(hand[0], hand[1] - 0.07, hand[2] - 0.01), segments=20)
    return piece


class Seats:
    """A chair that remembers where it was placed, so that guests may take their seats."""

    def __init__(self, chair):
        self.chair = chair
        self.places = []

    def place(self, x=0.0, y=0.0, z=0.0, turn=0.0, *rest):
        self.places.append((x, y, turn))
        return self.chair.place(x, y, z, turn, *rest)

    def fill(self, rng, share, seed, clear_of=None):
        """Seats a share of the guests; none within 3.4 m of the camera, where they would look like figures."""
        guests = [seated(f"{seed} {k}", k) for k in range(2 * len(TOPS))]
        rng.shuffle(guests)
        for number, (x, y, turn) in enumerate(self.places):
            near = clear_of and math.hypot(x - clear_of[0], y - clear_of[1]) < 3.4
            if rng.random() < share and not near:
                guests[number % len(guests)].place(x, y, 0, turn, rng.uniform(0.96, 1.03))
