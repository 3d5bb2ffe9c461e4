"""The plates' colour, after tone: mist without yellow grey, the glow's warm light on what stands near, the river."""
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
# how much the tall plate's grass is softened where it is dim, and where it is lit
DIM, LIT = 0.60, 0.10
APRICOT = np.array([1.0, 0.60, 0.32], np.float32)


def step(a, lo, hi):
    t = np.clip((a - lo) / (hi - lo), 0, 1)
    return (t * t * (3 - 2 * t)).astype(np.float32)


def mean(a, ry, rx):
    """Mean over (2 ry + 1) rows and (2 rx + 1) columns, twice."""
    for _ in range(2):
        for ax, r in ((0, ry), (1, rx)):
            if r < 1:
                continue
            p = np.pad(a, [(r + 1, r) if i == ax else (0, 0) for i in range(a.ndim)], mode="edge")
            c = np.cumsum(p, axis=ax, dtype=np.float64)
            n, k = a.shape[ax], 2 * r + 1
            a = ((np.take(c, range(k, k + n), ax) - np.take(c, range(0, n), ax)) / k).astype(np.float32)
    return a


def soft(a, r):
    return mean(a, r, r)


def across(c, x0, y0, x1, y1, n=3, edge=False):
    """A box filled from n columns at its left and at its right; edge: softly."""
    t = np.linspace(0, 1, x1 - x0, dtype=np.float32)[None, :, None]
    left, right = c[y0:y1, x0 - n : x0].mean(1, keepdims=True), c[y0:y1, x1 : x1 + n].mean(1, keepdims=True)
    m = 1.0
    if edge:
        m = np.clip(np.minimum(t, 1 - t) * 6, 0, 1) * np.clip(np.minimum(np.arange(y1 - y0), np.arange(y1 - y0)[::-1]) / 4, 0, 1)[:, None, None]
    c[y0:y1, x0:x1] += (left * (1 - t) + right * t - c[y0:y1, x0:x1]) * m


def heal(c, lay):
    """A cone's foot on the far shore, and what the water mirrors of it, read as a white peg: filled from both sides."""
    across(c, *{"land": (2114, 1068, 2138, 1106), "port": (244, 1414, 266, 1461)}[lay], 6, True)


def ground(shape, cam, unit):
    """Where each pixel's line of sight meets the water's level: x, y in metres, and 0 where it does not."""
    h, w = shape
    full = 1 + cam["left"]
    k = np.tan(np.radians(cam["hfov"] / 2))
    fx = (np.arange(w, dtype=np.float32) + 0.5) / unit * full - cam["left"]
    fy = (np.arange(h, dtype=np.float32) + 0.5) / h
    dx, dy = np.meshgrid((2 * fx - 1) * k, (1 - 2 * fy) * k * full * h / unit)
    p, a = np.radians(cam["pitch"]), np.radians(cam["yaw"])
    ahead = np.cos(p) - dy * np.sin(p)
    down = -(np.sin(p) + dy * np.cos(p))
    t = np.where(down > 0.003, cam["at"][2] / np.maximum(down, 0.003), 0)
    return t * (dx * np.cos(a) + ahead * np.sin(a)), t * (ahead * np.cos(a) - dx * np.sin(a))


def shores(shape, cam, unit):
    """Of each pixel: how far into the river it is, in metres (below 0: on its shores)."""
    import terrain  # which wants Blender, as paint.py does not

    x, y = ground(shape, cam, unit)
    deep = np.full(shape, -1e3, np.float32)
    far = (y > 215) & (y < 2400)
    d, half = terrain.river(x[far], y[far])
    deep[far] = half - d
    return deep


class Grade:
    def __init__(self, lin, alb, nrm, dst, meta, lay):
        h, w = lin.shape[:2]
        sun, unit = meta["sun"], meta["unit"]
        self.lay = lay
        y, x = np.mgrid[0:h, 0:w].astype(np.float32)
        x, y = x / unit, y / h
        u = unit / (3200 if lay == "land" else 1080)
        veil = (lin @ LUM) / (alb @ LUM + 1e-4)  # 1 where all is air, a tenth where a thing stands near
        # before the valley grass in the dawn is as bright as mist; its blades' edges, too, where what is behind them is dark
        here = 1 - step(dst, 170, 230)
        edge = np.clip(3 * soft(here, max(1, round(1.2 * u))), 0, 1) * (1 - step(soft(lin @ LUM, max(1, int(12 * u))), 0.12, 0.30))
        self.mist = step(veil, 0.24, 0.46) * (1 - np.maximum(here, edge))
        self.near = np.maximum(1 - step(veil, 0.28, 0.42), here)
        self.mist *= 1 - step(soft(self.near, int(40 * u)), 0.55, 0.70)  # lit windows are not mist
        # right of the words, and below the blue
        if lay == "land":
            air = step(dst, 230, 420) * step(y, 0.665, 0.76)
            slant = x + 0.45 * (y - 0.66)  # the glow reaches farther to the left, the lower the mist lies
            self.breath = air * (1 - here) * np.exp(-(((sun[0] - slant) / 0.32) ** 2)) * (1 - 0.85 * step(slant, 0.60, 0.74))
            self.lift = step(y, 0.655, 0.72) * (1 - step(slant, 0.50, 0.70))
            self.mist *= step(slant, 0.34, 0.68) * (0.22 * step(y, 0.42, 0.56) + 0.78 * step(y, 0.54, 0.645))
            self.near *= step(x, 0.58, 0.72)
        else:
            self.mist *= 0.22 * step(y, 0.54, 0.61) + 0.78 * step(y, 0.60, 0.665)
        dx, dy = (sun[0] - x) * unit, (y - sun[1]) * h
        far = np.sqrt(dx * dx + dy * dy) + 1e-3
        size = h if lay == "land" else w
        near_glow = np.exp(-((far / size / 0.62) ** 2))
        to = (nrm[..., 0] * dx + nrm[..., 1] * dy) / far
        side = step(soft(to.astype(np.float32), max(1, int(3 * u))), 0.10, 0.90)
        self.rim = self.near * near_glow * side
        up = step(nrm[..., 1], 0.35, 0.9)
        self.glow = self.near * near_glow * (0.45 + 0.55 * up)
        self.foot = self.near * step(y, 0.76, 0.84) if lay == "port" else self.near * step(y, 0.86, 0.94) * 0.45
        deep = shores((h, w), meta["camera"], unit)
        self.deep = deep.copy()
        deep[soft((dst < 200).astype(np.float32), max(1, int(1 * u))) > 0.03] = -1e3
        self.water = soft(step(deep, -1, 3), max(1, int(1 * u)))
        self.shore = soft(step(deep, -34, -2) * (1 - step(deep, -1, 3)), max(1, int(1 * u)))
        self.smear = np.zeros((h, w, 3), np.float32)
        for b in meta["balloons"]:  # the nearest ones' colours, drawn out on the water
            wide = (b["box"][2] - b["box"][0]) / unit
            if wide < 0.025:
                continue
            bell = np.exp(-(((x - b["centre"][0]) / (0.30 * wide)) ** 2))
            self.smear += (0.30 * b["glow"] * bell * step(y, 0.70, 0.80))[..., None] * np.array([1.0, 0.42, 0.10], np.float32)
        # grass is darker the farther it lies from the glow
        # grass under the words is far from what is looked at
        self.calm = here * (0.50 - 0.40 * step(x, 0.56, 0.64)) * step(y, 0.82, 0.86)
        self.calm *= 0.35 + 0.65 * step(soft(here, int(28 * u)), 0.60, 0.97)  # crisp along its crest, which the moon lights
        self.green = here * step(soft(alb[..., 1] / (alb[..., 0] + 1e-3), max(1, int(2 * u))), 0.98, 1.12)
        self.way = here * step(soft(alb @ LUM, max(1, int(2 * u))), 0.38, 0.52) * step(y, 0.80, 0.83) * (nrm[..., 1] > 0.2)
        self.dusk = here * (0.20 * step(y, 0.88, 1.0) if lay == "port" else 0.30 * (1 - step(x, 0.20, 0.60)))
        self.blade = None
        if lay == "port":  # blades beside the way keep half of their edge
            beside = np.clip(4 * soft(self.way, 110), 0, 1) * step(y, 0.82, 0.90)
            self.blade = self.near * step(y, 0.70, 0.76) * (1 - 0.25 * beside)

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
        if self.lay == "land":  # the valley at the left: not so dull, and a breath of the dawn in its mist
            c = c * (1 + 0.20 * self.lift[sl] * step(l, 0.02, 0.08))[..., None]
            c = c + 0.15 * self.breath[sl][..., None] * (1 - c) * np.array([1.0, 0.62, 0.42], np.float32)
        # one river: bright, between clear shores
        wet = self.water[sl]
        c = c * (1 - 0.20 * self.shore[sl])[..., None]
        c = c + 0.16 * (wet * step(l, 0.10, 0.40))[..., None] * c * (1.15 - c)
        c = c + (self.smear[sl] * wet[..., None]) * (1 - 0.5 * c)
        # no violet on stone and path
        n = self.near[sl]
        v = np.clip(np.minimum(c[..., 0], c[..., 2]) - c[..., 1], 0, 1) * n
        c = c + v[..., None] * np.array([0.25, 0.35, -0.75], np.float32)
        # the glow's light on what faces it
        r = self.rim[sl][..., None]
        g = self.glow[sl][..., None]
        c = c * (1 + (0.36 * r + 0.20 * g) * (APRICOT * 1.25)) + 0.02 * r * APRICOT
        # the foot: crests and path, not the hollows
        f = self.foot[sl]
        if f.size and f.max() > 0:
            # crests as they lie, not blade by blade: finer light would be bytes that phones do not show
            a, b = soft(l, 5), soft(l, 26)
            crest = step(a / np.maximum(b, 0.02), 0.70, 1.15) * f * (1 - 0.7 * step(a, 0.28, 0.50))
            c = c * (1 + crest[..., None] * np.array([0.20, 0.14, 0.05], np.float32))
        # one colour for many blades, light for each: colour blade by blade turns to specks when it is packed
        g = self.green[sl][..., None]
        if g.size and g.max() > 0:
            hue = soft(c * g, 4) / np.maximum(soft(g, 4), 1e-3)
            hue *= ((c @ LUM) / np.maximum(hue @ LUM, 1e-3))[..., None]
            c = c + (hue - c) * g * 0.9
        if self.lay == "land":
            c = c + (soft(c, 2) - c) * self.calm[sl][..., None]
        if self.blade is not None:  # where grass is dim, its finest blades would be bytes that nobody sees
            k = self.blade[sl]
            c = c + (soft(c, 2) - c) * (k * (DIM - (DIM - LIT) * step(soft(c @ LUM, 4), 0.16, 0.40)))[..., None]
        c = c * (1 - self.dusk[sl])[..., None]
        # grass is green in the dawn, too, and the way pale
        c = c * (1 + self.green[sl][..., None] * np.array([-0.09, 0.01, -0.04], np.float32))
        c = c + (0.30 * self.way[sl])[..., None] * c * (1.2 - c) * np.array([0.96, 1.0, 0.98], np.float32)
        return np.clip(c, 0, 1).astype(np.float32)
