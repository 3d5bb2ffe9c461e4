"""Painted after the grade, place by place, at full size: a slow fall of the dawn to the left, the moon on the dark side, shores, the water's
tones and glints, light behind the grass; the travellers set in; old flaws healed. Places are pixels of the
plates as rendered, of which the pictures leave out SPARE columns at the left."""
import numpy as np
from grade import LUM, across, mean, soft, step


SPARE = {"land": 480, "port": 0}


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
    p = np.pad(a, [(24, 24)] * 2 + [(0, 0)] * (a.ndim - 2), mode="edge")
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


def boxed(x, y, boxes):
    """Whether a pixel is in one of these boxes: left, top, right, foot of each."""
    return np.any([within(x + 0.5, y + 0.5, [(a, b), (d, b), (d, e), (a, e)]) for a, b, d, e in boxes], 0)


def among(a, mask, r):
    """Mean of what lies within r pixels and in the mask."""
    return soft(a * mask[..., None], r) / np.maximum(soft(mask, r), 0.05)[..., None]


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
    drift = (0.52 + 0.16 * noise(deep.shape, 7, 150, 5)) * (1 - 0.62 * step(deep, -70, -8))  # thin enough to see where the water begins
    k = bank * drift * step(share, 0.2, 0.6) * step((fill - c) @ LUM, -0.02, 0.04)
    c += (fill - c) * k[..., None]
    rim = soft(wet, 1)
    rim = 4 * rim * (1 - rim) * (1 - 0.6 * wet) * far
    rim *= (0.26 if lay == "land" else 0.22) * (0.75 + 0.5 * noise(deep.shape, 9, 60, 6)) * step(y, *((985, 1060) if lay == "land" else (1345, 1420)))
    c *= 1 - rim[..., None] * np.array([1.1, 1.0, 0.85], np.float32)
    # a straight bank of olive where the valley begins: mist over it
    if lay == "land":
        k = 0.62 * step(y, 1160, 1205) * step(x, 1480, 1680) * (1 - step(x, 1980, 2120))
    else:
        k = 0.66 * step(y, 1505, 1545) * (1 - step(x, 230, 320))
    k = k * far * (1 - step(deep, -6, 1)) * (1 + 0.2 * noise(deep.shape, 9, 160, 7))
    t = np.clip(((x - 1500) / 550 if lay == "land" else x / 300), 0, 1)[..., None]
    c += (np.array([0.24, 0.23, 0.34], np.float32) * (1 - t) + np.array([0.60, 0.47, 0.43], np.float32) * t - c) * k[..., None]


def water(c, x, y, g, lay):
    """A calm mirror: darker and cooler the farther it lies from the glow and the nearer it comes, a column of the glow, long thin glints."""
    wet = g["water"]
    u = 1.0 if lay == "land" else 0.62
    top, foot, sun = (1000, 1260, 2600) if lay == "land" else (1350, 1570, 640)
    down = np.clip((y - top) / (foot - top), 0, 1)
    fine = noise(wet.shape, 2.2, 55 * u, 11) * (1 - down) + noise(wet.shape, 3.4, 80 * u, 12) * down
    wave = 0.55 * fine + 0.45 * noise(wet.shape, 11, 210 * u, 13)
    away = np.clip(np.abs(x - sun) / (820 * u), 0, 1)
    cool = np.clip(0.22 * down + 0.70 * away - 0.10, 0, 0.55) * wet
    c += (c**1.25 * np.array([0.76, 0.82, 1.0], np.float32) - c) * cool[..., None]
    # the glow and the balloon, drawn out and broken by the waves
    sway = x + 30 * u * fine
    at, r, most = (2540, 78, 0.50) if lay == "land" else (526, 44, 0.52)
    b = np.exp(-(((sway - at) / r) ** 2)) * (0.60 + 0.60 * wave) * wet
    c += (c * np.array([1.0, 0.70, 0.38], np.float32) - c) * np.clip(most * b, 0, 1)[..., None]
    glow = np.exp(-(((sway - sun) / (190 * u)) ** 2)) * wet * (0.5 + 0.5 * step(wave, -0.2, 0.5))
    c += (np.array([1.0, 0.86, 0.55], np.float32) - c) * (0.34 * glow)[..., None]
    # glints, most where the glow is; between them the darker backs of the ripples
    glint = step(wave, 0.22, 0.75) * wet * (0.25 + 0.75 * np.exp(-((away / 0.55) ** 2)))
    c += (np.array([1.0, 0.90, 0.70], np.float32) - c) * (0.38 * glint)[..., None]
    c *= 1 - (0.13 * step(-wave, 0.10, 0.75) * wet)[..., None] * np.array([0.8, 1.0, 0.9], np.float32)
    # sparks where ripples face the glow, fewer and larger the nearer they come
    spark = np.where(down < 0.45, noise(wet.shape, 1.9, 11 * u, 15), noise(wet.shape, 2.4, 19 * u, 16))
    path = np.exp(-(((sway - sun + (150 if lay == "land" else 90) * down) / (230 * u)) ** 2))
    spark = step(spark, 0.50, 0.74) * path * step(wave, -0.25, 0.35) * step(soft(wet, 2), 0.7, 1.0)
    c += (np.array([1.0, 0.97, 0.84], np.float32) - c) * (0.80 * spark)[..., None]
    if lay == "land":  # the river's near end, which mirrors the night: a sliver of blue beside the knoll
        k = 0.62 * step(soft((g["deep"] > -30).astype(np.float32), 2), 0.1, 0.7) * step(y, 1200, 1232) * (1 - step(x, 2080, 2180)) * step(g["dst"], 215, 260)
        c += (np.array([0.36, 0.31, 0.38], np.float32) - c) * k[..., None]


def night(c, x, y, g):
    """Wide, its dark side, below the words: the moon on roofs and the edges of hills, thin mist at their feet, the windows' light in it, smoke over a hearth."""
    low = step(y, 893, 925) * (1 - step(x, 1350, 1750)) * step(g["dst"], 215, 260)
    land = low * (1 - step(g["dst"], 1200, 2000))
    d = np.minimum(g["dst"], 3000)
    crest = np.zeros_like(d)
    for k, part in ((2, 0.5), (4, 0.3), (8, 0.2)):
        crest += part * (moved(d, -k, 0) > 1.06 * d)
    up = step(g["nrm"][..., 1], 0.45, 0.95)
    dark = 1 - step(soft(c @ LUM, 2), 0.16, 0.34)  # not on lit windows
    moon = land * dark * (0.13 * soft(crest, 1) * (1 - step(g["dst"], 420, 700)) + 0.09 * soft(crest, 5) + 0.075 * up * (0.7 + 0.5 * noise(x.shape, 18, 60, 41)))
    c += moon[..., None] * np.array([0.50, 0.68, 1.0], np.float32)
    lamp = low * step(y, 940, 960) * step(c[..., 0] - c[..., 2], 0.30, 0.55) * step(g["dst"], 230, 300)
    c += (1.5 * soft(lamp, 7) + 1.6 * soft(lamp, 24))[..., None] * np.array([1.0, 0.56, 0.20], np.float32) * (1 - c)
    band = np.exp(-(((y - 1118 - 22 * noise(x.shape, 60, 260, 42)) / 26) ** 2)) * step(noise(x.shape, 30, 330, 43), -0.35, 0.6) * low
    c += (np.array([0.27, 0.29, 0.43], np.float32) - c) * (0.40 * band)[..., None]
    x0, y0, y1 = 1222, 1012, 912
    t = np.clip((y0 - y) / (y0 - y1), 0, 1)
    mid = x0 + 30 * t**1.6 + 6 * t * np.sin(7 * t + 45) + 5 * t * noise(x.shape, 16, 40, 45)
    smoke = np.exp(-(((x - mid) / (1.6 + 11 * t**1.3)) ** 2)) * step(y0 - y, 0, 6) * (1 - t) ** 0.8 * (0.75 + 0.4 * noise(x.shape, 9, 12, 50))
    c += (np.array([0.52, 0.46, 0.50], np.float32) - c) * np.clip(0.50 * smoke, 0, 1)[..., None]


def ridge(c, x, y, g):
    """Wide: the far ridge, whose line ran behind the words' button: thin air before it, of the sky's colour, no brighter; towards the dawn it takes
    dusk and rose, and so does the foot of the sky over it, as far as the words allow."""
    keys = [0, 700, 1100, 1450, 1750, 1950]
    to = np.stack([np.interp(x[0], keys, v) for v in ([0.080, 0.090, 0.120, 0.185, 0.270, 0.330], [0.145, 0.150, 0.155, 0.175, 0.215, 0.250], [0.295, 0.300, 0.300, 0.305, 0.310, 0.320])], -1)[None].astype(np.float32)
    land = step(g["dst"], 1100, 2600) * (g["dst"] < 5e4)
    k = 0.62 * land * (1 - step(x, 1450, 1950)) * (1 - step(y, 850, 930))
    c += (to - c) * k[..., None]
    glow = np.exp(-(((y - 892) / 46) ** 2)) * (1 - step(g["dst"], 6e3, 5e4) * 0.25) * step(g["dst"], 1100, 2600)
    glow = glow * np.exp(-np.clip((1900 - x) / 430, 0, None)) * (1 - step(x, 1850, 2050))
    c += (0.11 * glow)[..., None] * np.array([1.0, 0.46, 0.30], np.float32) * (1 - c)


def cloudy(shape, ly, lx, seed, octaves=4, bend=0.9):
    """Noise from about -1 to 1 that billows: octaves, each bent by a broader one, so that nothing runs in lines."""
    h, w = shape
    yy, xx = np.mgrid[0:h, 0:w]
    dy, dx = bend * ly * noise(shape, 1.3 * ly, 1.3 * lx, seed + 90), bend * lx * noise(shape, 1.3 * ly, 1.3 * lx, seed + 91)
    yy, xx = np.clip(yy + dy, 0, h - 1).astype(np.int32), np.clip(xx + dx, 0, w - 1).astype(np.int32)
    a, total = np.zeros(shape, np.float32), 0.0
    for k in range(octaves):
        a += 0.55**k * noise(shape, max(2, ly / 2**k), max(2, lx / 2**k), seed + k)
        total += 0.55**k
    return a[yy, xx] / (0.62 * total)


def puffs(n, grain, seed):
    """The upper edge of a bank of fog, n columns long: round tops of several sizes, from about -1 to 1."""
    x = np.arange(n, dtype=np.float32)
    a = np.zeros(n, np.float32)
    for k, part in ((1.0, 0.52), (0.43, 0.30), (0.19, 0.13), (0.085, 0.05)):
        p = np.interp(x / (grain * k), np.arange(int(n / (grain * k)) + 3), np.random.RandomState(seed + int(100 * k)).rand(int(n / (grain * k)) + 3))
        a += part * (1 - 2 * np.abs(2 * p - 1) ** 1.7)
    return np.convolve(np.pad(a, 9, mode="edge"), np.hanning(19) / np.hanning(19).sum(), "valid")


# Banks of fog on the wide view's dark side, one before the other. How far each lies in metres, its foot and the height of its tops (pixels of the
# plate), how long its billows are, how dense it is.
BANKS = [(1450, 990, 34, 120, 0.42), (1050, 1018, 38, 150, 0.46), (780, 1050, 42, 180, 0.50), (560, 1084, 46, 215, 0.54), (470, 1114, 50, 250, 0.56), (410, 1148, 52, 290, 0.62), (340, 1184, 54, 330, 0.70), (250, 1218, 52, 380, 0.78)]
# The colour of the fog's shade and of its lit tops, from the left edge to the glow: moon, dusk, rose, peach
FOG_X = [0, 650, 1200, 1600, 1950, 2250]
FOG_SHADE = [(0.105, 0.150, 0.330), (0.125, 0.160, 0.335), (0.190, 0.190, 0.350), (0.330, 0.265, 0.380), (0.56, 0.42, 0.43), (0.80, 0.60, 0.47)]
FOG_LIT = [(0.300, 0.390, 0.640), (0.355, 0.415, 0.640), (0.510, 0.460, 0.605), (0.715, 0.545, 0.570), (0.86, 0.64, 0.54), (0.96, 0.75, 0.56)]


def tints(row, places, *colours):
    """For each list of colours, one of each place, what it is in every column."""
    return (np.stack([np.interp(row, places, [k[i] for k in one]) for i in (0, 1, 2)], -1).astype(np.float32)[None] for one in colours)


def fog(c, x, y, g):
    """Wide: fog in the hollows between the hamlets and along the river's shore, in banks that stand one behind the other; their tops are soft and
    round, and catch the moon at the left and the dawn at the right."""
    h, w = x.shape
    row = x[0]
    shade, lit = tints(row, FOG_X, FOG_SHADE, FOG_LIT)
    shore = step(g["deep"], -90, -5)
    shore = np.clip(mean(shore, 4, 24), 0, 1)
    dry = (1 - 0.92 * shore) * (1 - step(row, 1850, 2260))[None]
    behind = g["dst"]
    for k, (far, foot, tall, long, dense) in enumerate(BANKS):
        swell = np.interp(row, [0, 300, 500, 700, 980, 1250, 1480, 1800, 2200], [1.0, 0.75, 1.25, 0.75, 1.45, 0.70, 1.25, 1.0, 0.7])
        top = foot - tall * swell * (0.60 + 0.62 * puffs(w, long, 300 + 7 * k))
        top = top[None] + 0.20 * tall * cloudy((h, w), 34, 60, 340 + 9 * k)
        t = (y - top) / tall  # 0 at the upper edge, 1 a bank's height below it
        body = step(t, -0.12, 0.34)
        inner = cloudy((h, w), 46, 92, 400 + 9 * k, 4, 0.5)
        thin = 1 - 0.55 * step(t, 0.9, 2.6)
        alpha = np.clip(dense * body * thin * (0.86 + 0.34 * inner), 0, 0.96) * dry * step(behind, far * 0.97, far * 1.05)
        alpha *= step(y, 905, 985)
        # tops and the swellings in the bank face the light, what lies below and between them does not
        light = np.clip((1 - step(t, 0.0, 0.95)) * 0.92 + 0.20 * inner, 0, 1)
        to = shade + (lit - shade) * light[..., None]
        c += (to - c) * alpha[..., None]


# Tongues of it that reach on into the glow, the farthest first: how far each lies, where its tops run (pixels of the plate, from left to right), how
# high it is, how long its billows are, how dense it is, where it begins and where it has thinned out
TONGUES = [
    (1700, [(1500, 936), (1800, 918), (2000, 928), (2300, 972)], 34, 150, 0.60, (1480, 1800), (1960, 2330)),
    (900, [(1500, 1000), (1800, 984), (2050, 1002), (2420, 1046)], 38, 190, 0.62, (1480, 1760), (2000, 2440)),
    (560, [(1480, 1066), (1760, 1050), (2000, 1072), (2300, 1100)], 42, 230, 0.76, (1450, 1700), (1990, 2300)),
    (330, [(1450, 1130), (1740, 1108), (2000, 1128), (2250, 1150)], 46, 270, 0.88, (1420, 1640), (2090, 2350)),
    (225, [(1400, 1190), (1700, 1164), (1950, 1184), (2250, 1206)], 46, 310, 0.88, (1400, 1600), (2060, 2320)),
]


TALL_TONGUES = [
    (900, [(-60, 1372), (120, 1376), (360, 1402)], 24, 110, 0.58, (-60, -20), (190, 350)),
    (480, [(-60, 1412), (110, 1408), (240, 1424)], 26, 120, 0.70, (-60, -20), (110, 250)),
    (330, [(-60, 1452), (120, 1444), (330, 1466)], 30, 140, 0.80, (-60, -20), (190, 340)),
    (215, [(-60, 1494), (130, 1486), (320, 1512)], 32, 160, 0.80, (-60, -20), (190, 320)),
]
TALL_X = [0, 130, 250, 420]
TALL_SHADE = [(0.165, 0.185, 0.345), (0.270, 0.250, 0.375), (0.52, 0.42, 0.43), (0.82, 0.63, 0.49)]
TALL_LIT = [(0.400, 0.410, 0.610), (0.610, 0.510, 0.575), (0.86, 0.66, 0.57), (0.98, 0.78, 0.58)]


def tongues(c, x, y, g, lay):
    """The fog's banks do not end beside the glow, they run out into it, over the shore at the river's bend; each has a warm rim."""
    h, w = x.shape
    row = x[0]
    wide = lay == "land"
    shade, lit = tints(row, *((FOG_X, FOG_SHADE, FOG_LIT) if wide else (TALL_X, TALL_SHADE, TALL_LIT)))
    u = 1.0 if wide else 0.62
    for k, (far, tops, tall, long, dense, (a, b), (e, f)) in enumerate(TONGUES if wide else TALL_TONGUES):
        top = np.interp(row, [p[0] for p in tops], [p[1] for p in tops])
        thick = tall * (1 - 0.45 * step(row, e, f))
        top = (top - thick * (0.15 + 0.55 * puffs(w, long, 700 + 11 * k)))[None] + 0.24 * tall * cloudy((h, w), 30 * u, 64 * u, 740 + 9 * k)
        t = (y - top) / thick[None]
        inner = cloudy((h, w), 40 * u, 110 * u, 780 + 9 * k, 4, 0.6)
        end = x + 1.3 * (y - top) + 90 * u * inner  # each runs out aslant, in wisps
        there = step(x, a, b) * (1 - step(end, e, f))
        alpha = dense * step(t, -0.15, 0.45) * (1 - 0.75 * step(t, 0.9, 2.3)) * (0.82 + 0.36 * inner) * there
        alpha = np.clip(alpha, 0, 0.95) * step(g["dst"], far * 0.97, far * 1.05) * (step(y, 892, 925) if wide else 1)
        light = np.clip((1 - step(t, 0.0, 0.9)) * 0.85 + 0.24 * inner, 0, 1)
        to = shade + (lit - shade) * light[..., None]
        rim = np.exp(-(((t - 0.16) / 0.22) ** 2)) * step(x, *((1650, 2050) if wide else (60, 240)))
        to = to + (0.16 * rim)[..., None] * np.array([1.0, 0.72, 0.42], np.float32) * (1 - to)
        c += (to - c) * (alpha * (1 - 0.45 * g["water"]))[..., None]
    # the shore's wet earth has the haze's colour
    bank = mean(step(g["deep"], -150, -25) * (1 - step(g["deep"], -1, 1)) * step(g["dst"], 220, 300), 3, 8) * step(x, *((1750, 2050) if wide else (90, 250)))
    c += (1.04 * shade - c) * (0.50 * bank * step(shade @ LUM - c @ LUM, -0.04, 0.05))[..., None]


# Houses that a window's edge cuts: left, roof, right, foot of each, on the crest between two hamlets.
CUT = [(797, 958, 853, 1003), (884, 986, 928, 1009), (914, 998, 955, 1021), (948, 1005, 998, 1022), (1001, 1004, 1039, 1036), (1078, 1036, 1121, 1051)]
# A house alone on the slope before them, which looks like a leftover at the edge of a window of 16:9.
ALONE = [(832, 1019, 890, 1054)]


def houses(c, x, y, g):
    """Wide: houses that no window shows whole give way to what is behind them."""
    y0, x0 = 920 - int(y[0, 0]), 740
    sl = (slice(y0, y0 + 170), slice(x0, x0 + 440))
    part, xx, yy = c[sl], x[sl], y[sl]
    every = boxed(xx, yy, CUT + ALONE)
    every = soft(every.astype(np.float32), 2) > 0
    # behind the crest there is mist, behind the one on the slope its ground
    for boxes, behind in ((CUT, g["dst"][sl] > 640), (ALONE, g["dst"][sl] <= 640)):
        gone = boxed(xx, yy, boxes)
        ok = (behind & ~every).astype(np.float32)
        fill, share = np.zeros_like(part), np.zeros(ok.shape, np.float32)
        for r in (4, 9, 18, 36):
            s = mean(ok, r, 2 * r)
            k = np.clip(s / 0.12, 0, 1) * (1 - share)
            fill += mean(part * ok[..., None], r, 2 * r) / np.maximum(s, 1e-4)[..., None] * k[..., None]
            share += k
        fill = soft(fill / np.maximum(share, 1e-3)[..., None], 3)
        part += (fill - part) * np.clip(1.6 * soft(gone.astype(np.float32), 1), 0, 1)[..., None]
    crest = np.interp(xx[0], [797, 850, 900, 930, 950, 1000, 1012, 1040, 1080, 1125], [1004, 1001, 1008, 1011, 1019, 1022, 1034, 1037, 1046, 1051])
    mist = np.exp(-(((yy - crest[None]) / 9) ** 2)) * step(xx, 792, 815) * (1 - step(xx, 1105, 1130))
    part += (mean(part, 4, 22) * 1.04 - part) * (0.70 * soft(mist, 1))[..., None]


def hollow(c, x, y, g):
    """Wide: fog fills the hollow at the picture's end, over a hamlet that stood askew there; billows one before the other."""
    h, w = x.shape
    row = x[0]
    # so much of one blue wants less of it
    shade, lit = (a + 0.26 * ((a @ LUM)[..., None] - a) for a in tints(row, FOG_X, FOG_SHADE, FOG_LIT))
    tops, tall = [(-40, 1000), (150, 1000), (330, 994), (480, 962), (560, 950), (690, 948), (790, 960), (850, 1006), (920, 1062), (1000, 1136)], 26
    crest = np.interp(row, [p[0] for p in tops], [p[1] for p in tops])
    for k in range(4):
        top = (crest + 42 * k - 0.7 * tall * puffs(w, 150 + 60 * k, 870 + 7 * k))[None] + 0.30 * tall * cloudy((h, w), 20, 46, 860 + 11 * k)
        t = (y - top) / tall
        inner = cloudy((h, w), 30, 80, 880 + 13 * k, 4, 0.6)
        alpha = step(t, -0.4, 0.7) * (1 - step(t, 4.6 - k, 7.6 - k)) * (1 - step(x + 60 * inner, 800 - 30 * k, 1030 - 30 * k))
        alpha = np.clip(alpha * (1.04 + 0.12 * inner), 0, 1) * step(g["dst"], 215, 260) * (1 - step(g["dst"], 900, 1300))
        light = np.clip(0.50 * (1 - step(t, 0.0, 2.2)) + 0.12 + 0.22 * inner, 0, 1)
        c += (shade + (lit - shade) * light[..., None] - c) * alpha[..., None]


def tips(c, x, y, g):
    """Wide: the moon on the blades of the dark bank, one by one along its crest."""
    near = (g["dst"] < 215).astype(np.float32) * step(g["green"], 0.1, 0.6)
    l = c @ LUM
    blade = step(l - soft(l, 5), 0.002, 0.020)
    far = (moved(np.minimum(g["dst"], 3000), -9, 0) > 1.3 * g["dst"]).astype(np.float32)
    rim = soft(far, 3)
    left = 1 - step(x, 1500, 2000)
    crest = 1 - step(soft(near, 28), 0.58, 0.96)
    k = near * left * blade * (0.09 * rim + 0.04 * crest)
    warm = step(x, 900, 1700)[..., None]
    c += k[..., None] * (np.array([0.70, 0.72, 1.0], np.float32) * (1 - warm) + np.array([1.0, 0.74, 0.62], np.float32) * warm)


def dawn(c, x, y, g):
    """Wide: from the glow through peach and rose to the night, in drifts of mist."""
    n = 0.62 * noise(x.shape, 34, 420, 21) + 0.38 * noise(x.shape, 14, 190, 22)
    low = step(y, 935, 985) * (1 - step(y, 1050, 1110))
    t = np.clip((2190 - (x + (80 + 70 * low) * n)) / 900, 0, 1)
    keys = np.array([(0, 0.98, 0.79, 0.57), (0.2, 0.90, 0.66, 0.51), (0.45, 0.70, 0.49, 0.46), (0.75, 0.50, 0.38, 0.44), (1, 0.36, 0.31, 0.42)], np.float32)
    to = np.stack([np.interp(t, keys[:, 0], keys[:, k]) for k in (1, 2, 3)], -1).astype(np.float32)
    # the haze at the mountain's foot ends along a slope, in billows: lower down it reaches farther to the left, above it leaves the words alone
    lean = x + 1.15 * (y - 900) + 110 * cloudy(x.shape, 60, 210, 611, 3)
    right = step(lean, 1900, 2300)
    high = step(y, 895, 985) * (1 - right) + step(y, 800, 900) * right
    k = (1 - t) ** 1.3 * high * (1 - 0.75 * step(y, 1100, 1230)) * step(g["dst"], 215, 420) * (0.80 + 0.25 * low * n) * 0.85
    c += np.maximum(to - c, 0) * k[..., None] * (1 - 0.92 * g["water"])[..., None] * (1 - 0.60 * step(g["deep"], -70, -8))[..., None]
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
    dim = here * np.clip(0.05 + 0.22 * fore + (0.12 if lay == "land" else 0.22) * left + 0.14 * (1 - glow), 0, 0.40)
    c *= 1 - dim[..., None] * np.array([1.16, 0.98, 0.60], np.float32)
    # what the dawn does not reach has the night sky's blue, as the stone has
    l = (c @ LUM)[..., None]
    shade = here * (1 - glow) * (1 - step(soft(l[..., 0], 4), 0.10, 0.26))
    c += (l * np.array([0.80, 1.01, 1.20], np.float32) - c) * (0.42 * shade)[..., None]
    # gold on the tips of what stands before something farther
    near = g["dst"] < 215
    d = np.minimum(g["dst"], 3000)
    ridge = np.zeros_like(d)
    for k in (3, 6, 10, 14):
        ridge += 0.25 * (moved(d, -k, 0) > 1.22 * d)
    ridge = soft(ridge * near * here, 2) * glow * step(c @ LUM, 0.10, 0.34)
    c *= 1 + 0.95 * ridge[..., None] * np.array([1.0, 0.78, 0.42], np.float32)


def lantern(c, x, y, g, lay):
    """Shadows of the two on the grass, the lantern's light on it."""
    near = (g["dst"] < 60).astype(np.float32)
    green = step(g["green"], 0.1, 0.6)
    if lay == "land":
        lantern, rx, ry, u = (2337, 1246), 222, 79, 1.0
        feet = [((2426, 1235), (2307, 1350), 35, 56, 0.60), ((2122, 1258), (1948, 1356), 72, 84, 0.46), ((2286, 1251), (2162, 1350), 47, 58, 0.34)]
    else:
        lantern, rx, ry, u = (370, 1556), 131, 54, 0.65
        feet = [((431, 1560), (275, 1821), 27, 50, 0.84), ((200, 1565), (12, 1732), 51, 63, 0.72), ((329, 1565), (168, 1737), 33, 43, 0.5)]
        # the dawn that comes past them, so that their shadows are seen to be its shadows
        past = bell(x, y, (330, 1600), 250, 110) * near * green * step(c @ LUM, 0.05, 0.22)
        c += (c * (1.05 - c)) * (0.50 * past)[..., None] * np.array([1.0, 0.72, 0.34], np.float32)
    for (x0, y0), (x1, y1), a, b, k in feet:
        t = np.clip((y - y0) / (y1 - y0), 0, 1)
        wide = a + (b - a) * t
        off = x - (x0 + (x1 - x0) * t) + 5 * u * noise(x.shape, 14 * u, 22 * u, 31)
        m = np.exp(-(np.abs(off / wide) ** (4 - 2 * t))) * step(y, y0 - 5, y0 + 4) * (1 - t) ** 0.7  # softer the farther from the feet
        m = soft(m.astype(np.float32), max(1, int(3 * u))) * near * green
        c *= 1 - (k * m)[..., None] * np.array([1.0, 0.93, 0.76], np.float32)
    pool = bell(x, y, lantern, rx, ry) * near
    c += (c * (1.15 - c)) * (1.05 * pool * (0.35 + 0.65 * green))[..., None] * np.array([1.0, 0.56, 0.16], np.float32)


BRUSH = 6.5
# Pigeon houses, whose holes a brush would run together: left, top, right, foot
PIGEONS = {"land": [(2804, 860, 2876, 912), (2976, 796, 3070, 852)], "port": [(790, 1216, 840, 1254), (918, 1160, 986, 1200)]}


def strokes(c, r, tall=1.0, turns=8):
    """As a broad brush would lay it down: each place has the colour of the calmest of the places round it, r pixels away; edges stay (Kuwahara).
    tall: how much longer its strokes are than wide."""
    wide = max(1, round(0.55 * r))
    one = lambda a: mean(a, round(tall * wide / 2), wide // 2)  # which takes its mean twice
    l = (c @ LUM)[..., None]
    calm, rough = one(c), (one(l * l) - one(l) ** 2)[..., 0]
    total, share = np.zeros_like(c), np.zeros(c.shape[:2], np.float32)
    for k in range(turns):
        a = 2 * np.pi * k / turns
        dy, dx = round(0.75 * tall * r * np.sin(a)), round(0.75 * r * np.cos(a))
        k = (1e-5 + np.maximum(moved(rough, dy, dx), 0)) ** -2
        total += moved(calm, dy, dx) * k[..., None]
        share += k
    return total / share[..., None]


def tuff(c, x, y, g, lay):
    """The chimneys' tuff has one colour in each light, and no mottle: the dawn's on what is turned to it, the night sky's on what is not. Basalt caps
    stay dark in both; windows, what they light, and the dawn's rim stay as they are."""
    r = 1.0 if lay == "land" else 0.68
    stone = (g["dst"] > 96) * (g["dst"] < 195) * (soft(g["green"], 3) < 0.06) * step(x, *((2440, 2500) if lay == "land" else (500, 560)))
    if lay == "port":  # bare ground at their foot is no stone
        stone = stone * ~within(x, y, [(540, 1630), (560, 1590), (628, 1547), (690, 1516), (760, 1490), (760, 1630)])
    whole = soft(stone.astype(np.float32), 1)
    even = lambda a, n: among(a, whole, max(2, int(n * r)))
    l = (c @ LUM)[..., None]
    broad = even(l, 26)
    grain = np.clip(l / np.maximum(even(l, 7), 0.02), 0.6, 1.5)
    nrm = 0.5 * even(g["nrm"], 5) + 0.5 * even(g["nrm"], 26)
    dawn = step(nrm @ np.array([-0.95, 0.05, 0.30], np.float32), -0.20, 0.62)[..., None]
    lit = np.clip(0.95 * dawn**1.4 + 1.1 * (broad - 0.19), 0, 1)
    cool, rose, warm = (np.array(v, np.float32) / (np.array(v, np.float32) @ LUM) for v in ((0.95, 0.89, 1.38), (1.28, 0.91, 0.96), (1.62, 0.90, 0.46)))
    hue = cool + (rose - cool) * np.clip(2 * lit, 0, 1) + (warm - rose) * np.clip(2 * lit - 1, 0, 1)
    to = (0.62 * l + 0.38 * broad * grain) * hue * (0.94 + 1.35 * lit)
    red, blue = c[..., 0], c[..., 2]
    lamp = soft(step(red - blue, 0.36, 0.56) * step(l[..., 0], 0.34, 0.50), int(9 * r))[..., None]
    plain = 1 - np.clip(1.5 * lamp, 0, 1)
    c += (to - c) * whole[..., None] * 0.78 * plain
    dark = step(soft(step(0.66 * even(l, 13)[..., 0] - l[..., 0], 0.0, 0.025), 3), 0.12, 0.45)[..., None]  # doors and pigeon holes keep their edges
    fine = soft(np.float32(boxed(x, y, PIGEONS[lay])), 3)[..., None]
    c += (strokes(c, BRUSH * r, 2.2) - c) * soft(stone.astype(np.float32), 3)[..., None] * 0.60 * plain * (1 - dark) * (1 - fine)


def meadow(c, g, lay):
    """Its grass by the same brush as the stone: tufts in planes of one colour, not blade by blade; a few blades stay."""
    r, share = (4.0, 0.74) if lay == "land" else (2.6, 0.62)
    green = soft(((g["dst"] < 96) & ((lay == "land") | (soft(g["green"], 3) > 0.05))).astype(np.float32), 2)
    painted = strokes(c, r, 1.9)
    l = (painted @ LUM)[..., None]
    rich = l + (painted - l) * 1.16
    c += (rich - c) * (share * green)[..., None]


def lamps(c):
    across(c, 796, 973, 811, 994)  # a lit window that a window of 16:9 cuts
    across(c, 1716, 1080, 1760, 1106, 6, True)  # a house that the mist hides, but for its windows
    across(c, 1404, 1100, 1462, 1128, 6, True)  # and its neighbour's roof
    across(c, 734, 900, 774, 972, 6, True)  # a minaret of the hamlet in the hollow
    c[1004:1013, 1294:1311] += (c[1015:1021, 1296:1309].mean((0, 1)) - c[1004:1013, 1294:1311]) * 0.85  # a minaret's balcony, dark


def snow(c, g):
    """The mountain's flanks, whose ribs are rippled like folded cloth: smooth in the small, deeper in the large."""
    far = ((g["dst"] > 4000) & (g["dst"] < 5e4)).astype(np.float32)
    inner = step(soft(far, 14), 0.86, 1.0)
    even = lambda r: among(c, far, r)
    fine, broad = even(2), even(30)
    c += (fine + 0.5 * (fine - broad) - c) * (0.9 * inner * step(np.arange(c.shape[0], dtype=np.float32), 0, 90)[:, None])[..., None]


def field(v, u, seed):
    """Soft noise from -1 to 1 at any places, v down and u across in its own grains."""
    n = 256
    a = np.random.RandomState(seed).rand(n, n).astype(np.float32) * 2 - 1
    i, j = np.floor(v).astype(np.int32), np.floor(u).astype(np.int32)
    s, t = (v - i).astype(np.float32), (u - j).astype(np.float32)
    s, t = s * s * (3 - 2 * s), t * t * (3 - 2 * t)
    at = lambda p, q: a[p % n, q % n]
    return (at(i, j) * (1 - t) + at(i, j + 1) * t) * (1 - s) + (at(i + 1, j) * (1 - t) + at(i + 1, j + 1) * t) * s


def ribs(c, x, y, g, lay):
    """The mountain's snow: ribs that run down aslant and fork, with a side in the dawn and a side in the night's blue, and rock that breaks through;
    the long upright runs of its render are quietened."""
    (xs, ys), u = ((2165, 583), 1.0) if lay == "land" else ((210, 1025), 0.68)
    y0, y1 = int(ys - 30 * u - y[0, 0]), int(ys + 330 * u - y[0, 0])
    x0, x1 = max(0, int(xs - 560 * u)), int(xs + 520 * u)
    sl = (slice(max(0, y0), y1), slice(x0, x1))
    part, dst = c[sl], g["dst"][sl]
    X, Y = (x[sl] - xs) / u, (y[sl] - ys) / u
    rock = ((dst > 4000) & (dst < 5e4)).astype(np.float32)
    inner = step(soft(rock, 2), 0.55, 1.0)
    even = lambda a, r: among(a, rock, r)
    air = 1 - step(Y + 0.10 * np.abs(X), 95, 255)  # the haze at its foot takes it
    # ribs fan out from above the summit, lean as broad noise has it, and are jagged; side ribs leave each of them downwards
    jag = 4.0 * field(Y / 22, X / 22, 2) + 0.8 * field(Y / 8, X / 8, 3)
    turn, down = np.arctan2(X - 60, Y + 170), np.hypot(X - 60, Y + 170)
    fan = turn * 300 + 30 * field(Y / 75, X / 130, 4) - 0.13 * (down - 230) * np.tanh((X - 30) / 60) + jag
    h = np.zeros_like(X)
    for wide, tall, long, seed in ((150.0, 0.75, 70.0, 11), (74.0, 0.95, 30.0, 20), (31.0, 0.10, 14.0, 30)):
        p = fan / wide + 0.55 * field(down / (2.1 * wide), fan / (1.6 * wide), seed)
        saw = p - np.floor(p)
        crest = 0.42 + 0.16 * field(np.floor(p) * 3.1 + 0 * p, down / 60, seed + 1)
        from_ = np.where(saw < crest, (crest - saw) / crest, (saw - crest) / (1 - crest))  # 0 on the rib, 1 in the gully
        strong = 0.62 + 0.5 * field(down / 60, np.floor(p) * 1.7 + 0 * p, seed + 2)
        h -= tall * strong * wide * 0.52 * from_
        q = (down - 0.62 * wide * from_ + 0.9 * jag) / long + 0.7 * field(down / 50, fan / 40, seed + 3)
        q = np.abs(2 * (q - np.floor(q)) - 1)
        h += 0.15 * tall * long * q * step(from_, 0.05, 0.5)
    h += 0.2 * field(Y / 6, X / 6, 50) + 1.0 * field(Y / 15, X / 15, 51)
    dx, dy = (moved(h, 0, 1) - moved(h, 0, -1)) / 2 / u, (moved(h, 1, 0) - moved(h, -1, 0)) / 2 / u
    slope = -(0.90 * dx + 0.16 * dy)  # towards the glow, at the right
    shade = np.tanh(1.15 * soft(slope, 1))
    calm = (0.80 * inner * (1 - step(Y + 0.05 * np.abs(X), 180, 300)))[..., None]
    part += (even(part, 17) - part) * calm
    light, dark = np.clip(shade, 0, 1), np.clip(-shade, 0, 1)
    k = inner * air
    part *= 1 + (k * 0.11 * np.clip((X - 60) / 240, -1, 1))[..., None] * np.array([1.15, 0.90, 0.60], np.float32)
    part *= 1 + (k * 0.32 * light)[..., None] * np.array([1.20, 0.82, 0.60], np.float32)
    part *= 1 - (k * 0.36 * dark)[..., None] * np.array([1.18, 0.96, 0.52], np.float32)
    # rock where the ribs are steepest, most below the summits
    rough = 0.62 * field(down / 19, fan / 7, 41) + 0.25 * field(Y / 4.5, X / 4.5, 42) + 0.55 * field(Y / 60, X / 70, 43)
    bare = soft(step(rough + 0.60 * dark - 0.0030 * Y - 0.0004 * np.abs(X), 0.66, 1.05) * step(Y, -4, 14), 1) * k
    part *= 1 - (0.42 * bare)[..., None] * np.array([1.00, 1.0, 0.88], np.float32)
    part += (strokes(part, 6 * u) - part) * (0.80 * soft(inner, 1) * air)[..., None]


def crisp(c, x, y, g):
    """Tall: stone sharper; the path's edges softer."""
    # stalks that stand before the way are thin and dark: filled from the earth beside them
    open_ = np.maximum(soft(g["way"], 5), 1.1 * mean(g["way"], 1, 8))
    fill = soft(c * g["way"][..., None], 7) / np.maximum(soft(g["way"], 7), 0.02)[..., None]
    hole = step(open_, 0.20, 0.40) * (1 - g["way"]) * step(y, 1560, 1580)
    bed = within(x + 0.5, y + 0.5, [(482, 1596), (513, 1634), (545, 1703), (594, 1703), (566, 1664), (520, 1612)])  # where they stand thickest
    c += (fill - c) * (0.94 * hole)[..., None]
    l = c @ LUM
    earth = (bed & (l > 0.98 * soft(l, 6))).astype(np.float32)
    fill = soft(c * earth[..., None], 8) / np.maximum(soft(earth, 8), 0.02)[..., None]
    thin = np.clip(3 * soft((bed & (l < 0.985 * soft(l, 6))).astype(np.float32), 1), 0, 1) * np.clip(1.5 * soft(bed.astype(np.float32), 2), 0, 1)
    c += (fill - c) * (thin * step(soft(earth, 8), 0.04, 0.12))[..., None]
    # single petals no brighter than the dawn lets them be
    l = c @ LUM
    petal = step(l - soft(l, 5), 0.07, 0.20) * (g["dst"] < 60) * step(y, 1560, 1600) * (1 - step(l / np.maximum(c[..., 2], 0.02), 1.35, 1.6))
    petal = np.clip(2.2 * soft(petal.astype(np.float32), 2), 0, 1)[..., None]
    c += (soft(c, 1) * np.array([0.92, 0.86, 0.72], np.float32) - c) * (0.85 * petal)
    way = soft(np.maximum(g["way"], hole), 3)
    edge = np.clip(4 * way * (1 - way), 0, 1) * step(y, 1560, 1600)
    c += (soft(c, 3) - c) * (0.40 * edge)[..., None]
    # trodden earth: patches where feet fell, flatter the farther they are, and darker towards the grass
    down = step(y, 1580, 1900)
    worn = (1 - down) * cloudy(x.shape, 5, 12, 501, 3) + down * cloudy(x.shape, 13, 26, 511, 4)
    c *= 1 + (way * (0.13 * worn - 0.16 * edge))[..., None] * np.array([0.9, 1.0, 1.05], np.float32)
    # pebbles and clods, lit on the side of the dawn, finer and flatter the farther they are; towards the foot the night sky has it
    size = lambda far, near, seed: (1 - down) * cloudy(x.shape, far, 2.4 * far, seed, 3) + down * cloudy(x.shape, near, 1.8 * near, seed + 7, 4)
    bumps = size(3, 8, 531) + 0.6 * size(2, 4, 551)
    rise = np.tanh(1.5 * (moved(bumps, 2, 0) - moved(bumps, -1, 1)))
    way = np.clip(1.5 * soft(g["way"], 1) - 0.25, 0, 1)
    c *= 1 + (way * (0.06 + 0.09 * down) * rise)[..., None]
    c *= 1 - (np.clip(1.7 * soft(g["way"], 4), 0, 1) * (0.10 + 0.34 * step(y, 1640, 1910)))[..., None] * np.array([1.10, 0.98, 0.74], np.float32)
    # one colour for the knoll's blades, or it breaks into specks when it is packed
    k = soft(step(g["green"], 0.3, 0.7) * (g["dst"] < 215) * (c[..., 0] < 1.35 * c[..., 1]), 1)
    hue = soft(c * k[..., None], 10) / np.maximum(soft(k, 10), 1e-3)[..., None]
    hue *= ((c @ LUM) / np.maximum(hue @ LUM, 1e-3))[..., None]
    c += (hue - c) * (0.92 * k)[..., None]
    towers = (g["dst"] < 400) * (1 - step(g["green"], 0.1, 0.6)) * step(x, 500, 560) * (1 - step(g["way"], 0.1, 0.3))
    m = np.clip(0.75 * soft(towers.astype(np.float32), 2), 0, 0.9)
    c += (c - soft(c, 1)) * (0.9 * m)[..., None]


def detail(c, far, most):
    """What is finer than `far` pixels, in luminance, never more than `most`: no halo round an edge, no specks."""
    l = c @ LUM
    a, b = soft(l, 1), soft(l, far)
    d = 0.9 * (l - a) + 0.7 * (a - b)
    d = np.where(d > 0, 0.65 * d, d)  # a pale line round what is dark would be a halo
    return (most * np.tanh(d / most))[..., None]


def clear(c, x, y, g, lay):
    """Stone, snow and lit grass as crisp as the balloons before them."""
    l = soft(c @ LUM, 6)
    wide = lay == "land"
    stone = (g["dst"] < 400) * (1 - step(g["green"], 0.1, 0.6)) * step(x, *((2440, 2500) if wide else (500, 560)))
    stone = soft(stone.astype(np.float32), 2)
    rock = ((g["dst"] > 4000) & (g["dst"] < 5e4)).astype(np.float32)
    snow = step(soft(rock, 6), 0.80, 1.0) * step(l, 0.14, 0.34)
    grass = soft(step(g["green"], 0.1, 0.6) * (g["dst"] < 215), 2) * step(l, 0.10, 0.32)
    stone, snow, grass = (stone, snow, grass) if wide else (0.50 * stone, 0.50 * snow, 0.60 * grass)  # which has been sharpened once, and is smaller
    # its layers are worn: a part of what lies in level bands goes, and pits are not black
    whole = np.clip(stone * (1 if wide else 2), 0, 1)
    fine = c @ LUM
    even = lambda a, ry, rx: mean(a * whole, ry, rx) / np.maximum(mean(whole, ry, rx), 0.05)
    band = even(fine, 1, 22) - even(fine, 13, 22) if wide else even(fine, 1, 14) - even(fine, 9, 14)
    pit = np.clip((even(fine, 5, 5) if wide else even(fine, 4, 4)) - soft(fine, 1) - 0.018, 0, 0.12)
    lit = step(fine, 0.05, 0.12) * (1 - step(fine, 0.55, 0.75))
    to = fine - 0.15 * band + 0.60 * pit * step(fine, 0.03, 0.08)
    c *= 1 + ((np.clip(to / np.maximum(fine, 0.02), 0.6, 1.7) - 1) * whole * lit)[..., None]
    c += detail(c, 4, 0.085) * (0.30 * stone)[..., None] * np.array([1.0, 0.98, 0.94], np.float32)
    c += detail(c, 4, 0.040) * (0.20 * snow)[..., None]
    if wide:  # the hill in the night has no edges to bring out
        grass = grass * step(x, 1700, 2100)
    c += detail(c, 3, 0.070) * (0.30 * grass)[..., None] * np.array([1.0, 1.0, 0.8], np.float32)


def quiet(c):
    """Wide: where words end nothing is brighter than they can bear."""
    y, x = np.mgrid[680:960, 1200:2240].astype(np.float32)
    part = c[680:960, 1200:2240]
    l = (np.clip(part, 0, 1) ** 2.2) @ LUM
    to = np.where(l > 0.058, 0.058 + 0.030 * np.tanh((l - 0.058) / 0.055), l)
    lean = x + 0.9 * (y - 891)  # its right end lies aslant, as the haze does
    k = step(y, 690, 810) * (1 - step(y, 889, 918)) * step(x, 1200, 1300) * (1 - step(np.maximum(lean, x - 60), 1904, 2000))
    part *= 1 + (((to / np.maximum(l, 1e-4)) ** (1 / 2.2) - 1) * k)[..., None]


def hill(c, x, y, g, h):
    """Wide: the near dark hill has planes: the moon comes over its left flanks and lies along its crest, and its hollows are blue."""
    near = soft(((g["dst"] < 215) & (g["dst"] > 24)).astype(np.float32), 1) * step(g["green"], 0.1, 0.6)
    even = lambda r: among(g["nrm"], near, r)
    moon = np.array([-0.66, 0.75, 0.0], np.float32)
    broad, tuft = even(26) @ moon, even(3) @ moon
    left = 1 - step(x, 1350, 2050)
    low, high = np.percentile(broad[(near > 0.5) & (left > 0.3)], (15, 93))
    light = step(broad, low, high) * (0.55 + 0.45 * step(tuft, 0.10, 0.70))
    crest = 1 - step(soft(near, 44), 0.62, 0.99)
    fall = 1 - 0.40 * step(y, 0.93 * h, h)
    k = near * left * fall * (1.00 * light + 0.34 * crest * step(tuft, 0.0, 0.7))
    # bare ground and grass have one light: patches no paler than what stands round them
    whole = soft(((g["dst"] < 215) & (g["dst"] > 24)).astype(np.float32), 1)  # straw and bushes, too
    ground = lambda r: soft(c @ LUM * whole, r) / np.maximum(soft(whole, r), 0.05)
    small, large = ground(7), ground(60)
    even_light = np.clip((large / np.maximum(small, 0.01)), 0.5, 1.5) ** 0.45
    c *= 1 + ((even_light - 1) * whole * left)[..., None]
    # what the night leaves of the green, and the moon's violet over it, warmer towards the dawn
    l = (c @ LUM)[..., None]
    t = step(x, 1100, 1950)[..., None]
    hue = np.array([0.74, 0.99, 1.52], np.float32) * (1 - t) + np.array([1.10, 1.03, 0.58], np.float32) * t
    c += (1.00 * l * hue - c) * (0.66 * whole * left)[..., None]
    moonlit = np.array([0.62, 0.74, 1.20], np.float32) * (1 - t) + np.array([1.05, 0.88, 0.58], np.float32) * t
    c += k[..., None] * (1.30 * l + 0.010) * moonlit
    deep = near * left * (1 - light) * (1 - crest)
    c += deep[..., None] * np.array([0.002, 0.006, 0.022], np.float32)
    # the dawn over its right shoulder
    sun = np.array([0.80, 0.50, 0.0], np.float32)
    warm = near * step(x, 900, 1900) * (1 - step(x, 2000, 2200)) * step(even(8) @ sun, 0.25, 0.75) * (0.35 + 0.65 * crest)
    c += warm[..., None] * (1.3 * l + 0.020) * np.array([1.0, 0.66, 0.36], np.float32)


def blades(c, x, y, g):
    """Wide: the near hill is overgrown as the knoll is: tufts of blades over its short grass and bare ground, longer towards the knoll."""
    from PIL import Image, ImageDraw

    y0, x1 = 1120, 2230
    top = int(y[0, 0])
    sl = (slice(y0 - top, None), slice(0, x1))
    part = c[sl]
    h, w = part.shape[:2]
    dst = g["dst"][sl]
    hill = ((dst < 215) & (dst > 30)).astype(np.float32)
    ground = soft(part * hill[..., None], 9) / np.maximum(soft(hill, 9), 0.05)[..., None]
    inside = np.cumsum(hill, 0)  # rows below the crest
    clump = cloudy((h, w), 16, 34, 921, 3)
    rnd = np.random.RandomState(9)
    n, ss, gain = 30000, 2, 2.4
    rx, ry = rnd.rand(n) * w, rnd.rand(n) ** 0.9 * h
    im = Image.new("RGBA", (w * ss, h * ss), (0, 0, 0, 0))
    draw = ImageDraw.Draw(im)
    for i in np.argsort(ry):
        px, py = int(rx[i]), int(ry[i])
        below = inside[py, px]
        if not hill[py, px] or below < 9 or clump[py, px] < rnd.rand() * 1.3 - 0.95:
            continue
        long = (7 + 11 * min(below / 130, 1) + 9 * np.clip((px - 1100) / 800, 0, 1)) * (0.7 + 0.6 * rnd.rand()) * (1 + 0.35 * clump[py, px])
        long = min(long, 0.9 * below + 3)
        lean = (rnd.rand() - 0.42) * 0.9 * long
        base = ground[py, px]
        bright = 0.82 + 0.34 * rnd.rand() + 0.22 * clump[py, px]
        last = None
        for s in range(4):  # dark at the root, lit at the tip
            u = s / 3
            at = ((px + lean * u**1.7) * ss, (py - long * u * (1 - 0.12 * u)) * ss)
            if last:
                col = np.clip(base * (0.62 + 0.62 * u) * bright * gain, 0, 1)
                draw.line([last, at], fill=tuple(int(255 * v) for v in col) + (235,), width=3 if s < 3 else 2)
            last = at
    a = np.asarray(im.resize((w, h), Image.BOX), np.float32) / 255
    k = a[..., 3:] * 0.80 * (np.clip(soft(hill, 1) * 1.5 - 0.25, 0, 1) * step(inside, 0, 14) * (1 - step(x[sl], 2050, 2200)))[..., None]
    part += (a[..., :3] / gain - part) * k


# The lantern's light, in pixels of the two plates
LAMP = {"land": (2351, 1226), "port": (375, 1543)}
# The cat, its width and height: before dark ground it has more of the light
CAT = {"land": ((2517, 1180), 34, 64, 0.10), "port": ((482, 1540), 26, 44, 0.50)}


def travellers(c, people, lay):
    """Set in, from a picture of them alone: its upper left corner, its colours times alpha, and alpha."""
    (x0, y0), im = people
    sl = (slice(y0, y0 + im.shape[0]), slice(x0, x0 + im.shape[1]))
    # the dawn is behind them: what looks at us is dim, most on the side that it does not reach; cloth keeps its colour
    im = im.copy()
    l = im[..., :3] @ LUM / np.maximum(im[..., 3], 0.05)
    yy, xx = np.mgrid[sl].astype(np.float32)
    if lay == "port":
        side = np.interp(xx, [162, 200, 239, 372, 378, 392, 420, 454], [-1, 0, 1, 1, -0.4, -1, 0, 1])
        lamp, most = bell(xx, yy, LAMP[lay], 48, 43), 0.16
    else:
        side = np.interp(xx, [2052, 2118, 2183, 2316, 2326, 2372, 2414, 2463], [-1, 0, 1, 1, -0.4, -1, 0, 1])
        lamp, most = bell(xx, yy, LAMP[lay], 58, 49), 0.19
    dim = (1 - step(l, 0.26, 0.60)) * (most - 0.15 * side) * (1 - lamp)
    im[..., :3] *= 1 - dim[..., None] * np.array([1.04, 1.00, 0.84], np.float32)
    at, rx, ry, more = CAT[lay]
    im[..., :3] *= 1 + (more * bell(xx, yy, at, rx, ry))[..., None] * np.array([1.35, 0.85, 0.50], np.float32)
    # and a thin line of it along what is turned to it
    a = im[..., 3]
    edge = np.clip(a - moved(a, -1, 2), 0, 1) * (1 - step(yy, *((1237, 1253) if lay == "land" else (1544, 1563))))
    im[..., :3] += (edge * 0.30)[..., None] * (np.array([1.0, 0.80, 0.52], np.float32) * a[..., None] - im[..., :3])
    c[sl] *= 1 - (0.50 * bell(xx, yy, (at[0] - 0.3 * rx, at[1] + 0.66 * ry), 1.4 * rx, 0.14 * ry))[..., None] * np.array([1.0, 0.95, 0.8], np.float32)
    c[sl] = c[sl] * (1 - im[..., 3:]) + im[..., :3]
    (x, y), r = LAMP[lay], 50 if lay == "land" else 45
    sl = (slice(y - 7 * r, min(y + 7 * r, c.shape[0])), slice(x - 7 * r, x + 7 * r))
    yy, xx = np.mgrid[sl].astype(np.float32)
    glow = 0.20 * bell(xx, yy, (x, y), r, r) + 0.12 * bell(xx, yy, (x, y), 2.4 * r, 2.0 * r)
    glow = 1.15 * glow * (0.30 + 0.70 * (c[sl] @ LUM))  # its own frame stays dark
    c[sl] += (1 - c[sl]) * glow[..., None] * np.array([1.0, 0.54, 0.18], np.float32)


# The coals under the pots, and what they light there: middle, width and height, how much
EMBERS = {
    "land": [((2286, 1206), 54, 14, 0.30), ((2284, 1187), 47, 15, 0.55), ((2195, 1190), 26, 40, 0.60), ((2286, 1232), 70, 16, 0.40), ((2396, 1196), 19, 40, 0.30), ((2276, 1256), 152, 19, 0.95)],
    "port": [((330, 1522), 38, 10, 0.3), ((329, 1508), 34, 11, 0.55), ((266, 1510), 18, 28, 0.6), ((330, 1538), 50, 11, 0.4), ((408, 1515), 14, 28, 0.3), ((322, 1560), 109, 15, 0.95)],
}


def embers(c, people, lay):
    """The coals' light on pot, knee and boot, and on rug and grass (the last of the list); the first are the coals themselves."""
    (x0, y0), im = people
    sl = (slice(y0, y0 + im.shape[0]), slice(x0, x0 + im.shape[1]))
    yy, xx = np.mgrid[sl].astype(np.float32)
    *near, ground = EMBERS[lay]
    glow = im[..., 3] * sum(k * bell(xx, yy, at, rx, ry) for at, rx, ry, k in near)
    glow = glow + ground[3] * bell(xx, yy, *ground[:3]) * step(yy, ground[0][1] - 14, ground[0][1] - 2)
    at, rx, ry, _ = near[0]
    glow = glow + 0.20 * bell(xx, yy, at, 2.0 * rx, 3.4 * ry)  # a breath of it in the air
    glow = glow * (0.16 + c[sl] @ LUM)
    c[sl] += ((1 - c[sl]) * np.clip(glow, 0, 0.6)[..., None]) * np.array([1.0, 0.36, 0.06], np.float32)


# Where it rises (from a glass, a pot's mouth or spout), how high, how far the breeze has carried it there, how thick it is, in pixels
STEAM = {
    "land": [(2233, 1064, 128, 28, 1.00), (2309, 957, 93, 21, 0.90), (2321, 1122, 112, 21, 1.00), (2282, 1109, 65, 14, 0.45), (2343, 1147, 61, 16, 0.55)],
    "port": [(295, 1418, 100, 20, 1.0), (349, 1361, 84, 17, 0.9), (357, 1460, 91, 16, 1.0), (330, 1452, 52, 11, 0.45), (373, 1479, 48, 14, 0.55)],
}


def steam(c, lay):
    """Thin curled wisps from tea and pots, lit from behind by the dawn."""
    u = 1.0 if lay == "land" else 0.84
    for k, (x0, y0, tall, lean, thick) in enumerate(STEAM[lay]):
        m = int(44 * u)
        sl = (slice(y0 - tall - m, y0 + 4), slice(x0 - m, x0 + lean + m))
        yy, xx = np.mgrid[sl].astype(np.float32)
        t = np.clip((y0 - yy) / tall, 0, 1.4)
        drift = noise(yy.shape, 20 * u, 44 * u, 611 + k) * 7 * u * t
        veil = np.zeros_like(yy)
        for amp, turns, phase, part in ((8.5, 1.20, 0.0, 1.0), (6.0, 1.55, 2.2, 0.8), (10.0, 0.85, 4.0, 0.55)):
            swing = np.sin(2 * np.pi * turns * t**0.8 + phase + 1.7 * k) - np.sin(phase + 1.7 * k) * (1 - np.clip(3 * t, 0, 1))
            mid = x0 + lean * t**1.4 + u * amp * np.clip(t, 0, 1) ** 0.8 * swing + drift
            off = (xx - mid) / (u * (1.0 + 3.4 * t))
            out = np.clip(off, 0, None) / 0.8, np.clip(-off, 0, None) / 2.1  # one edge of it is sharper
            veil += part * np.exp(-(out[0] ** 2) - out[1] ** 2) / (1 + 0.9 * t)
        grain = 0.75 + 0.45 * noise(yy.shape, 8 * u, 5 * u, 641 + k) * np.clip(2 * t, 0, 1)
        a = veil * grain * step(t, 0.0, 0.07) * (1 - step(t, 0.35, 1.0)) * thick
        a = np.clip(soft((0.74 * a).astype(np.float32), 1), 0, 0.85)[..., None]
        c[sl] += (np.array([1.0, 0.955, 0.88], np.float32) - c[sl]) * a


def retouch(c, lay, g, people=None):
    """c as shown, 0 to 1, is changed; g: dst, deep, nrm, near, green, way, water of each pixel."""
    h, w = c.shape[:2]
    top = 780 if lay == "land" else 1000  # nothing is painted above
    full, g = g, {k: np.asarray(v[top:], np.float32) for k, v in g.items()}
    y, x = np.mgrid[top:h, 0:w].astype(np.float32)
    part = c[top:]
    snow(part, g)
    shores(part, x, y, g, lay)
    if lay == "land":
        ridge(part, x, y, g)
        dawn(part, x, y, g)
        night(part, x, y, g)
        fog(part, x, y, g)
        houses(part, x, y, g)
        hollow(part, x, y, g)
        tongues(part, x, y, g, lay)
        lamps(c)
    else:
        tongues(part, x, y, g, lay)
    water(part, x, y, g, lay)
    grass(part, x, y, g, lay, h)
    if lay == "land":
        hill(part, x, y, g, h)
        blades(part, x, y, g)
        tips(part, x, y, g)
    lantern(part, x, y, g, lay)
    if lay == "port":
        crisp(part, x, y, g)
    sharp = 560 if lay == "land" else 900
    y, x = np.mgrid[sharp:h, 0:w].astype(np.float32)
    near = {k: np.asarray(full[k][sharp:], np.float32) for k in ("dst", "green", "nrm")}
    tuff(c[sharp:], x, y, near, lay)
    meadow(c[sharp:], near, lay)
    ribs(c[sharp:], x, y, near, lay)
    clear(c[sharp:], x, y, near, lay)
    if lay == "land":
        quiet(c)
    if people:
        travellers(c, people, lay)
        embers(c, people, lay)
        steam(c, lay)
    np.clip(c, 0, 1, out=c)
