"""Retouches what part.py left and sets it into source/<layout>/background.webp. python3 paint.py land|port [where to write]   (needs numpy, Pillow)
No Blender, half a minute: the place to try a change of retouch.py."""
import os, sys
import numpy as np
from PIL import Image
from retouch import SPARE, retouch, step

HERE = os.path.dirname(os.path.abspath(__file__))
lay = sys.argv[1]
cut = SPARE[lay]
source = os.path.join(HERE, "source", lay, "background.webp")
old = np.pad(np.asarray(Image.open(source).convert("RGB"), np.float32) / 255, [(0, 0), (cut, 0), (0, 0)])
d = np.load(os.path.join(HERE, "cache", lay + "_graded.npz"))
top = int(d["top"])
c = old.copy()
c[top:] = d["plate"]
g = {}
for k in ("dst", "deep", "nrm", "near", "green", "way", "water"):
    v = d[k].astype(np.float32)
    g[k] = np.concatenate([np.zeros((top,) + v.shape[1:], np.float32), v])
people = (tuple(int(v) for v in d["people_at"]), d["people"]) if d["people"].size else None
retouch(c, lay, g, people)
noise = np.random.RandomState(1).normal(size=c.shape[:2] + (1,)).astype(np.float32)
c += noise * 0.0016 * (0.35 + 0.65 * (1 - np.abs(2 * c.mean(-1, keepdims=True) - 1)))  # against bands
share = np.concatenate([np.zeros((top,) + d["share"].shape[1:], np.float32), d["share"]])
if people is None and lay == "land":  # the travellers stay as they stand in source/
    x, y = np.meshgrid(np.arange(old.shape[1]), np.arange(old.shape[0]))
    inside = np.minimum(np.minimum(x - 1990, 2640 - x), np.minimum(y - 820, 1300 - y)) / 26
    share = share * (1 - step(inside, 0, 1))[..., None]
new = old * (1 - share) + c * share
Image.fromarray((np.clip(new[:, cut:], 0, 1) * 255 + 0.5).astype(np.uint8)).save(sys.argv[2] if len(sys.argv) > 2 else source, lossless=True, quality=100, method=6, exact=True)
