"""Burners' flames as fire: as rendered they are white cones. python3 flames.py   (in source/, after borrow.py; needs numpy, Pillow)
Blue at the nozzle, pale in the core, orange at the edge and the tip. May be run again: it looks for what is still white."""
import json, os
import numpy as np
from PIL import Image
from grade import step

HERE = os.path.dirname(os.path.abspath(__file__))
# Of the envelope's height: where flames end above and begin below
TOP, FOOT = 0.72, 0.93


def runs(row):
    """First and last column of each run of what is set."""
    edges = np.flatnonzero(np.diff(np.concatenate([[0], row.astype(np.int8), [0]])))
    return list(zip(edges[::2], edges[1::2]))


def fire(a, box):
    """Straight RGBA, changed; box: the envelope in it. How many pixels were white."""
    x, y, w, h = box
    y0, y1 = int(y + TOP * h), int(y + FOOT * h)
    x0, x1 = int(x + 0.36 * w), int(x + 0.64 * w)
    part = a[y0:y1, x0:x1]
    white = (part[..., 3] > 0.75) & (part[..., :3].min(-1) > 0.80)
    rows = np.flatnonzero(white.any(1))
    if len(rows) < 4:
        return 0
    top, foot = rows[0], rows[-1]
    for r in rows:
        t = (foot - r) / max(1, foot - top)  # 0 at the nozzle, 1 at the tip
        for first, last in runs(white[r]):
            middle, half = (first + last - 1) / 2, max(1.0, (last - first) / 2)
            c = np.arange(max(0, first - 1), min(part.shape[1], last + 1))
            out = np.clip(np.abs(c - middle) / half, 0, 1)[:, None]  # 0 in the core, 1 at the edge
            core = np.array([0.86, 0.93, 1.0]) * (1 - step(t, 0, 0.22)) + np.array([1.0, 0.96, 0.70]) * step(t, 0, 0.22)
            edge = np.array([0.45, 0.62, 1.0]) * (1 - step(t, 0, 0.22)) + np.array([1.0, 0.58, 0.13]) * step(t, 0, 0.22)
            tip = step(t, 0.62, 1.0)
            core, edge = core * (1 - tip) + np.array([1.0, 0.78, 0.32]) * tip, edge * (1 - 0.5 * tip) + np.array([0.98, 0.46, 0.10]) * 0.5 * tip
            k = step(out, 0.15, 0.95)
            colour = core * (1 - k) + edge * k
            share = np.where((c >= first) & (c < last), 1.0, 0.45)[:, None]
            part[r, c, :3] += (colour - part[r, c, :3]) * share
    return int(white.sum())


if __name__ == "__main__":
    for lay in ("land", "port"):
        folder = os.path.join(HERE, "source", lay)
        for s in json.load(open(os.path.join(folder, "sprites.json")))["sprites"]:
            x, y, w, h = s["envelope"]
            for key in ("file", "flare"):
                path = os.path.join(folder, s[key] + ".webp")
                a = np.asarray(Image.open(path).convert("RGBA"), np.float64) / 255
                n = fire(a, (x - s["x"], y - s["y"], w, h))
                print(lay, s[key], n)
                if n:
                    Image.fromarray((np.clip(a, 0, 1) * 255 + 0.5).astype(np.uint8)).save(path, lossless=True, quality=100, method=6, exact=True)
