"""A terrace above the roofs."""

import math
import random

from stage import light, outside, seats, tables, things
from stage import materials as m
from stage.palettes import PALETTES
from stage.shapes import Piece


def scene(told):
    palette = PALETTES[told["palette"]]
    rng = random.Random(f"terrace {told['seed']}")
    evening = told["hour"] == "evening"
    light.daylight(told["hour"], -55 if told["window"] == "left" else 55, open_air=True)
    colour, radiance = light.HOURS[told["hour"]]["window"]
    deck = Piece("deck")
    timber = m.wood(tuple(min(1, 0.9 * part + 0.06) for part in palette.timber), 0.6)
    for k in range(82):
        deck.box((0.14, 13.0, 0.03), (-6 + k * 0.147, 6.0, -0.015), timber, 0.004)
    deck.box((12.4, 13.4, 0.3), (0, 6.0, -0.2), m.plain((0.08, 0.07, 0.06), 0.9), 0)
    deck.place()
    frame = m.plain((0.03, 0.03, 0.032), 0.4)
    glass = m.clear_glass((0.9, 0.95, 0.95))
    outside.railing(11.8, frame, glass).place(0, 12.3)
    for x in (-5.95, 5.95):
        outside.railing(12.2, frame, glass).place(x, 6.2, 0, math.pi / 2)
    box_material = m.plain(tuple(0.7 * part + 0.03 for part in palette.accent), 0.6) if rng.random() < 0.5 else m.concrete((0.4, 0.39, 0.37), 0.8)
    for index in range(5):
        box, green = outside.planter(1.9, 0.5, 0.55, box_material, f"{told['seed']} {index}", rng.uniform(0.4, 0.7))
        x = -4.8 + index * 2.4
        box.place(x, 11.85)
        green.place(x, 11.85, 0.5)
    for index in range(2):
        box, green = outside.planter(2.6, 0.55, 0.6, box_material, f"{told['seed']} side {index}", 0.8)
        side = -5.4 if told["window"] == "left" else 5.4
        box.place(side, 3.4 + index * 4.6, 0, math.pi / 2)
        green.place(side, 3.4 + index * 4.6, 0.55, math.pi / 2)
    for index, (x, y) in enumerate(((-4.6, 10.6), (4.7, 10.4))):
        tub = Piece("tub")
        tub.lathe([(0.3, 0), (0.42, 0.55), (0.38, 0.55), (0.36, 0.48), (0, 0.48)], box_material)
        tub.place(x, y)
        outside.tree(f"{told['seed']} {index}", 3.0, 1.1).place(x, y, 0.4)
    pole = m.wood((0.5, 0.34, 0.2))
    cloth = m.curtain((0.82, 0.78, 0.68) if rng.random() < 0.6 else tuple(0.7 * part + 0.12 for part in palette.fabric))
    top = m.wood(tuple(min(1, part * 1.1) for part in palette.timber), 0.5)
    table = tables.cafe_table(top, frame, 0.8)
    chair = seats.spindle_chair(m.plain(tuple(0.8 * part + 0.03 for part in palette.second), 0.5)) if rng.random() < 0.5 else seats.bistro_chair(m.plain((0.7, 0.68, 0.62), 0.5), m.plain((0.62, 0.58, 0.5), 0.6))
    wine, cup, flowers = tables.glass(wine=True), tables.cup(), tables.centrepiece(m.plain((0.7, 0.66, 0.58), 0.4), m.leaf((0.05, 0.15, 0.03)), m.plain((0.85, 0.5, 0.2), 0.7))
    side = 1 if told["window"] == "left" else -1
    for row in range(3):
        for x in (side * 2.9, side * 0.3):
            y = 3.6 + row * 2.7 + (0.4 if x * side < 1 else 0)
            table.place(x, y, 0, rng.uniform(-0.1, 0.1))
            flowers.place(x, y, 0.75, rng.uniform(0, 6))
            for k in range(4):
                angle = math.pi / 2 * k + math.pi / 4
                chair.place(x + 0.78 * math.sin(angle), y - 0.78 * math.cos(angle), 0, angle + math.pi + rng.uniform(-0.2, 0.2))
            (wine if evening or told["hour"] == "golden" else cup).place(x + 0.2, y - 0.16, 0.75)
            wine.place(x - 0.2, y + 0.14, 0.75)
        if row < 2:
            outside.parasol(cloth, pole).place(side * 1.6, 4.95 + row * 2.8)
    legs = m.wood(palette.timber)
    seats.sofa(m.fabric(tuple(0.5 * part + 0.3 for part in palette.fabric)), legs, 2.1, 3, (m.fabric(palette.second), m.fabric(palette.accent)), told["seed"]).place(-side * 4.0, 6.6, 0, side * math.pi / 2)
    seats.armchair(m.fabric(tuple(0.5 * part + 0.3 for part in palette.fabric)), legs).place(-side * 2.4, 7.6, 0, -side * 0.9)
    tables.coffee_table(top, legs, 0.42).place(-side * 2.9, 6.5)
    tables.fruit_bowl(told["seed"]).place(-side * 2.9, 6.5, 0.38)
    bulb = m.glow((1.0, 0.72, 0.38), 14.0 if evening else 3.0)
    lights = Piece("string lights")
    for start, end in (((-5.9, 2.2, 3.2), (5.9, 4.4, 3.3)), ((5.9, 4.4, 3.3), (-5.9, 7.6, 3.2)), ((-5.9, 7.6, 3.2), (5.9, 11.2, 3.3))):
        outside.string_lights(lights, start, end, 0.45, bulb, frame)
    for x, y in ((-5.9, 2.2), (5.9, 4.4), (-5.9, 7.6), (5.9, 11.2)):
        lights.tube([(x, y, 0), (x, y, 3.35)], 0.03, frame)
    lights.place()
    if evening:
        for x in (-3, 0, 3):
            for y in (3.5, 6.5, 9.5):
                light.bulb((x, y, 2.7), (1.0, 0.68, 0.38), 26, 0.25)
    else:
        light.area((0, 4, 7), (0, 0.2, -1), (12, 12), colour, radiance * 0.05)
    outside.skyline(34, 190, f"{told['seed']}", -24, (16, 34), 0.12 if told["style"] != "modern" else 0.7)
    light.camera((side * 0.9 if told.get("from") == "window" else -side * 3.6, 0.5, 1.6), (side * 0.8, 9.0), told.get("lens", 23), told.get("rise", 0.02))
