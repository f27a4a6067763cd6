"""
Draws one picture: blender -b --python render.py -- NAME OUT WIDTH SAMPLES

NAME is a picture of pictures.json. Light is slow to find and soft, things are found at once and sharp: so the scene is drawn twice, with
SAMPLES rays a pixel for its light at half the width (OUT.light.*.exr), and with few and short ones for what things are (OUT.things.*.exr).
develop.py makes a picture of both. Run by hand, one picture at a time, through draw_all.py.
"""

import json
import sys
import time
from pathlib import Path

import bpy

here = Path(__file__).resolve().parent
sys.path.insert(0, str(here))
from scenes import bar, facade, garden, hall, lounge, meeting, restaurant, terrace  # noqa: E402
from stage.room import clear  # noqa: E402

SCENES = {
    "meeting": meeting.scene,
    "lounge": lounge.scene,
    "restaurant": restaurant.scene,
    "bar": bar.scene,
    "terrace": terrace.scene,
    "garden": garden.scene,
    "hall": hall.scene,
    "facade": facade.scene,
}


PASSES = (("beauty", "Image"), ("matte", "DiffCol"), ("glow", "Emit"), ("sky", "Env"), ("normal", "Normal"), ("depth", "Depth"))
THINGS_SAMPLES = 8


def prepare():
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.render.threads_mode = "FIXED"
    scene.render.threads = 1
    scene.render.use_persistent_data = True
    cycles = scene.cycles
    cycles.device = "CPU"
    cycles.use_denoising = False
    cycles.use_adaptive_sampling = False
    cycles.transparent_max_bounces = 12
    cycles.caustics_reflective = False
    cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 3.0
    cycles.blur_glossy = 1.0
    layer = scene.view_layers[0]
    layer.use_pass_diffuse_color = True
    layer.use_pass_emit = True
    layer.use_pass_environment = True
    layer.use_pass_normal = True
    layer.use_pass_z = True
    scene.use_nodes = True


def keep_passes(out):
    tree = bpy.context.scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    for name, output in PASSES:
        file = tree.nodes.new("CompositorNodeOutputFile")
        file.base_path = str(Path(out).parent)
        file.format.file_format = "OPEN_EXR"
        file.format.color_depth = "32"
        file.file_slots[0].path = f"{Path(out).name}.{name}.####"
        tree.links.new(layers.outputs[output], file.inputs[0])


def render(out, width, height, samples, bounces):
    scene = bpy.context.scene
    scene.render.resolution_x = width
    scene.render.resolution_y = height
    cycles = scene.cycles
    cycles.samples = samples
    cycles.max_bounces = bounces
    cycles.diffuse_bounces = min(bounces, 4)
    cycles.glossy_bounces = min(bounces, 3)
    keep_passes(out)
    bpy.ops.render.render()
    for name, _ in PASSES:
        Path(f"{out}.{name}.0001.exr").rename(f"{out}.{name}.exr")


def put_out_the_lights():
    """The second drawing asks what things are, not how they are lit."""
    for thing in bpy.data.objects:
        if thing.type == "LIGHT":
            thing.hide_render = True
    for material in bpy.data.materials:
        material.cycles.sample_as_light = False
    bpy.context.scene.world.cycles.sampling_method = "NONE"


def draw(name, out, width, samples):
    told = next(picture for picture in json.loads((here / "pictures.json").read_text()) if picture["name"] == name)
    clear(name)
    start = time.time()
    SCENES[told["scene"]](told)
    prepare()
    built = time.time()
    height = round(width * told.get("tall", 2) / 3)
    render(f"{out}.light", width // 2, height // 2, samples, 7)
    lit = time.time()
    put_out_the_lights()
    render(f"{out}.things", width // 2 * 2, height // 2 * 2, THINGS_SAMPLES, 0)
    print(f"{name}: built in {built - start:.0f} s, lit in {lit - built:.0f} s, things in {time.time() - lit:.0f} s")


name, out, width, samples = sys.argv[sys.argv.index("--") + 1 :]
draw(name, out, int(width), int(samples))
