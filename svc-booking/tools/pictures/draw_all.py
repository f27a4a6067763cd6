"""
Draws and develops every picture of pictures.json that is not there yet: python3 draw_all.py FOLDER [NAME...]

One at a time on one core, at the lowest priority; it can be stopped and started again at any moment. A finished picture is
FOLDER/NAME.png; to have one drawn again, remove it. Needs Debian's blender and python3-opencv, and some minutes a picture.
"""

import json
import subprocess
import sys
import tempfile
import time
from pathlib import Path

here = Path(__file__).resolve().parent
WIDTH, SAMPLES = 1280, 16


def draw(name, folder):
    with tempfile.TemporaryDirectory() as scratch:
        drawn = Path(scratch) / name
        render = ["nice", "-n", "19", "blender", "-b", "--python-exit-code", "1", "--python", str(here / "render.py"), "--"]
        subprocess.run([*render, name, str(drawn), str(WIDTH), str(SAMPLES)], check=True, stdout=subprocess.DEVNULL)
        developed = folder / f"{name}.part.png"
        subprocess.run(["nice", "-n", "19", sys.executable, str(here / "develop.py"), str(drawn), str(developed)], check=True)
        developed.rename(folder / f"{name}.png")


def next_of(folder, wanted, failed):
    """The list is read anew each time: it may have grown meanwhile."""
    for picture in json.loads((here / "pictures.json").read_text()):
        name = picture["name"]
        if (not wanted or name in wanted) and name not in failed and not (folder / f"{name}.png").exists():
            return name
    return None


folder, wanted, failed = Path(sys.argv[1]), sys.argv[2:], set()
folder.mkdir(parents=True, exist_ok=True)
while name := next_of(folder, wanted, failed):
    start = time.time()
    try:
        draw(name, folder)
        print(f"{name} is there after {time.time() - start:.0f} s", flush=True)
    except subprocess.CalledProcessError as error:
        failed.add(name)
        print(f"{name} failed: {error}", flush=True)
