"""Parts rendered anew, set into the plate that source/ has. blender -b --factory-startup -P part.py -- layout=land box=1900,400,2400,1350/...
low=cache/preview_bg.npy: after scene.py do=part with the same boxes, do=sprites, and a preview of the whole (finish.py leaves it in cache/),
which says what light the bloom and the halos get from the rest. Writes what finish.py writes; a full render has the plate in one piece."""
import os, sys

HERE = os.path.dirname(os.path.abspath(__file__))
src = open(os.path.join(HERE, "finish.py")).read()
exec(src[: src.index('bg = denoised("bg"')])
FEATHER = 36

bg = up(np.load(os.path.join(HERE, A["low"])), h, w)
share = np.zeros((h, w, 1), np.float32)
for k, b in enumerate(A["box"].split("/")):
    x0, y0, x1, y1 = (int(v) for v in b.split(","))
    gy, gx = np.mgrid[0 : y1 - y0, 0 : x1 - x0]
    far = lambda side, is_rim: np.full(gx.shape, 1e6) if is_rim else side
    edge = np.minimum(
        np.minimum(far(gx, x0 == 0), far(x1 - x0 - 1 - gx, x1 == w)),
        np.minimum(far(gy, y0 == 0), far(y1 - y0 - 1 - gy, y1 == h)),
    )
    t = np.clip(edge / FEATHER, 0, 1)
    m = (t * t * (3 - 2 * t))[..., None].astype(np.float32)
    sl = (slice(y0, y1), slice(x0, x1))
    bg[sl] = bg[sl] * (1 - m) + denoised("part%d" % k) * m
    share[sl] = np.maximum(share[sl], m)
hz = haze(bg)
BGF = finish(bg, hz, bigblur(bg, GR), VIG)
old = load(os.path.join(HERE, "source", LAY, "background.png"))[..., :3]
new = old * (1 - share) + grain(BGF, 0.0035) * share
BG8 = q(new)
png(OUT + "background.png", BG8)
exec(src[src.index("HALO = ") :])
