"""
Develops a drawn picture: python3 develop.py DRAWN OUT.png

The grain of few samples is taken out of the light alone (light divided by the colours of things), so that patterns stay sharp;
then exposure, a film's curve and a little warmth. Needs Debian's python3-opencv.
"""

import os
import sys

os.environ["OPENCV_IO_ENABLE_OPENEXR"] = "1"
import cv2  # noqa: E402
import numpy as np  # noqa: E402


def read(path):
    picture = cv2.imread(path, cv2.IMREAD_UNCHANGED).astype(np.float32)
    return picture[:, :, :3] if picture.ndim == 3 else picture


def passes(drawn, part):
    """What shines by itself apart from what is lit; tint is the share of light that a thing gives back."""
    beauty, matte, glow, sky, normal, depth = (read(f"{drawn}.{part}.{name}.exr") for name in ("beauty", "matte", "glow", "sky", "normal", "depth"))
    depth = depth if depth.ndim == 2 else depth[:, :, 0]
    # What is not matte mirrors: of most things a few hundredths.
    tint = np.clip(matte, 0, 1) + 0.05
    # A grown logarithm: a hand's breadth counts as much near by as a step far off.
    far = np.log1p(np.clip(depth, 0, 200))[:, :, None]
    return beauty, glow + sky, tint, np.concatenate([normal, far * 4, matte], axis=2).astype(np.float32)


def calmed(lit, normal):
    """Non-local means on the logarithm of the light, then along the edges of things."""
    low = np.log1p(np.clip(lit, 0, 400))
    low = np.minimum(low, cv2.medianBlur(low, 5) + 0.35)
    steps = np.clip(low / 6.0 * 65535, 0, 65535).astype(np.uint16)
    grain = float(np.median(np.abs(cv2.Laplacian(low[:, :, 1], cv2.CV_32F)))) / 0.6745 / 4.47 * 65535 / 6.0
    strength = max(60.0, grain * 0.5)
    channels = [cv2.fastNlMeansDenoising(np.ascontiguousarray(steps[:, :, k]), [strength], None, 5, 19, cv2.NORM_L1) for k in range(3)]
    smooth = np.stack(channels, axis=2).astype(np.float32) / 65535 * 6.0
    return np.expm1(cv2.ximgproc.jointBilateralFilter(np.ascontiguousarray(normal * 0.5 + 0.5), smooth, 5, 0.08, 2))


def levelled(light, normal, far):
    """Grain wider than the last filter sees, taken out in ever wider steps; never over an edge or into a shadow."""
    low = np.log1p(np.clip(light, 0, 400))
    kernel = (1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16)
    for pace, tolerance in ((1, 0.16), (2, 0.12), (4, 0.09), (8, 0.07), (16, 0.05)):
        total = np.zeros_like(low)
        weights = np.zeros(low.shape[:2], np.float32)
        edge = 2 * pace
        padded = [cv2.copyMakeBorder(part, edge, edge, edge, edge, cv2.BORDER_REFLECT) for part in (low, normal, far)]
        slope = 0.02 * pace
        for row, share in enumerate(kernel):
            for column, other in enumerate(kernel):
                down, right = row * pace, column * pace
                tone, facing, away = (part[down : down + low.shape[0], right : right + low.shape[1]] for part in padded)
                unlike = ((tone - low) ** 2).sum(axis=2) / (3 * tolerance**2)
                turned = ((facing - normal) ** 2).sum(axis=2) / 0.02
                apart = ((away - far) / slope) ** 2
                weight = share * other * np.exp(-unlike - turned - apart)
                total += weight[:, :, None] * tone
                weights += weight
        low = total / weights[:, :, None]
    return np.expm1(low)


def spread(light, small, large):
    """The light at twice its size: each pixel takes it from those of its neighbours that face its way, as far away and of its colour."""
    height, width = large.shape[:2]
    total = np.zeros((height, width, 3), np.float32)
    weights = np.zeros((height, width, 1), np.float32)
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    y, x = (y + 0.5) / 2 - 0.5, (x + 0.5) / 2 - 0.5
    for down in range(-1, 3):
        for right in range(-1, 3):
            row = np.clip(np.floor(y).astype(int) + down, 0, light.shape[0] - 1)
            column = np.clip(np.floor(x).astype(int) + right, 0, light.shape[1] - 1)
            near = (np.floor(y) + down - y) ** 2 + (np.floor(x) + right - x) ** 2
            unlike = ((small[row, column] - large) ** 2).sum(axis=2)
            weight = (np.exp(-near / 0.8) * (np.exp(-unlike / 0.06) + 1e-5))[:, :, None]
            total += weight * light[row, column]
            weights += weight
    return total / weights


def film(linear):
    """A soft shoulder, so that windows and lamps keep their colour a while before they turn white."""
    x = np.maximum(linear, 0)
    curve = (x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14)
    light = x.mean(axis=2, keepdims=True)
    grey = (light * (2.51 * light + 0.03)) / (light * (2.43 * light + 0.59) + 0.14)
    return np.clip(0.86 * curve + 0.14 * grey, 0, 1)


def held(light):
    """Where the sun falls, light is many times that of the room: it is held back before things take their colour from it, so that a floor
    stays a floor and a curtain keeps its folds."""
    bright = light.mean(axis=2, keepdims=True)
    usual = float(np.exp(np.mean(np.log(np.clip(bright, 1e-3, None)))))
    knee = 2 * usual
    over = np.maximum(bright / knee, 1)
    return light * (1 + 0.5 * np.log(over)) / over


def develop(drawn, out, lift=0.0):
    beauty, glow, tint, small = passes(drawn, "light")
    light = calmed((beauty - glow).clip(0) / tint, small[:, :, :3])
    light = held(levelled(light, small[:, :, :3], small[:, :, 3] / 4))
    _, glow, tint, large = passes(drawn, "things")
    lit = spread(light, small, large) * tint
    picture = lit + glow
    grey = cv2.cvtColor(picture, cv2.COLOR_BGR2GRAY)
    # The darker half of the frame decides: windows may be brighter than the film holds.
    key = float(np.exp(np.mean(np.log(np.clip(grey, 1e-3, np.percentile(grey, 82))))))
    # Between dark walls too, what is lit keeps its drawing: a ceiling, a flip chart.
    brightest = float(np.percentile(cv2.cvtColor(lit, cv2.COLOR_BGR2GRAY), 95))
    picture *= min(0.2 / key, 1.3 / brightest) * 2**lift
    picture *= np.array([0.965, 1.0, 1.03], dtype=np.float32)
    height, width = grey.shape
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    away = ((x / width - 0.5) ** 2 + (y / height - 0.5) ** 2) / 0.5
    picture *= (1 - 0.16 * away**1.3)[:, :, None]
    halo = cv2.GaussianBlur(np.clip(picture - 1.1, 0, 4), (0, 0), width / 90)
    shown = film(picture + 0.1 * halo)
    encoded = np.where(shown <= 0.0031308, 12.92 * shown, 1.055 * np.power(np.maximum(shown, 1e-6), 1 / 2.4) - 0.055)
    soft = cv2.GaussianBlur(encoded, (0, 0), 1.1)
    sharp = np.clip(encoded + 0.35 * (encoded - soft), 0, 1)
    grain = np.random.default_rng(7).normal(0, 0.0035, sharp.shape[:2])[:, :, None]
    cv2.imwrite(out, np.clip((sharp + grain) * 255 + 0.5, 0, 255).astype(np.uint8))


develop(sys.argv[1], sys.argv[2], float(sys.argv[3]) if len(sys.argv) > 3 else 0.0)
