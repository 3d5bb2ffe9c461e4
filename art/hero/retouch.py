"""Painted after the grade, place by place, at full size: a slow fall of the dawn to the left, thin shores, what the water mirrors, light
behind the grass and the travellers, a hand, old flaws healed. Places are pixels of the plates."""
import numpy as np
from grade import LUM, soft, step


def mean(a, ry, rx):
    """Mean over (2 ry + 1) rows and (2 rx + 1) columns, twice."""
    for _ in range(2):
        for ax, r in ((0, ry), (1, rx)):
            if r < 1:
                continue
            p = np.pad(a, [(r + 1, r) if i == ax else (0, 0) for i in range(a.ndim)], mode="edge")
            s = np.cumsum(p, axis=ax, dtype=np.float64)
            n, k = a.shape[ax], 2 * r + 1
            a = ((np.take(s, range(k, k + n), ax) - np.take(s, range(0, n), ax)) / k).astype(np.float32)
    return a


def noise(shape, ly, lx, seed):
    """Soft noise from -1 to 1, its grains ly high and lx wide."""
    h, w = shape
    a = np.random.RandomState(seed).rand(int(h / ly) + 3, int(w / lx) + 3).astype(np.float32) * 2 - 1
    for ax, n, s in ((0, h, ly), (1, w, lx)):
        p = np.arange(n, dtype=np.float32) / s
        i = p.astype(int)
        t = p - i
        t = (t * t * (3 - 2 * t)).reshape((-1, 1) if ax == 0 else (1, -1))
        a = np.take(a, i, ax) * (1 - t) + np.take(a, i + 1, ax) * t
    return a


def moved(a, dy, dx):
    """What lies dy rows below and dx columns to the right."""
    p = np.pad(a, 24, mode="edge")
    return p[24 + dy : 24 + dy + a.shape[0], 24 + dx : 24 + dx + a.shape[1]]


def bell(x, y, at, rx, ry):
    return np.exp(-(((x - at[0]) / rx) ** 2) - ((y - at[1]) / ry) ** 2)


def within(x, y, corners):
    """1 inside a convex or bent outline (even and odd)."""
    m = np.zeros(x.shape, bool)
    for (x0, y0), (x1, y1) in zip(corners, corners[1:] + corners[:1]):
        if y0 != y1:
            m ^= ((y0 > y) != (y1 > y)) & (x < (x1 - x0) * (y - y0) / (y1 - y0) + x0)
    return m


def clone(c, corners, dy, dx):
    """The place in these corners, filled with what lies dy below and dx to the right of it."""
    xs, ys = [p[0] for p in corners], [p[1] for p in corners]
    m = 6 + max(abs(dy), abs(dx))
    x0, y0 = int(min(xs)) - m, int(min(ys)) - m
    sl = (slice(y0, int(max(ys)) + m), slice(x0, int(max(xs)) + m))
    part = c[sl].copy()
    yy, xx = np.mgrid[0 : part.shape[0], 0 : part.shape[1]].astype(np.float32)
    inside = within(xx + x0 + 0.5, yy + y0 + 0.5, corners).astype(np.float32)
    k = np.clip(soft(inside, 1) * 1.6, 0, 1)[..., None]
    c[sl] += (np.roll(part, (-dy, -dx), (0, 1)) - part) * k


def across(c, x0, y0, x1, y1):
    """A box filled from its left and right."""
    t = np.linspace(0, 1, x1 - x0, dtype=np.float32)[None, :, None]
    left, right = c[y0:y1, x0 - 3 : x0].mean(1, keepdims=True), c[y0:y1, x1 : x1 + 3].mean(1, keepdims=True)
    c[y0:y1, x0:x1] = left * (1 - t) + right * t


def shores(c, x, y, g, lay):
    """Narrow, and with mist over them; a thin dark line where the water begins."""
    deep = g["deep"]
    far = step(g["dst"], 220, 300)
    wet = (deep > 0).astype(np.float32)
    bank = step(deep, -150, -25) * (1 - step(deep, -1, 1)) * far
    land = 1 - step(deep, -1, 1)
    bank = mean(bank, 12, 60) / np.maximum(mean(land * far, 12, 60), 0.02) * land * far
    bank = np.clip(soft(bank, 2), 0, 1)
    near = g["dst"] < 215
    ok = (np.where(deep > 3, 0.5, 1.0) * ((deep < -125) | (deep > 3)) * ~near).astype(np.float32)
    fill, share = np.zeros_like(c), np.zeros(ok.shape, np.float32)
    for r in (10, 22, 44):
        s = mean(ok, r, 3 * r)
        f = mean(c * ok[..., None], r, 3 * r)
        k = np.clip(s / 0.06, 0, 1) * (1 - share)
        fill += f / np.maximum(s, 1e-4)[..., None] * k[..., None]
        share += k
    fill = fill / np.maximum(share, 1e-3)[..., None] * np.array([0.93, 0.87, 0.84], np.float32)
    drift = 0.80 + 0.16 * noise(deep.shape, 7, 150, 5)
    k = bank * drift * step(share, 0.2, 0.6) * step((fill - c) @ LUM, -0.02, 0.04)
    c += (fill - c) * k[..., None]
    rim = soft(wet, 1)
    rim = 4 * rim * (1 - rim) * (1 - 0.6 * wet) * far
    rim *= (0.20 if lay == "land" else 0.12) * (0.75 + 0.5 * noise(deep.shape, 9, 60, 6)) * step(y, *((985, 1060) if lay == "land" else (1345, 1420)))
    c *= 1 - rim[..., None] * np.array([0.7, 1.0, 1.1], np.float32)
    # a straight bank of olive where the valley begins: mist over it
    if lay == "land":
        k = 0.62 * step(y, 1160, 1205) * step(x, 1480, 1680) * (1 - step(x, 1980, 2120))
    else:
        k = 0.66 * step(y, 1505, 1545) * (1 - step(x, 230, 320))
    k = k * far * (1 - step(deep, -6, 1)) * (1 + 0.2 * noise(deep.shape, 9, 160, 7))
    t = np.clip(((x - 1500) / 550 if lay == "land" else x / 300), 0, 1)[..., None]
    c += (np.array([0.24, 0.23, 0.34], np.float32) * (1 - t) + np.array([0.46, 0.38, 0.40], np.float32) * t - c) * k[..., None]


def water(c, x, y, g, lay):
    wet = g["water"]
    u = 1.0 if lay == "land" else 0.62
    top, foot = (1000, 1260) if lay == "land" else (1350, 1570)
    down = np.clip((y - top) / (foot - top), 0, 1)
    fine = noise(wet.shape, 2.6, 60 * u, 11) * (1 - down) + noise(wet.shape, 4.2, 90 * u, 12) * down
    wave = 0.6 * fine + 0.4 * noise(wet.shape, 9, 240 * u, 13)
    # the balloon, drawn out and broken by the waves
    at, r, most = ((2540, 0), 74, 0.62) if lay == "land" else ((526, 0), 42, 0.64)
    sway = x + 26 * u * fine
    b = np.exp(-(((sway - at[0]) / r) ** 2)) * (0.62 + 0.55 * wave) * wet
    c += (c * np.array([1.0, 0.66, 0.34], np.float32) - c) * np.clip(most * b, 0, 1)[..., None]
    # the mountain's snow
    at, r = ((2170, 0), 120) if lay == "land" else ((190, 0), 90)
    s = np.exp(-(((sway - at[0]) / r) ** 2)) * (0.45 + 0.55 * noise(wet.shape, 400, 30 * u, 14)) * wet * (0.75 + 0.5 * wave)
    c += (np.array([0.93, 0.83, 0.86], np.float32) - c) * np.clip(0.55 * s, 0, 1)[..., None]
    # ripples of light
    c += (0.17 * np.clip(wave - 0.25, 0, 1) * wet)[..., None] * np.array([1.0, 0.82, 0.60], np.float32)
    c *= 1 - (0.20 * np.clip(-wave - 0.20, 0, 1) * wet * (0.5 + 0.5 * down))[..., None] * np.array([0.7, 1.0, 0.95], np.float32)


def dawn(c, x, y, g):
    """Wide: from the glow through peach and rose to the night, in drifts of mist."""
    n = 0.62 * noise(x.shape, 34, 420, 21) + 0.38 * noise(x.shape, 14, 190, 22)
    low = step(y, 935, 985) * (1 - step(y, 1050, 1110))
    t = np.clip((2190 - (x + (80 + 70 * low) * n)) / 900, 0, 1)
    keys = np.array([(0, 0.98, 0.79, 0.57), (0.2, 0.90, 0.66, 0.51), (0.45, 0.70, 0.49, 0.46), (0.75, 0.50, 0.38, 0.44), (1, 0.36, 0.31, 0.42)], np.float32)
    to = np.stack([np.interp(t, keys[:, 0], keys[:, k]) for k in (1, 2, 3)], -1).astype(np.float32)
    right = step(x, 1915, 2100)
    high = step(y, 895, 985) * (1 - right) + step(y, 800, 900) * right
    k = (1 - t) ** 1.3 * high * (1 - 0.75 * step(y, 1100, 1230)) * step(g["dst"], 215, 420) * (0.80 + 0.25 * low * n) * 0.85
    c += np.maximum(to - c, 0) * k[..., None] * (1 - 0.35 * g["water"])[..., None]
    # warm edges on the hamlet's walls and on the ridge
    hamlet = step(x, 1080, 1200) * (1 - step(x, 1800, 2000)) * step(y, 900, 960) * step(g["dst"], 230, 300) * (1 - step(g["dst"], 1500, 2500))
    wall = hamlet * step(soft(g["nrm"][..., 0], 1), 0.35, 0.85) * (1 - step(soft(g["nrm"][..., 1], 1), 0.25, 0.45)) * (1 - step(y, 1150, 1200))
    c += (0.13 * wall)[..., None] * np.array([1.0, 0.58, 0.40], np.float32) * (1 - c)


def grass(c, x, y, g, lay, h):
    w = x.shape[1]
    here = (1 - step(g["dst"], 170, 215)) * step(g["green"], 0.1, 0.6)
    here = soft(here, 2)
    sun, far = ((2613, 917), 1000) if lay == "land" else ((643, 1296), 620)
    glow = np.exp(-((((x - sun[0]) / far) ** 2) + ((y - sun[1]) / (0.62 * far)) ** 2))
    fore = step(y, 0.90 * h, h) if lay == "land" else step(y, 0.86 * h, 0.98 * h)
    left = 1 - step(x, 0.05 * w, (0.72 if lay == "land" else 0.60) * w)
    dim = here * np.clip(0.05 + 0.22 * fore + 0.22 * left + 0.14 * (1 - glow), 0, 0.40)
    c *= 1 - dim[..., None] * np.array([1.16, 0.98, 0.60], np.float32)
    # gold on the tips of what stands before something farther
    near = g["dst"] < 215
    d = np.minimum(g["dst"], 3000)
    ridge = np.zeros_like(d)
    for k in (3, 6, 10, 14):
        ridge += 0.25 * (moved(d, -k, 0) > 1.22 * d)
    ridge = soft(ridge * near * here, 2) * glow * step(c @ LUM, 0.10, 0.34)
    c *= 1 + 0.95 * ridge[..., None] * np.array([1.0, 0.78, 0.42], np.float32)


def travellers(c, x, y, g, lay):
    near = (g["dst"] < 60).astype(np.float32)
    green = step(g["green"], 0.1, 0.6)
    if lay == "land":
        lantern, rx, ry, u = (2272, 1244), 150, 58, 1.0
        zone = bell(x, y, (2285, 1130), 210, 150) > 0.2
        feet = [((2366, 1236), (2296, 1345), 20, 34, 0.50), ((2172, 1256), (2066, 1352), 42, 52, 0.36)]
    else:
        lantern, rx, ry, u = (328, 1552), 84, 36, 0.6
        zone = bell(x, y, (340, 1485), 130, 90) > 0.2
        feet = [((382, 1548), (345, 1640), 12, 22, 0.50), ((268, 1556), (205, 1640), 24, 32, 0.36)]
    for (x0, y0), (x1, y1), a, b, k in feet:
        t = np.clip((y - y0) / (y1 - y0), 0, 1)
        wide = a + (b - a) * t
        off = x - (x0 + (x1 - x0) * t) + 5 * u * noise(x.shape, 14 * u, 22 * u, 31)
        m = np.exp(-((off / wide) ** 4)) * step(y, y0 - 5, y0 + 4) * (1 - t) ** 0.8
        m = soft(m.astype(np.float32), max(1, int(3 * u))) * near * green
        c *= 1 - (k * m)[..., None] * np.array([1.0, 0.95, 0.86], np.float32)
    pool = bell(x, y, lantern, rx, ry) * near
    c += (c * (1.15 - c)) * (1.05 * pool * (0.35 + 0.65 * green))[..., None] * np.array([1.0, 0.56, 0.16], np.float32)
    # the dawn behind them, along hair, shoulder and arm
    body = near * (1 - green) * zone
    open_ = (g["dst"] > 200).astype(np.float32)
    rim = np.zeros_like(near)
    for k in (1, 2, 3) if lay == "land" else (1,):
        rim += moved(open_, -k, k) / (3 if lay == "land" else 1)
    rim = soft(rim * body, 1) * 1.5 * body
    c += (np.array([1.0, 0.80, 0.52], np.float32) - c) * np.clip(0.62 * rim, 0, 0.75)[..., None]


def hand(c, lay):
    """A blunt hand where the arm ended in a point."""
    # wrist, where the hand ends, half widths, box of the old point
    wrist, tip, r, (x0, y0, x1, y1) = {
        "land": ((2428.4, 1041.6), (2434.0, 1033.4), 4.1, (2429, 1023, 2445, 1036)),
        "port": ((419.0, 1428.2), (422.2, 1423.4), 2.3, (419, 1416, 429, 1425)),
    }[lay]
    across(c, x0, y0, x1, y1)
    sl = (slice(int(tip[1]) - 12, int(wrist[1]) + 14), slice(int(wrist[0]) - 14, int(tip[0]) + 14))
    n = 4
    hh, ww = c[sl].shape[:2]
    yy, xx = np.mgrid[0 : hh * n, 0 : ww * n].astype(np.float32)
    yy, xx = (yy + 0.5) / n + sl[0].start, (xx + 0.5) / n + sl[1].start
    dx, dy = tip[0] - wrist[0], tip[1] - wrist[1]
    length = np.hypot(dx, dy)
    along = ((xx - wrist[0]) * dx + (yy - wrist[1]) * dy) / length
    side = ((xx - wrist[0]) * -dy + (yy - wrist[1]) * dx) / length
    t = np.clip(along / length, 0, 1)
    palm = np.hypot(along - t * length, side) < r * (0.78 + 0.30 * np.sin(np.pi * np.clip(t, 0, 1) * 0.85))
    thumb = np.hypot(along - 0.55 * length, side + r * 1.05) < r * 0.42
    m = (palm & (along > -r * 0.6)) | thumb
    m = m.reshape(hh, n, ww, n).mean((1, 3)).astype(np.float32)
    lit = side.reshape(hh, n, ww, n).mean((1, 3)) / r
    skin = np.array([0.68, 0.43, 0.29], np.float32) + np.clip(lit, -1, 1)[..., None] * np.array([0.16, 0.12, 0.08], np.float32)
    c[sl] += (skin - c[sl]) * m[..., None]


def stone(c, x, y, g, lay):
    """No magenta at the small tower's foot."""
    box = ((2740, 900), (3060, 1230)) if lay == "land" else ((700, 1220), (980, 1560))
    (x0, y0), (x1, y1) = box
    k = step(x, x0, x0 + 40) * (1 - step(x, x1 - 40, x1)) * step(y, y0, y0 + 40) * (1 - step(y, y1 - 30, y1))
    red, green, blue = c[..., 0], c[..., 1], c[..., 2]
    k = k * (1 - step(g["green"], 0.1, 0.6)) * step(red / (green + 1e-3), 1.12, 1.45) * step(g["near"], 0.3, 0.8)
    to = np.minimum(blue, 0.72 * green)
    c[..., 1] += 0.05 * green * k
    c[..., 2] += (to - blue) * k


def chips(c, lay):
    """Pale chips on the small tower."""
    if lay == "land":
        clone(c, [(2957, 973), (2967, 973), (2967, 990), (2957, 990)], 22, 0)
        clone(c, [(2971, 969), (2992, 969), (2992, 998), (2971, 998)], 29, -2)
        clone(c, [(2983, 951), (2992, 951), (2992, 970), (2983, 970)], 0, -14)
    else:
        clone(c, [(900, 1294), (908, 1294), (908, 1314), (900, 1314)], 20, 0)
        clone(c, [(907, 1294), (914, 1298), (922, 1289), (928, 1295), (928, 1314), (909, 1315)], 20, 0)
        clone(c, [(920, 1281), (926, 1281), (926, 1292), (920, 1292)], 0, -14)


def lamps(c):
    across(c, 796, 973, 811, 994)  # a lit window that a window of 16:9 cuts
    for x0, x1, y0, y1 in ((1296, 1312, 971, 979), (747, 762, 907, 915)):
        body = c[y1 + 2 : y1 + 8, x0 + 2 : x1 - 2].mean((0, 1))
        c[y0:y1, x0:x1] += (body - c[y0:y1, x0:x1]) * 0.62
        sl = (slice(y0 - 60, y1 + 160), slice(x0 - 60, x1 + 60))
        y, x = np.mgrid[sl].astype(np.float32)
        at = ((x0 + x1) / 2, (y0 + y1) / 2)
        c[sl] += (bell(x, y, at, 22, 16) * 0.055 + bell(x, y, (at[0], at[1] + 40), 9, 60) * 0.022)[..., None] * np.array([1.0, 0.66, 0.36], np.float32)


def crisp(c, x, y, g):
    """Tall: stone, people and the mountain's ridge sharper; the path's edges softer."""
    way = soft(g["way"], 3)
    edge = np.clip(4 * way * (1 - way), 0, 1) * step(y, 1560, 1600)
    c += (soft(c, 3) - c) * (0.75 * edge)[..., None]
    # one colour for the knoll's blades, or it breaks into specks when it is packed
    k = soft(step(g["green"], 0.3, 0.7) * (g["dst"] < 215) * (c[..., 0] < 1.35 * c[..., 1]), 1)
    hue = soft(c * k[..., None], 10) / np.maximum(soft(k, 10), 1e-3)[..., None]
    hue *= ((c @ LUM) / np.maximum(hue @ LUM, 1e-3))[..., None]
    c += (hue - c) * (0.92 * k)[..., None]
    body = (g["dst"] < 60) * (1 - step(g["green"], 0.1, 0.6)) * (bell(x, y, (340, 1485), 150, 100) > 0.2)
    towers = (g["dst"] < 400) * (1 - step(g["green"], 0.1, 0.6)) * step(x, 500, 560) * (1 - step(g["way"], 0.1, 0.3))
    ridge = step(g["dst"], 4000, 5000) * (g["dst"] < 5e4) * step(y, 1040, 1060) * (1 - step(y, 1180, 1280)) * (1 - step(x, 420, 520))
    m = np.clip(0.5 * soft(body.astype(np.float32), 1) + 0.75 * soft(towers.astype(np.float32), 2) + 0.8 * soft(ridge.astype(np.float32), 2), 0, 0.9)
    c += (c - soft(c, 1)) * (1.2 * m)[..., None]


def retouch(c, lay, g):
    """c as shown, 0 to 1, is changed; g: dst, deep, nrm, near, green, way, water of each pixel."""
    h, w = c.shape[:2]
    top = 780 if lay == "land" else 1000  # nothing is painted above
    g = {k: np.asarray(v[top:], np.float32) for k, v in g.items()}
    y, x = np.mgrid[top:h, 0:w].astype(np.float32)
    part = c[top:]
    shores(part, x, y, g, lay)
    if lay == "land":
        dawn(part, x, y, g)
        lamps(c)
    water(part, x, y, g, lay)
    hand(c, lay)
    stone(part, x, y, g, lay)
    chips(c, lay)
    grass(part, x, y, g, lay, h)
    travellers(part, x, y, g, lay)
    if lay == "port":
        crisp(part, x, y, g)
    np.clip(c, 0, 1, out=c)
