"""The tall picture's great balloon, from the wide one: one star looks at us there, as rendered here two would, side by side like eyes.
python3 borrow.py   (in source/, after step 7; needs numpy, Pillow). The balloon takes the place of the one it replaces,
whose halo stays, as it was made for the dawn behind it. May be run again."""
import json, os
import numpy as np
from PIL import Image

HERE = os.path.dirname(os.path.abspath(__file__))
ID = 0
TALL = 392  # its height in pixels: the sky and the mountain are seen round it, and its basket over the hand that waves
path = lambda lay, name: os.path.join(HERE, "source", lay, name)


def about(lay):
    data = json.load(open(path(lay, "sprites.json")))
    return data, next(s for s in data["sprites"] if s["id"] == ID)


def load(lay, name):
    return np.asarray(Image.open(path(lay, name + ".webp")).convert("RGBA"), np.float32) / 255


def blur(a, r):
    for ax in (0, 1):
        k = np.exp(-((np.arange(-3 * r, 3 * r + 1) / r) ** 2) / 2)
        a = np.apply_along_axis(lambda v: np.convolve(v, k / k.sum(), "same"), ax, a)
    return a


def scaled(a, size):
    """Straight RGBA, resized with its colours weighed by their alpha."""
    p = np.concatenate([a[..., :3] * a[..., 3:], a[..., 3:]], -1).astype(np.float32)
    p = np.stack([np.asarray(Image.fromarray(p[..., k]).resize(size, Image.LANCZOS)) for k in range(4)], -1)
    alpha = np.clip(p[..., 3:], 0, 1)
    return np.concatenate([np.clip(p[..., :3] / np.maximum(alpha, 1e-3), 0, 1), alpha], -1)


def halo(a, body):
    """The sprite without its balloon: what is round the body, carried on under it."""
    out = 1 - np.clip(blur(body, 1.5) * 8, 0, 1)
    p = np.concatenate([a[..., :3] * a[..., 3:], a[..., 3:]], -1)
    full, share = p * out[..., None], out.copy()
    for r in (4, 10, 24, 48):
        s = blur(out, r)
        f = np.stack([blur(p[..., k] * out, r) for k in range(4)], -1)
        new = (share < 0.5) & (s > 0.02)
        full[new], share[new] = f[new] / s[new][:, None], 1
    soft = np.stack([blur(full[..., k], 4) for k in range(4)], -1)
    return np.where(out[..., None] > 0.99, p, soft)


tall, here = about("port")
_, there = about("land")
ex, ey, ew, eh = here["envelope"]
lx, ly, lw, lh = there["envelope"]
scale = TALL / lh
size = (round(there["w"] * scale), round(there["h"] * scale))
wide_body = None
cx = ex + ew / 2 - (lx - there["x"] + lw / 2) * scale - here["x"]
cy = ey - (ly - there["y"]) * scale - here["y"]
at = (round(cx), round(cy))
for key in ("file", "flare"):
    old, new = load("port", here[key]), load("land", there[key])
    if wide_body is None:
        wide_body = np.clip((new[..., 3] - 0.55) / 0.43, 0, 1)
        old_body = np.clip((old[..., 3] - 0.55) / 0.43, 0, 1)
    ring = halo(old, old_body)
    b = scaled(np.concatenate([new[..., :3], wide_body[..., None]], -1), size)
    put = np.zeros_like(old)
    h, w = put.shape[:2]
    y0, x0 = max(0, at[1]), max(0, at[0])
    part = b[y0 - at[1] : y0 - at[1] + h - y0, x0 - at[0] : x0 - at[0] + w - x0]
    put[y0 : y0 + part.shape[0], x0 : x0 + part.shape[1]] = part
    a = put[..., 3:]
    alpha = a + (1 - a) * ring[..., 3:]
    colour = (put[..., :3] * a + (1 - a) * ring[..., :3]) / np.maximum(alpha, 1e-3)
    colour = np.where(alpha > 2 / 255, colour, np.array([1.0, 0.60, 0.30]))
    Image.fromarray((np.clip(np.concatenate([colour, alpha], -1), 0, 1) * 255 + 0.5).astype(np.uint8)).save(path("port", here[key] + ".webp"), lossless=True, quality=100, method=6, exact=True)
    if key == "file":
        ys, xs = np.where(put[..., 3] > 0.5)
        here["envelope"] = [here["x"] + int(xs.min()), here["y"] + int(ys.min()), int(np.ptp(xs)) + 1, int(np.ptp(ys)) + 1]
json.dump(tall, open(path("port", "sprites.json"), "w"), indent=1)
print("envelope", here["envelope"], "was", [ex, ey, ew, eh])
