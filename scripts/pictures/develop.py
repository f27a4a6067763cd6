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
    return cv2.imread(path, cv2.IMREAD_UNCHANGED)[:, :, :3].astype(np.float32)


def calmed(lit, guide):
    """Non-local means on the logarithm of the light, twice: once strongly for what to keep, once along the guide's edges."""
    low = np.log1p(np.clip(lit, 0, 60))
    low = np.minimum(low, cv2.medianBlur(low, 5) + 0.35)
    steps = np.clip(low / 4.2 * 65535, 0, 65535).astype(np.uint16)
    grain = float(np.median(np.abs(cv2.Laplacian(low[:, :, 1], cv2.CV_32F)))) / 0.6745 / 4.47 * 65535 / 4.2
    strength = max(60.0, grain * 0.5)
    channels = [cv2.fastNlMeansDenoising(np.ascontiguousarray(steps[:, :, k]), [strength], None, 5, 19, cv2.NORM_L1) for k in range(3)]
    smooth = np.stack(channels, axis=2).astype(np.float32) / 65535 * 4.2
    smooth = cv2.ximgproc.jointBilateralFilter(guide, smooth, 7, 0.08, 3) if guide is not None else smooth
    return np.expm1(smooth)


def film(linear):
    """A soft shoulder, so that windows and lamps keep their colour a while before they turn white."""
    x = np.maximum(linear, 0)
    curve = (x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14)
    light = x.mean(axis=2, keepdims=True)
    grey = (light * (2.51 * light + 0.03)) / (light * (2.43 * light + 0.59) + 0.14)
    return np.clip(0.86 * curve + 0.14 * grey, 0, 1)


def develop(drawn, out, lift=0.0):
    beauty, matte, shine, normal = (read(f"{drawn}{part}.exr") for part in ("", ".matte", ".shine", ".normal"))
    divisor = np.clip(matte + shine, 0.08, 1.0).astype(np.float32)
    guide = np.ascontiguousarray((normal * 0.5 + 0.5).astype(np.float32))
    picture = calmed(beauty / divisor, guide) * divisor
    light = cv2.cvtColor(picture, cv2.COLOR_BGR2GRAY)
    # The darker half of the frame decides: windows may be brighter than the film holds.
    key = float(np.exp(np.mean(np.log(np.clip(light, 1e-3, np.percentile(light, 82))))))
    picture *= 0.2 * 2**lift / key
    picture *= np.array([0.965, 1.0, 1.03], dtype=np.float32)
    height, width = light.shape
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
