"""Materials by name and colour. Colours are linear RGB; each material is made once."""

import random

import bpy

made = {}


def kept(make):
    def once(*args, **options):
        key = (make.__name__, args, tuple(sorted(options.items())))
        if key not in made:
            made[key] = make(*args, **options)
        return made[key]

    return once


def _new(name):
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    tree = material.node_tree
    return material, tree, tree.nodes["Principled BSDF"]


def _node(tree, kind, **inputs):
    node = tree.nodes.new(kind)
    for name, value in inputs.items():
        node.inputs[name.replace("_", " ")].default_value = value
    return node


def _mapped(tree, scale=(1, 1, 1), turn=0.0):
    place = tree.nodes.new("ShaderNodeTexCoord")
    mapping = tree.nodes.new("ShaderNodeMapping")
    mapping.inputs["Scale"].default_value = scale
    mapping.inputs["Rotation"].default_value = (0, 0, turn)
    tree.links.new(place.outputs["Object"], mapping.inputs["Vector"])
    return mapping.outputs["Vector"]


def _ramp(tree, fac, stops):
    ramp = tree.nodes.new("ShaderNodeValToRGB")
    elements = ramp.color_ramp.elements
    while len(elements) < len(stops):
        elements.new(0.5)
    for element, (at, colour) in zip(elements, stops):
        element.position = at
        element.color = (*colour, 1)
    tree.links.new(fac, ramp.inputs["Fac"])
    return ramp.outputs["Color"]


def _bump(tree, bsdf, height, strength, distance=0.01):
    bump = _node(tree, "ShaderNodeBump", Strength=strength, Distance=distance)
    tree.links.new(height, bump.inputs["Height"])
    tree.links.new(bump.outputs["Normal"], bsdf.inputs["Normal"])


def _mix(tree, fac, one, other, mode="MIX"):
    mix = tree.nodes.new("ShaderNodeMixRGB")
    mix.blend_type = mode
    for name, value in (("Fac", fac), ("Color1", one), ("Color2", other)):
        if isinstance(value, bpy.types.NodeSocket):
            tree.links.new(value, mix.inputs[name])
        else:
            mix.inputs[name].default_value = value if isinstance(value, float) else (*value, 1)
    return mix.outputs["Color"]


def shade(colour, factor):
    return tuple(min(1.0, part * factor) for part in colour)


@kept
def paint(colour, roughness=0.75):
    """A painted wall: never quite even."""
    material, tree, bsdf = _new("paint")
    where = _mapped(tree, (0.7, 0.7, 0.7))
    noise = _node(tree, "ShaderNodeTexNoise", Scale=1.5, Detail=5.0)
    fine = _node(tree, "ShaderNodeTexNoise", Scale=90.0, Detail=3.0)
    tree.links.new(where, noise.inputs["Vector"])
    tree.links.new(where, fine.inputs["Vector"])
    tint = _ramp(tree, noise.outputs["Fac"], [(0.3, shade(colour, 0.93)), (0.7, shade(colour, 1.04))])
    tree.links.new(tint, bsdf.inputs["Base Color"])
    bsdf.inputs["Roughness"].default_value = roughness
    bsdf.inputs["Specular"].default_value = 0.25
    _bump(tree, bsdf, fine.outputs["Fac"], 0.05, 0.003)
    return material


@kept
def plain(colour, roughness=0.5, metallic=0.0, coat=0.0):
    material, _, bsdf = _new("plain")
    bsdf.inputs["Base Color"].default_value = (*colour, 1)
    bsdf.inputs["Roughness"].default_value = roughness
    bsdf.inputs["Metallic"].default_value = metallic
    bsdf.inputs["Clearcoat"].default_value = coat
    return material


@kept
def metal(colour=(0.6, 0.6, 0.6), roughness=0.3):
    return plain(colour, roughness, 1.0)


@kept
def wood(colour, roughness=0.42, stretch=14.0):
    """Grain runs along the longest side (x) of most pieces."""
    material, tree, bsdf = _new("wood")
    where = _mapped(tree, (1.0, stretch, stretch))
    rings = _node(tree, "ShaderNodeTexNoise", Scale=1.6, Detail=7.0, Roughness=0.62, Distortion=0.7)
    tree.links.new(where, rings.inputs["Vector"])
    tint = _ramp(
        tree, rings.outputs["Fac"], [(0.28, shade(colour, 0.55)), (0.45, shade(colour, 0.9)), (0.6, colour), (0.78, shade(colour, 1.22))]
    )
    tree.links.new(tint, bsdf.inputs["Base Color"])
    bsdf.inputs["Roughness"].default_value = roughness
    _bump(tree, bsdf, rings.outputs["Fac"], 0.12, 0.002)
    return material


@kept
def oak_floor(colour, turned=False):
    """Planks of 14 cm, each with a tone and a grain of its own."""
    material, tree, bsdf = _new("oak")
    where = _mapped(tree, (1, 1, 1), 1.5708 if turned else 0.0)
    planks = tree.nodes.new("ShaderNodeTexBrick")
    planks.offset = 0.37
    planks.offset_frequency = 2
    for name, value in (("Scale", 1.0), ("Mortar Size", 0.0016), ("Mortar Smooth", 0.2), ("Bias", 0.0), ("Brick Width", 1.35), ("Row Height", 0.14)):
        planks.inputs[name].default_value = value
    planks.inputs["Color1"].default_value = (0, 0, 0, 1)
    planks.inputs["Color2"].default_value = (1, 1, 1, 1)
    planks.inputs["Mortar"].default_value = (0.5, 0.5, 0.5, 1)
    tree.links.new(where, planks.inputs["Vector"])
    stretched = _node(tree, "ShaderNodeMapping", Scale=(1.1, 16.0, 1.0))
    tree.links.new(where, stretched.inputs["Vector"])
    shifted = tree.nodes.new("ShaderNodeVectorMath")
    shifted.operation = "MULTIPLY_ADD"
    tree.links.new(planks.outputs["Color"], shifted.inputs[0])
    shifted.inputs[1].default_value = (7.3, 3.1, 5.7)
    tree.links.new(stretched.outputs["Vector"], shifted.inputs[2])
    grain = _node(tree, "ShaderNodeTexNoise", Scale=1.3, Detail=8.0, Roughness=0.65, Distortion=0.5)
    tree.links.new(shifted.outputs["Vector"], grain.inputs["Vector"])
    lines = _ramp(tree, grain.outputs["Fac"], [(0.3, shade(colour, 0.62)), (0.5, colour), (0.75, shade(colour, 1.18))])
    tones = _ramp(tree, planks.outputs["Color"], [(0.0, (0.72, 0.7, 0.68)), (1.0, (1.12, 1.1, 1.06))])
    board = _mix(tree, 1.0, lines, tones, "MULTIPLY")
    gap = _mix(tree, planks.outputs["Fac"], board, shade(colour, 0.16))
    tree.links.new(gap, bsdf.inputs["Base Color"])
    gloss = _ramp(tree, grain.outputs["Fac"], [(0.2, (0.46,) * 3), (0.8, (0.3,) * 3)])
    tree.links.new(gloss, bsdf.inputs["Roughness"])
    _bump(tree, bsdf, planks.outputs["Fac"], -0.35, 0.004)
    return material


@kept
def concrete(colour=(0.42, 0.41, 0.39), roughness=0.35):
    material, tree, bsdf = _new("concrete")
    where = _mapped(tree)
    cloud = _node(tree, "ShaderNodeTexNoise", Scale=0.9, Detail=9.0, Roughness=0.62)
    speck = _node(tree, "ShaderNodeTexNoise", Scale=38.0, Detail=4.0)
    tree.links.new(where, cloud.inputs["Vector"])
    tree.links.new(where, speck.inputs["Vector"])
    tint = _ramp(tree, cloud.outputs["Fac"], [(0.3, shade(colour, 0.72)), (0.5, colour), (0.72, shade(colour, 1.2))])
    both = _mix(tree, 0.18, tint, speck.outputs["Color"], "OVERLAY")
    tree.links.new(both, bsdf.inputs["Base Color"])
    rough = _ramp(tree, cloud.outputs["Fac"], [(0.3, (roughness * 0.8,) * 3), (0.75, (min(1.0, roughness * 1.5),) * 3)])
    tree.links.new(rough, bsdf.inputs["Roughness"])
    _bump(tree, bsdf, speck.outputs["Fac"], 0.06, 0.002)
    return material


@kept
def carpet(colour):
    material, tree, bsdf = _new("carpet")
    where = _mapped(tree)
    pile = _node(tree, "ShaderNodeTexNoise", Scale=420.0, Detail=2.0)
    worn = _node(tree, "ShaderNodeTexNoise", Scale=2.2, Detail=4.0)
    for node in (pile, worn):
        tree.links.new(where, node.inputs["Vector"])
    tint = _ramp(tree, pile.outputs["Fac"], [(0.32, shade(colour, 0.62)), (0.68, shade(colour, 1.25))])
    both = _mix(tree, 0.1, tint, worn.outputs["Color"], "SOFT_LIGHT")
    tree.links.new(both, bsdf.inputs["Base Color"])
    bsdf.inputs["Roughness"].default_value = 1.0
    bsdf.inputs["Specular"].default_value = 0.1
    bsdf.inputs["Sheen"].default_value = 0.4
    _bump(tree, bsdf, pile.outputs["Fac"], 0.5, 0.004)
    return material


def _laid(name, width, height, joint, colours, joint_colour, roughness, relief, offset=0.5, rough_bump=0.0, upright=False):
    """Tiles and bricks: rectangles of a few tones with joints."""
    material, tree, bsdf = _new(name)
    place = tree.nodes.new("ShaderNodeTexCoord")
    where = place.outputs["Object"]
    if upright:
        # Bricks of a wall run along x or y and rise with z.
        parts = tree.nodes.new("ShaderNodeSeparateXYZ")
        tree.links.new(where, parts.inputs[0])
        along = tree.nodes.new("ShaderNodeMath")
        along.operation = "ADD"
        tree.links.new(parts.outputs["X"], along.inputs[0])
        tree.links.new(parts.outputs["Y"], along.inputs[1])
        joined = tree.nodes.new("ShaderNodeCombineXYZ")
        tree.links.new(along.outputs[0], joined.inputs["X"])
        tree.links.new(parts.outputs["Z"], joined.inputs["Y"])
        where = joined.outputs[0]
    bricks = tree.nodes.new("ShaderNodeTexBrick")
    bricks.offset = offset
    for key, value in (("Scale", 1.0), ("Mortar Size", joint), ("Mortar Smooth", 0.3), ("Bias", 0.0), ("Brick Width", width), ("Row Height", height)):
        bricks.inputs[key].default_value = value
    bricks.inputs["Color1"].default_value = (*colours[0], 1)
    bricks.inputs["Color2"].default_value = (*colours[1], 1)
    bricks.inputs["Mortar"].default_value = (*joint_colour, 1)
    tree.links.new(where, bricks.inputs["Vector"])
    noise = _node(tree, "ShaderNodeTexNoise", Scale=7.0, Detail=6.0, Roughness=0.7)
    tree.links.new(place.outputs["Object"], noise.inputs["Vector"])
    both = _mix(tree, 0.22, bricks.outputs["Color"], noise.outputs["Color"], "SOFT_LIGHT")
    tree.links.new(both, bsdf.inputs["Base Color"])
    bsdf.inputs["Roughness"].default_value = roughness
    height_of = tree.nodes.new("ShaderNodeMath")
    height_of.operation = "MULTIPLY_ADD"
    tree.links.new(noise.outputs["Fac"], height_of.inputs[0])
    height_of.inputs[1].default_value = rough_bump
    low = tree.nodes.new("ShaderNodeMath")
    low.operation = "MULTIPLY"
    tree.links.new(bricks.outputs["Fac"], low.inputs[0])
    low.inputs[1].default_value = -1.0
    tree.links.new(low.outputs[0], height_of.inputs[2])
    _bump(tree, bsdf, height_of.outputs[0], relief, 0.012)
    return material


@kept
def tiles(colour, size=0.6, roughness=0.22):
    return _laid("tiles", size, size, 0.004, (shade(colour, 0.95), shade(colour, 1.06)), shade(colour, 0.5), roughness, 0.25, offset=0.0)


@kept
def brick(colour):
    return _laid(
        "brick", 0.24, 0.075, 0.008, (shade(colour, 0.75), shade(colour, 1.25)), (0.45, 0.42, 0.38), 0.9, 0.7, rough_bump=0.7, upright=True
    )


@kept
def stone_blocks(colour):
    return _laid(
        "stone", 0.95, 0.42, 0.006, (shade(colour, 0.93), shade(colour, 1.05)), shade(colour, 0.6), 0.85, 0.4, rough_bump=0.25, upright=True
    )


@kept
def paving(colour):
    return _laid("paving", 0.5, 0.3, 0.008, (shade(colour, 0.85), shade(colour, 1.12)), shade(colour, 0.45), 0.8, 0.4, rough_bump=0.4)


@kept
def setts(colour):
    """Small cobbles of an old court."""
    return _laid("setts", 0.19, 0.15, 0.012, (shade(colour, 0.75), shade(colour, 1.2)), shade(colour, 0.4), 0.75, 0.7, rough_bump=0.5)


@kept
def fabric(colour, weave=500.0):
    material, tree, bsdf = _new("fabric")
    where = _mapped(tree)
    threads = _node(tree, "ShaderNodeTexNoise", Scale=weave, Detail=2.0)
    tree.links.new(where, threads.inputs["Vector"])
    tint = _ramp(tree, threads.outputs["Fac"], [(0.3, shade(colour, 0.7)), (0.7, shade(colour, 1.2))])
    tree.links.new(tint, bsdf.inputs["Base Color"])
    bsdf.inputs["Roughness"].default_value = 0.95
    bsdf.inputs["Specular"].default_value = 0.15
    bsdf.inputs["Sheen"].default_value = 0.6
    _bump(tree, bsdf, threads.outputs["Fac"], 0.25, 0.002)
    return material


@kept
def leather(colour):
    material, tree, bsdf = _new("leather")
    where = _mapped(tree)
    folds = _node(tree, "ShaderNodeTexVoronoi", Scale=160.0)
    tree.links.new(where, folds.inputs["Vector"])
    bsdf.inputs["Base Color"].default_value = (*colour, 1)
    bsdf.inputs["Roughness"].default_value = 0.42
    _bump(tree, bsdf, folds.outputs["Distance"], 0.12, 0.002)
    return material


@kept
def clear_glass(tint=(0.96, 0.98, 0.98)):
    """Light passes straight through, as thin panes and glasses let it: no caustics to wait for."""
    material, tree, bsdf = _new("glass")
    tree.nodes.remove(bsdf)
    through = _node(tree, "ShaderNodeBsdfTransparent", Color=(*tint, 1))
    shine = _node(tree, "ShaderNodeBsdfGlossy", Roughness=0.02)
    facing = _node(tree, "ShaderNodeLayerWeight", Blend=0.25)
    mix = tree.nodes.new("ShaderNodeMixShader")
    tree.links.new(facing.outputs["Fresnel"], mix.inputs["Fac"])
    tree.links.new(through.outputs[0], mix.inputs[1])
    tree.links.new(shine.outputs[0], mix.inputs[2])
    tree.links.new(mix.outputs[0], tree.nodes["Material Output"].inputs["Surface"])
    return material


@kept
def glow(colour, strength):
    material, tree, bsdf = _new("glow")
    bsdf.inputs["Base Color"].default_value = (*colour, 1)
    bsdf.inputs["Emission"].default_value = (*colour, 1)
    bsdf.inputs["Emission Strength"].default_value = strength
    # Lights beside it do its work: a hundred small lights to choose from would be a hundred times the grain.
    material.cycles.sample_as_light = False
    return material


@kept
def leaf(colour):
    material, tree, bsdf = _new("leaf")
    info = tree.nodes.new("ShaderNodeObjectInfo")
    where = _mapped(tree)
    noise = _node(tree, "ShaderNodeTexNoise", Scale=6.0, Detail=2.0)
    tree.links.new(where, noise.inputs["Vector"])
    tint = _ramp(tree, noise.outputs["Fac"], [(0.3, shade(colour, 0.6)), (0.7, shade(colour, 1.5))])
    tree.links.new(tint, bsdf.inputs["Base Color"])
    tree.nodes.remove(info)
    bsdf.inputs["Roughness"].default_value = 0.45
    bsdf.inputs["Specular"].default_value = 0.4
    translucent = tree.nodes.new("ShaderNodeBsdfTranslucent")
    tree.links.new(tint, translucent.inputs["Color"])
    mix = _node(tree, "ShaderNodeMixShader", Fac=0.3)
    tree.links.new(bsdf.outputs[0], mix.inputs[1])
    tree.links.new(translucent.outputs[0], mix.inputs[2])
    tree.links.new(mix.outputs[0], tree.nodes["Material Output"].inputs["Surface"])
    return material


@kept
def curtain(colour):
    """Linen: light comes through it."""
    material, tree, bsdf = _new("curtain")
    bsdf.inputs["Base Color"].default_value = (*colour, 1)
    bsdf.inputs["Roughness"].default_value = 1.0
    bsdf.inputs["Specular"].default_value = 0.05
    translucent = _node(tree, "ShaderNodeBsdfTranslucent", Color=(*colour, 1))
    mix = _node(tree, "ShaderNodeMixShader", Fac=0.35)
    tree.links.new(bsdf.outputs[0], mix.inputs[1])
    tree.links.new(translucent.outputs[0], mix.inputs[2])
    tree.links.new(mix.outputs[0], tree.nodes["Material Output"].inputs["Surface"])
    return material


def print_of(seed, colours, paper=(0.88, 0.86, 0.8)):
    """An abstract print for a frame: soft shapes of the room's colours."""
    rng = random.Random(f"print {seed}")
    size = 256
    image = bpy.data.images.new(f"print {seed}", size, size)
    pixels = [0.0] * (size * size * 4)
    shapes = [
        (rng.uniform(0.1, 0.9), rng.uniform(0.1, 0.9), rng.uniform(0.12, 0.38), rng.uniform(0.5, 1.6), rng.choice(colours)) for _ in range(5)
    ]
    horizon = rng.uniform(0.25, 0.6)
    ground = rng.choice(colours)
    for row in range(size):
        for column in range(size):
            x, y = column / size, row / size
            colour = ground if y < horizon else paper
            for cx, cy, radius, flat, tint in shapes:
                if (x - cx) ** 2 + ((y - cy) * flat) ** 2 < radius**2:
                    colour = tint
            pixels[(row * size + column) * 4 : (row * size + column) * 4 + 4] = [*colour, 1.0]
    image.pixels = pixels
    material, tree, bsdf = _new("print")
    texture = tree.nodes.new("ShaderNodeTexImage")
    texture.image = image
    place = tree.nodes.new("ShaderNodeTexCoord")
    tree.links.new(place.outputs["Generated"], _upright(tree, texture))
    tree.links.new(texture.outputs["Color"], bsdf.inputs["Base Color"])
    bsdf.inputs["Roughness"].default_value = 0.6
    return material


def _upright(tree, texture):
    """Generated coordinates of an upright sheet (x, z) as those of a picture."""
    mapping = tree.nodes.new("ShaderNodeMapping")
    mapping.inputs["Rotation"].default_value = (-1.5708, 0, 0)
    tree.links.new(mapping.outputs["Vector"], texture.inputs["Vector"])
    return mapping.inputs["Vector"]
