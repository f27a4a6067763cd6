"""
Draws one picture: blender -b --python render.py -- NAME OUT WIDTH SAMPLES

NAME is a picture of pictures.json; OUT gets the light, the colours and the facings of the scene as OUT.exr, OUT.matte.exr, OUT.shine.exr
and OUT.normal.exr, which develop.py makes a picture of. Run by hand, one picture at a time, through draw_all.py.
"""

import json
import sys
import time
from pathlib import Path

import bpy

here = Path(__file__).resolve().parent
sys.path.insert(0, str(here))
from scenes import bar, facade, hall, lounge, meeting, restaurant, terrace  # noqa: E402
from stage.room import clear  # noqa: E402

SCENES = {
    "meeting": meeting.scene,
    "lounge": lounge.scene,
    "restaurant": restaurant.scene,
    "bar": bar.scene,
    "terrace": terrace.scene,
    "hall": hall.scene,
    "facade": facade.scene,
}


def prepare(out, width, height, samples):
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.render.threads_mode = "FIXED"
    scene.render.threads = 1
    cycles = scene.cycles
    cycles.device = "CPU"
    cycles.samples = samples
    cycles.use_denoising = False
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.015
    cycles.max_bounces = 7
    cycles.diffuse_bounces = 4
    cycles.glossy_bounces = 3
    cycles.transparent_max_bounces = 12
    cycles.caustics_reflective = False
    cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 3.0
    cycles.blur_glossy = 1.0
    scene.render.resolution_x = width
    scene.render.resolution_y = height
    layer = scene.view_layers[0]
    layer.use_pass_diffuse_color = True
    layer.use_pass_glossy_color = True
    layer.use_pass_normal = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    for name, output in (("", "Image"), (".matte", "DiffCol"), (".shine", "GlossCol"), (".normal", "Normal")):
        file = tree.nodes.new("CompositorNodeOutputFile")
        file.base_path = str(Path(out).parent)
        file.format.file_format = "OPEN_EXR"
        file.format.color_depth = "32"
        file.file_slots[0].path = f"{Path(out).name}{name}.####"
        tree.links.new(layers.outputs[output], file.inputs[0])


def draw(name, out, width, samples):
    told = next(picture for picture in json.loads((here / "pictures.json").read_text()) if picture["name"] == name)
    clear(name)
    start = time.time()
    SCENES[told["scene"]](told)
    built = time.time()
    height = round(width * told.get("tall", 2) / 3)
    prepare(out, width, height, samples)
    bpy.ops.render.render()
    for part in ("", ".matte", ".shine", ".normal"):
        Path(f"{out}{part}.0001.exr").rename(f"{out}{part}.exr")
    print(f"{name}: built in {built - start:.0f} s, drawn in {time.time() - built:.0f} s")


name, out, width, samples = sys.argv[sys.argv.index("--") + 1 :]
draw(name, out, int(width), int(samples))
