"""The plates' colour, after tone: mist without yellow grey, the glow's warm light on what stands near, and two retouches."""
import numpy as np

LUM = np.array([0.2126, 0.7152, 0.0722], np.float32)
# colour of the mist by its luminance, from the blue side to the glow
MIST = np.array(
    [
        (0.05, 0.06, 0.10, 0.26),
        (0.20, 0.17, 0.21, 0.37),
        (0.32, 0.29, 0.33, 0.46),
        (0.42, 0.42, 0.42, 0.49),
        (0.51, 0.60, 0.49, 0.46),
        (0.61, 0.76, 0.58, 0.48),
        (0.72, 0.90, 0.68, 0.52),
        (0.84, 0.99, 0.81, 0.60),
        (0.96, 1.00, 0.95, 0.82),
    ],
    np.float32,
)
APRICOT = np.array([1.0, 0.60, 0.32], np.float32)


def step(a, lo, hi):
    t = np.clip((a - lo) / (hi - lo), 0, 1)
    return (t * t * (3 - 2 * t)).astype(np.float32)


def soft(a, r):
    """Mean over a square of 2r+1, twice."""
    for _ in range(2):
        for ax in (0, 1):
            p = np.pad(a, [(r + 1, r) if i == ax else (0, 0) for i in range(a.ndim)], mode="edge")
            c = np.cumsum(p, axis=ax, dtype=np.float64)
            n = a.shape[ax]
            k = 2 * r + 1
            a = ((np.take(c, range(k, k + n), ax) - np.take(c, range(0, n), ax)) / k).astype(np.float32)
    return a


def heal(lin, box, bad):
    """Fills what bad(pixels) finds in the box from its edges."""
    x0, y0, x1, y1 = box
    p = lin[y0:y1, x0:x1].copy()
    m = soft(bad(p).astype(np.float32), 2) > 0.04
    m[0] = m[-1] = False
    m[:, 0] = m[:, -1] = False
    keep = (~m).astype(np.float32)[..., None]
    f = p.copy()
    for r in (24, 12, 6, 3, 2, 1, 1, 1):  # coarse first, then smoother and truer to the edges
        n = soft(f * np.maximum(keep, 0.02 if r < 24 else 0), r) / np.maximum(soft(np.maximum(keep, 0.02 if r < 24 else 0), r), 1e-4)
        f = np.where(m[..., None], n, p)
    lin[y0:y1, x0:x1] = f


def retouch(lin, lay):
    """The half-filled balloon, which reads as a shell, and its mirror image; pale marks on the short chimney."""
    orange = lambda p: (p[..., 0] > 1.3 * p[..., 1]) & (p[..., 0] > 1.4 * p[..., 2])
    pale = lambda p: (p[..., 1] > 0.86 * p[..., 0]) & (p @ LUM > 1.7 * np.median(p @ LUM))
    if lay == "land":
        heal(lin, (2031, 1110, 2082, 1176), orange)
        heal(lin, (2030, 1240, 2076, 1284), orange)
        heal(lin, (2954, 950, 2990, 998), pale)
    else:
        heal(lin, (897, 1280, 926, 1318), pale)


class Grade:
    def __init__(self, lin, alb, nrm, sun, lay):
        h, w = lin.shape[:2]
        self.lay = lay
        y, x = np.mgrid[0:h, 0:w].astype(np.float32)
        x, y = x / w, y / h
        u = w / (3200 if lay == "land" else 1080)
        veil = (lin @ LUM) / (alb @ LUM + 1e-4)  # 1 where all is air, a tenth where a thing stands near
        self.mist = step(veil, 0.24, 0.46)
        self.near = 1 - step(veil, 0.28, 0.42)
        self.mist *= 1 - step(soft(self.near, int(40 * u)), 0.55, 0.70)  # lit windows are not mist
        # right of the words, and below the blue
        if lay == "land":
            self.mist *= step(x, 0.50, 0.66) * (0.22 * step(y, 0.42, 0.56) + 0.78 * step(y, 0.54, 0.645))
            self.near *= step(x, 0.58, 0.72)
        else:
            self.mist *= 0.22 * step(y, 0.54, 0.61) + 0.78 * step(y, 0.60, 0.665)
        dx, dy = (sun[0] - x) * w, (y - sun[1]) * h
        far = np.sqrt(dx * dx + dy * dy) + 1e-3
        size = h if lay == "land" else w
        near_glow = np.exp(-((far / size / 0.62) ** 2))
        to = (nrm[..., 0] * dx + nrm[..., 1] * dy) / far
        side = step(soft(to.astype(np.float32), 1), 0.15, 0.95)
        self.rim = self.near * near_glow * side
        up = step(nrm[..., 1], 0.35, 0.9)
        self.glow = self.near * near_glow * (0.45 + 0.55 * up)
        self.foot = self.near * step(y, 0.76, 0.84) if lay == "port" else self.near * step(y, 0.86, 0.94) * 0.45
        self.blade = self.near * step(y, 0.70, 0.76) if lay == "port" else None
        self.pool = (1 - step(x, 0.09, 0.15)) * step(y, 0.775, 0.79) * self.mist if lay == "port" else None

    def __call__(self, c, sl=(slice(None), slice(None))):
        c = np.asarray(c, np.float32)
        l = c @ LUM
        mx, mn = c.max(-1), c.min(-1)
        sat = (mx - mn) / np.maximum(mx, 0.05)
        # mist
        cool = step((c[..., 2] - c[..., 0]) / np.maximum(mx, 0.05), 0.40, 0.62)  # what is blue stays so
        m = self.mist[sl] * (1 - cool) * (1 - step(sat, 0.50, 0.72)) * 0.78
        t = np.stack([np.interp(l, MIST[:, 0], MIST[:, k]) for k in (1, 2, 3)], -1).astype(np.float32)
        t *= (l / np.maximum(t @ LUM, 1e-3))[..., None]
        c = c + (t - c) * m[..., None]
        # no violet on stone and path
        n = self.near[sl]
        v = np.clip(np.minimum(c[..., 0], c[..., 2]) - c[..., 1], 0, 1) * n
        c = c + v[..., None] * np.array([0.25, 0.35, -0.75], np.float32)
        # the glow's light on what faces it
        r = self.rim[sl][..., None]
        g = self.glow[sl][..., None]
        c = c * (1 + (0.50 * r + 0.20 * g) * (APRICOT * 1.25)) + 0.03 * r * APRICOT
        # the foot: crests and path, not the hollows
        f = self.foot[sl]
        if f.size and f.max() > 0:
            # crests as they lie, not blade by blade: finer light would be bytes that phones do not show
            a, b = soft(l, 5), soft(l, 26)
            crest = step(a / np.maximum(b, 0.02), 0.70, 1.15) * f * (1 - 0.7 * step(a, 0.28, 0.50))
            c = c * (1 + crest[..., None] * np.array([0.30, 0.21, 0.07], np.float32))
        if self.lay == "port":  # grass without its finest blades
            k = self.blade[sl][..., None]
            c = c + (soft(c, 2) - c) * k * 0.62
        if self.pool is not None:
            p = self.pool[sl][..., None] * 0.75
            k = (c @ LUM)[..., None] * 0.9 * np.array([0.97, 1.0, 1.22], np.float32)
            c = c + (k - c) * p
        return np.clip(c, 0, 1).astype(np.float32)
