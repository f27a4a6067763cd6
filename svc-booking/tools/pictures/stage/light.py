"""Hours of the day, lights of windows, and the camera."""

import math

import bpy
from mathutils import Vector

# Sun: elevation in degrees, energy, colour; sky: colour and strength; window: colour and radiance of what falls in.
HOURS = {
    "morning": {"sun": (24, 3.4, (1.0, 0.87, 0.7)), "sky": ((0.62, 0.78, 1.0), 0.9), "window": ((0.9, 0.95, 1.0), 5.5)},
    "noon": {"sun": (48, 3.6, (1.0, 0.95, 0.87)), "sky": ((0.52, 0.72, 1.0), 1.0), "window": ((0.95, 0.98, 1.0), 6.0)},
    "golden": {"sun": (15, 3.6, (1.0, 0.68, 0.38)), "sky": ((0.4, 0.56, 0.85), 0.85), "window": ((1.0, 0.9, 0.78), 5.0)},
    "evening": {"sun": (4, 0.0, (1.0, 0.6, 0.4)), "sky": ((0.1, 0.17, 0.36), 0.5), "window": ((0.35, 0.45, 0.8), 0.6)},
}


def daylight(hour, azimuth, open_air=False):
    """azimuth: degrees, 0 shines from the back wall (+y), 90 from the right, -90 from the left."""
    told = HOURS[hour]
    elevation, energy, colour = told["sun"]
    if energy > 0:
        light = bpy.data.lights.new("sun", "SUN")
        # Indoors a thin cloud is before the sun: its patches are warm, not white.
        light.energy = energy if open_air else energy * 0.5
        light.color = colour
        light.angle = math.radians(1.2 if open_air else 2.5)
        thing = bpy.data.objects.new("sun", light)
        up, round_ = math.radians(elevation), math.radians(azimuth)
        towards = Vector((math.sin(round_) * math.cos(up), math.cos(round_) * math.cos(up), math.sin(up)))
        thing.rotation_euler = towards.to_track_quat("Z", "Y").to_euler()
        bpy.context.scene.collection.objects.link(thing)
    world = bpy.data.worlds.new("sky")
    bpy.context.scene.world = world
    world.use_nodes = True
    # Indoors the lights in the windows stand for the sky.
    world.cycles.sampling_method = "AUTOMATIC" if open_air else "NONE"
    tree = world.node_tree
    sky, strength = told["sky"]
    place = tree.nodes.new("ShaderNodeTexCoord")
    parts = tree.nodes.new("ShaderNodeSeparateXYZ")
    tree.links.new(place.outputs["Generated"], parts.inputs[0])
    ramp = tree.nodes.new("ShaderNodeValToRGB")
    near = {"morning": (0.95, 0.9, 0.84), "noon": (0.82, 0.88, 0.95), "golden": (1.0, 0.72, 0.45), "evening": (0.5, 0.3, 0.3)}[hour]
    horizon = tuple(0.2 * part + 0.8 * tint for part, tint in zip(sky, near))
    ramp.color_ramp.elements[0].position = 0.0
    ramp.color_ramp.elements[0].color = (*horizon, 1)
    ramp.color_ramp.elements[1].position = 0.55
    ramp.color_ramp.elements[1].color = (*sky, 1)
    tree.links.new(parts.outputs["Z"], ramp.inputs["Fac"])
    tree.links.new(_clouded(tree, place, ramp.outputs["Color"], near, hour), tree.nodes["Background"].inputs[0])
    # Seen from a room, the day outside is bright.
    tree.nodes["Background"].inputs[1].default_value = strength if open_air or hour == "evening" else strength * 2.2


def _clouded(tree, place, sky, near, hour):
    """Thin clouds, flatter towards the horizon."""
    flat = tree.nodes.new("ShaderNodeMapping")
    flat.inputs["Scale"].default_value = (2.2, 2.2, 6.5)
    tree.links.new(place.outputs["Generated"], flat.inputs["Vector"])
    noise = tree.nodes.new("ShaderNodeTexNoise")
    for name, value in (("Scale", 1.5), ("Detail", 8.0), ("Roughness", 0.58), ("Distortion", 0.4)):
        noise.inputs[name].default_value = value
    tree.links.new(flat.outputs["Vector"], noise.inputs["Vector"])
    cover = tree.nodes.new("ShaderNodeValToRGB")
    cover.color_ramp.elements[0].position, cover.color_ramp.elements[1].position = 0.5, 0.72
    cover.color_ramp.elements[0].color, cover.color_ramp.elements[1].color = (0, 0, 0, 1), (0.8, 0.8, 0.8, 1)
    tree.links.new(noise.outputs["Fac"], cover.inputs["Fac"])
    mix = tree.nodes.new("ShaderNodeMixRGB")
    tree.links.new(cover.outputs["Color"], mix.inputs["Fac"])
    tree.links.new(sky, mix.inputs["Color1"])
    white = (0.26, 0.24, 0.34) if hour == "evening" else tuple(0.35 * part + 0.7 for part in near)
    mix.inputs["Color2"].default_value = (*white, 1)
    return mix.outputs["Color"]


def area(at, towards, size, colour, radiance, seen_in_gloss=False):
    """A soft light that no camera sees; radiance counts per square metre and steradian."""
    light = bpy.data.lights.new("area", "AREA")
    light.shape = "RECTANGLE"
    light.size, light.size_y = size
    light.energy = radiance * math.pi * size[0] * size[1]
    light.color = colour
    thing = bpy.data.objects.new("area", light)
    thing.location = at
    thing.rotation_euler = (-Vector(towards)).to_track_quat("Z", "Y").to_euler()
    thing.visible_camera = False
    thing.visible_glossy = seen_in_gloss
    bpy.context.scene.collection.objects.link(thing)
    return thing


def through_windows(room, which, openings, hour, strength=1.0, inwards=-0.05):
    """
    What the sky sends through each opening: a light in it finds the room at once where rays from inside search for long. It stands parallel
    to its wall, or it would cut through the curtains and burn them.
    """
    colour, radiance = HOURS[hour]["window"]
    for opening in openings:
        wide, tall = opening.right - opening.left, opening.top - opening.sill
        middle, z = (opening.left + opening.right) / 2, (opening.sill + opening.top) / 2
        if which == "left":
            at, towards, size = (-room.width / 2 + inwards, middle, z), (1, 0, 0), (tall, wide)
        elif which == "right":
            at, towards, size = (room.width / 2 - inwards, room.depth - middle, z), (-1, 0, 0), (tall, wide)
        else:
            at, towards, size = (-room.width / 2 + middle, room.depth - inwards, z), (0, -1, 0), (wide, tall)
        area(at, towards, size, colour, radiance * strength)


def bulb(at, colour, power, radius=0.05):
    """None by day, when power is 0: its share is lost in the daylight, its grain is not."""
    if power <= 0:
        return
    light = bpy.data.lights.new("bulb", "POINT")
    light.energy = power
    light.color = colour
    light.shadow_soft_size = radius
    thing = bpy.data.objects.new("bulb", light)
    thing.location = at
    thing.visible_glossy = False
    bpy.context.scene.collection.objects.link(thing)


def spot(at, towards, colour, power, angle=70.0):
    light = bpy.data.lights.new("spot", "SPOT")
    light.energy = power
    light.color = colour
    light.spot_size = math.radians(angle)
    light.spot_blend = 0.8
    light.shadow_soft_size = 0.04
    thing = bpy.data.objects.new("spot", light)
    thing.location = at
    thing.rotation_euler = (Vector(at) - Vector(towards)).to_track_quat("Z", "Y").to_euler()
    thing.visible_glossy = False
    bpy.context.scene.collection.objects.link(thing)


def camera(at, towards, lens=22.0, rise=0.0):
    """Held level, so that walls stay upright; rise shifts the frame up or down (in frame widths), as a view camera does."""
    data = bpy.data.cameras.new("camera")
    data.lens = lens
    data.sensor_width = 36
    data.shift_y = rise
    data.clip_start = 0.05
    thing = bpy.data.objects.new("camera", data)
    thing.location = at
    dx, dy = towards[0] - at[0], towards[1] - at[1]
    thing.rotation_euler = (math.pi / 2, 0, math.atan2(dy, dx) - math.pi / 2)
    bpy.context.scene.collection.objects.link(thing)
    bpy.context.scene.camera = thing
