"""
Draws and develops every picture of pictures.json that is not there yet: python3 draw_all.py FOLDER [NAME...]

One at a time on one core, at the lowest priority; it can be stopped and started again at any moment. A finished picture is
FOLDER/NAME.png; to have one drawn again, remove it. Needs Debian's blender and python3-opencv, and some minutes a picture.
"""

import json
import subprocess
import sys
import tempfile
from pathlib import Path

here = Path(__file__).resolve().parent
WIDTH, SAMPLES = 1280, 24


def draw(name, folder):
    with tempfile.TemporaryDirectory() as scratch:
        drawn = Path(scratch) / name
        render = ["nice", "-n", "19", "blender", "-b", "--python-exit-code", "1", "--python", str(here / "render.py"), "--"]
        subprocess.run([*render, name, str(drawn), str(WIDTH), str(SAMPLES)], check=True, stdout=subprocess.DEVNULL)
        developed = folder / f"{name}.part.png"
        subprocess.run(["nice", "-n", "19", sys.executable, str(here / "develop.py"), str(drawn), str(developed)], check=True)
        developed.rename(folder / f"{name}.png")


folder = Path(sys.argv[1])
folder.mkdir(parents=True, exist_ok=True)
for picture in json.loads((here / "pictures.json").read_text()):
    name = picture["name"]
    if (sys.argv[2:] and name not in sys.argv[2:]) or (folder / f"{name}.png").exists():
        continue
    draw(name, folder)
    print(f"{name} is there", flush=True)
