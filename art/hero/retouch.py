"""Painted after the grade, place by place, at full size: a slow fall of the dawn to the left, the moon on the dark side, shores, the water's
tones and glints, light behind the grass; the travellers set in; old flaws healed. Places are pixels of the
plates as rendered, of which the pictures leave out SPARE columns at the left."""
import numpy as np
from grade import LUM, across, mean, soft, step
from horses import horses


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
    free = 1 - step(y, 1140, 1185) if lay == "land" else 1.0  # none where legs stand before them, which they would cut
    # glints, most where the glow is; between them the darker backs of the ripples
    glint = free * step(wave, 0.22, 0.75) * wet * (0.25 + 0.75 * np.exp(-((away / 0.55) ** 2)))
    c += (np.array([1.0, 0.90, 0.70], np.float32) - c) * (0.38 * glint)[..., None]
    c *= 1 - (0.13 * step(-wave, 0.10, 0.75) * wet)[..., None] * np.array([0.8, 1.0, 0.9], np.float32)
    # sparks where ripples face the glow, fewer and larger the nearer they come
    spark = np.where(down < 0.45, noise(wet.shape, 1.9, 11 * u, 15), noise(wet.shape, 2.4, 19 * u, 16))
    path = np.exp(-(((sway - sun + (150 if lay == "land" else 90) * down) / (230 * u)) ** 2))
    spark = free * step(spark, 0.50, 0.74) * path * step(wave, -0.25, 0.35) * step(soft(wet, 2), 0.7, 1.0)
    c += (np.array([1.0, 0.97, 0.84], np.float32) - c) * (0.80 * spark)[..., None]
    if lay == "land":  # over the river's near end, beside the knoll, lies the fog that laps at it
        shade, lit = tints(x[0], FOG_X, FOG_SHADE, FOG_LIT)
        k = 0.92 * step(soft((g["deep"] > -60).astype(np.float32), 4), 0.05, 0.6) * step(y, 1165, 1225) * (1 - step(x, 2080, 2180)) * step(g["dst"], 215, 260)
        to = shade + (lit - shade) * (0.52 + 0.26 * cloudy(x.shape, 26, 150, 661, 3))[..., None]
        c += (to - c) * k[..., None]


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
FOG_X = [0, 600, 1080, 1470, 1850, 2220]
FOG_SHADE = [(0.105, 0.150, 0.330), (0.125, 0.160, 0.335), (0.190, 0.190, 0.350), (0.330, 0.265, 0.380), (0.56, 0.42, 0.43), (0.80, 0.60, 0.47)]
FOG_LIT = [(0.335, 0.425, 0.680), (0.400, 0.450, 0.670), (0.560, 0.490, 0.620), (0.715, 0.545, 0.570), (0.86, 0.64, 0.54), (0.96, 0.75, 0.56)]


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
        lantern, rx, ry, u = (416, 1574), 152, 62, 0.78
        feet = [((482, 1578), (302, 1850), 32, 58, 0.84), ((205, 1560), (5, 1740), 60, 74, 0.72), ((352, 1562), (175, 1745), 40, 52, 0.5)]
        # the dawn that comes past them, so that their shadows are seen to be its shadows
        past = bell(x, y, (365, 1612), 280, 120) * near * green * step(c @ LUM, 0.05, 0.22)
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


# Between their feet, where stone lit by stone glows like embers: middle, width and height
FOOT = {"land": ((2860, 1150), 130, 150), "port": ((830, 1430), 100, 110)}


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
    nrm = 0.20 * even(g["nrm"], 5) + 0.80 * even(g["nrm"], 32)
    dawn = step(nrm @ np.array([-0.95, 0.05, 0.30], np.float32), -0.20, 0.62)[..., None]
    lit = np.clip(1.15 * dawn**1.25 + 1.1 * (broad - 0.19), 0, 1)
    cool, rose, warm = (np.array(v, np.float32) / (np.array(v, np.float32) @ LUM) for v in ((1.12, 0.95, 0.98), (1.32, 0.94, 0.76), (1.54, 0.95, 0.46)))
    hue = cool + (rose - cool) * np.clip(2 * lit, 0, 1) + (warm - rose) * np.clip(2 * lit - 1, 0, 1)
    at, rx, ry = FOOT[lay]
    mute = 0.75 * bell(x, y, at, rx, ry)[..., None]
    lit = lit * (1 - mute)
    to = (0.36 * l + 0.64 * broad * grain) * hue * ((1.42 if lay == "land" else 1.75) + 1.34 * lit)
    red, blue = c[..., 0], c[..., 2]
    lamp = soft(step(red - blue, 0.36, 0.56) * step(l[..., 0], 0.34, 0.50), int(9 * r))[..., None] * (1 - mute)
    plain = 1 - np.clip(1.5 * lamp, 0, 1)
    c += (to - c) * whole[..., None] * 0.78 * plain
    inside = step(soft(whole, max(2, int(13 * r))), 0.80, 0.97)  # a tower's dark edge is no door
    dark = (inside * step(soft(step(0.66 * even(l, 13)[..., 0] - l[..., 0], 0.0, 0.025), 3), 0.12, 0.45))[..., None]  # doors and pigeon holes keep their edges
    fine = soft(np.float32(boxed(x, y, PIGEONS[lay])), 3)[..., None]
    c += np.clip(0.16 - l, 0, 1) * np.array([0.42, 0.31, 0.40], np.float32) * whole[..., None] * (1 - dark)  # the night sky in its shadows
    if lay == "land":  # the last of them stands in the haze
        foot = step(y, 1020, 1200)  # fog lies at its foot
        c += (np.array([0.58, 0.44, 0.40], np.float32) - c) * ((0.30 + 0.28 * foot) * whole * step(x, 3290, 3340))[..., None]
    bare = plain * (1 - dark) * (1 - fine)
    c += (strokes(c, BRUSH * r, 1.3) - c) * soft(stone.astype(np.float32), 3)[..., None] * (0.60 if lay == "land" else 0.42) * bare
    beds(c, x, y, even(g["nrm"], 9), (1.0 if lay == "land" else 1.35) * whole * bare[..., 0], r)
    # pale stone has pale shadows, in the morning sky's rose and lilac
    pale = np.clip(c, 0.004, 1) ** np.array([0.74, 0.80, 0.79], np.float32)
    c += (pale - c) * (whole[..., None] * plain * (1 - 0.7 * dark) * (0.55 if lay == "land" else 0.8))


def beds(c, x, y, nrm, stone, r):
    """Tuff lies in beds, as ash fell: cream, rose and ochre, each worn back under a harder one. They bow round a tower, and dip a little."""
    bow = 26 * nrm[..., 0] ** 2 + 5 * nrm[..., 0] + 12 * field(y / (130 * r), x / (90 * r), 71) + 4 * field(y / (40 * r), x / (24 * r), 70) + 0.03 * x / r
    v = y / r + bow
    at = lambda tall, wide, seed: field(v / tall, x / (wide * r), seed)
    c *= 1 + (stone * (0.17 * at(34, 700, 72) + 0.09 * at(11, 300, 73)))[..., None] * np.array([0.85, 1.0, 1.15], np.float32)
    c *= 1 + (0.13 * stone * at(42, 600, 77))[..., None] * np.array([0.75, -0.35, -1.0], np.float32)
    # the edge of a hard bed: light on it, its shadow under it; worn away in places
    p = v / 44 + 1.1 * at(90, 520, 74) + 0.5 * at(33, 200, 78)
    saw = p - np.floor(p)
    worn = step(at(30, 60, 75) + 0.5 * at(8, 18, 76), -0.30, 0.55)
    shadow = np.exp(-saw / 0.13) * step(saw, 0, 0.025)
    edge = np.exp(-(((saw - 0.90) / 0.09) ** 2))
    c *= 1 - (0.32 * stone * worn * shadow)[..., None] * np.array([0.9, 1.0, 0.95], np.float32)
    c *= 1 + (0.13 * stone * worn * edge)[..., None] * np.array([1.1, 0.95, 0.75], np.float32)


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
    across(c, 1908, 956, 1950, 1004, 6, True)  # a stub of rock alone in the fog
    across(c, 734, 900, 774, 972, 6, True)  # a minaret of the hamlet in the hollow
    c[1004:1013, 1294:1311] += (c[1015:1021, 1296:1309].mean((0, 1)) - c[1004:1013, 1294:1311]) * 0.85  # a minaret's balcony, dark


def mosque(c):
    """Wide: the hamlet's mosque has a dome, and its minaret a pointed cap; a cone of rock behind it, which looked like a spire, goes."""
    across(c, 1358, 998, 1386, 1033, 6, True)
    y, x = np.mgrid[960:1050, 1280:1400].astype(np.float32)
    part = c[960:1050, 1280:1400]
    mx, foot, rx, ry = 1346.0, 1035.0, 23.0, 20.0
    side, up = (x - mx) / rx, np.clip((foot - y) / ry, 0, 1)
    moon = np.clip(0.35 - 0.55 * side + 0.45 * up, 0, 1)[..., None]
    dawn = (step(side, 0.45, 0.95) * (1 - up))[..., None]
    stone = np.array([0.235, 0.225, 0.330], np.float32) + moon * np.array([0.12, 0.14, 0.18], np.float32) + dawn * np.array([0.16, 0.05, 0.0], np.float32)
    drum = (1 - step(np.abs(side), 0.90, 0.96)) * step(y, foot - 5, foot - 4) * (1 - step(y, foot, foot + 1))
    dome = (1 - step(np.hypot(side, (foot - 4 - y) / ry), 0.96, 1.03)) * (1 - step(y, foot - 4.5, foot - 3.5))
    cap = (1 - step(np.abs(x - 1303.5) / np.maximum((y - 974) / 4.0, 0.2), 0.85, 1.15)) * step(y, 974, 975) * (1 - step(y, 990, 991))
    spike = (1 - step(np.abs(x - mx), 0.5, 1.2)) * step(y, foot - 32, foot - 31) * (1 - step(y, foot - 23, foot - 22))
    for mask, k in ((drum, 0.92), (dome, 1.0), (cap, 0.9), (spike, 1.3)):
        part += (k * stone - part) * mask[..., None]


def aside(c):
    """Wide: the hamlet with its hill is moved to the right, clear of the words' button; the fog beside it fills where it was."""
    y0, y1, x0, x1, dx = 908, 1132, 1066, 1446, 200
    wide = x1 - x0

    def trend(a):
        """From the colours of its left edge to those of its right, row by row."""
        ends = [mean(np.repeat(e.mean(1, keepdims=True), 3, 1), 6, 0)[:, :1] for e in (a[:, :14], a[:, -14:])]
        t = np.linspace(0, 1, a.shape[1], dtype=np.float32)[None, :, None]
        return ends[0] * (1 - t) + ends[1] * t

    def feather(a, side, top):
        gy, gx = np.mgrid[0 : a.shape[0], 0 : a.shape[1]]
        h, w = a.shape[:2]
        return (step(np.minimum(gx, w - 1 - gx), 0, side) * step(np.minimum(gy, h - 1 - gy), 0, top))[..., None]

    here, there, fog = (c[y0:y1, a : a + wide] for a in (x0, x0 + dx, x1 + 40))
    hamlet = here - trend(here)
    filled = fog - trend(fog) + trend(here)
    here += (filled - here) * feather(here, 26, 26)
    there += (hamlet + trend(there) - there) * feather(there, 56, 34)


# The line along which the hamlet's houses stand on their hill, from left to right
HILL = [(1262, 1096), (1318, 1062), (1388, 1066), (1391, 1100), (1470, 1108), (1512, 1097), (1522, 1107), (1602, 1106), (1650, 1116), (1700, 1134)]


def roofs(c):
    """Wide: the hamlet has flat roofs, a dome and one minaret: no cones of rock behind it, which looked like a castle's spires."""
    across(c, 1318, 985, 1382, 1040, 8, True)
    across(c, 1372, 966, 1420, 1030, 8, True)
    across(c, 1422, 990, 1456, 1012, 6, True)


def hearths(c):
    """Wide: the hamlet is awake: its lit windows shine warmer, on its walls and into the fog round them."""
    y, x = np.mgrid[960:1160, 1240:1720].astype(np.float32)
    part = c[960:1160, 1240:1720]
    lit = step(part[..., 0] - part[..., 2], 0.25, 0.45)[..., None]
    near, far = soft(lit[..., 0], 7)[..., None], soft(lit[..., 0], 26)[..., None]
    part += (1.1 * near + 2.2 * far) * (1 - lit) * np.array([0.62, 0.34, 0.10], np.float32)
    part += bell(x, y, (1480, 1070), 150, 62)[..., None] * np.array([0.040, 0.018, 0.0], np.float32)


def footing(c):
    """Wide: the hamlet, which floated on the fog, stands on the foot of its hill; fog laps at it."""
    y, x = np.mgrid[1040:1160, 1240:1720].astype(np.float32)
    part = c[1040:1160, 1240:1720]
    top = np.interp(x[0], *zip(*HILL))[None] + 3 * cloudy(x.shape, 8, 16, 991, 3)
    fog_at = 1126 + 10 * cloudy(x.shape, 16, 60, 995, 3)
    ends = step(x, 1250, 1330) * (1 - step(x, 1630, 1712))
    rock = 1 + 0.18 * cloudy(x.shape, 9, 14, 998, 4)
    dawn = step(x, 1380, 1700)[..., None]
    to = (np.array([0.150, 0.125, 0.205], np.float32) * (1 - dawn) + np.array([0.270, 0.175, 0.205], np.float32) * dawn) * rock[..., None]
    part += (to - part) * (0.80 * step(y - top, 0, 3) * (1 - step(y - fog_at, -22, 16)) * ends)[..., None]


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
    k = inner * air * (1 - 0.45 * step(Y, 40, 170))  # softer below, where nearer things are
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
    c += (fill - c) * (0.94 * hole)[..., None]
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
    hue = np.array([0.70, 1.00, 1.42], np.float32) * (1 - t) + np.array([1.10, 1.03, 0.58], np.float32) * t
    c += (1.00 * l * hue - c) * (0.80 * whole * left)[..., None]
    moonlit = np.array([0.78, 0.72, 1.42], np.float32) * (1 - t) + np.array([1.05, 0.88, 0.58], np.float32) * t
    c += k[..., None] * (1.35 * l + 0.016) * moonlit
    deep = near * left * (1 - light) * (1 - crest)
    c += deep[..., None] * np.array([0.002, 0.006, 0.022], np.float32)
    # the dawn over its right shoulder
    sun = np.array([0.80, 0.50, 0.0], np.float32)
    warm = near * step(x, 300, 1600) * (1 - step(x, 2000, 2200)) * step(even(8) @ sun, 0.25, 0.75) * (0.35 + 0.65 * crest)
    c += warm[..., None] * (1.9 * l + 0.026) * np.array([1.0, 0.66, 0.36], np.float32)


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


# Poppies: pixels of the plate for a metre at a metre's distance, how wide a flower is in metres (they are larger than life, as the travellers
# are), how many are tried, and where: left, top, right, foot
POPPIES = {"land": (2827, 0.125, 5600, (560, 1120, 3680, 1350)), "port": (2250, 0.180, 2000, (0, 1450, 1080, 1920))}
# Some nearer than the meadow that is there: foot in pixels of the plate, width
FRONT = {
    "land": [(2205, 1366, 29), (2252, 1374, 23), (2640, 1364, 30), (2694, 1374, 24), (2742, 1366, 33), (3120, 1366, 32), (3176, 1374, 25)],
    "port": [(150, 1838, 22), (186, 1812, 27), (222, 1846, 24), (262, 1826, 20), (318, 1852, 28), (352, 1834, 21), (812, 1838, 25), (852, 1812, 21), (886, 1846, 28), (926, 1826, 23), (968, 1842, 26)],
}


def poppy(s, rnd, k):
    """One flower, s pixels wide, seen from its side: colours, alpha and where its stem begins. The dawn is behind it, at the right: it comes
    through the far petal and lies on the right edge of the near one; k: how much light there is."""
    ss = 3
    n = int(np.ceil(0.75 * s)) * ss
    v, u = (np.mgrid[-n : n + 1, -n : n + 1] / (s * ss)).astype(np.float32)
    turn = 0.5 * (rnd.rand() - 0.5)
    u, v = u * np.cos(turn) + v * np.sin(turn), v * np.cos(turn) - u * np.sin(turn)
    open_, lip, half = 0.08 + 0.13 * rnd.rand(), -0.16, 0.40 + 0.10 * rnd.rand()
    a = np.arctan2((v - lip) / open_, u / half)
    frill = 1 + 0.07 * np.sin(3 * a + 6 * rnd.rand()) + 0.04 * np.sin(7 * a + 6 * rnd.rand())
    rim = np.hypot(u / half, (v - lip) / (open_ * np.where(v < lip, 1.5, 1.0))) / frill
    bowl = np.hypot(u / (half * frill), (v - lip) / 0.48)
    inside = rim < 1
    body = inside | ((bowl < 1) & (v > lip))
    # into the cup: dark at its heart, bright where the light comes through the far petal
    deep = step(np.hypot(u / 0.20, (v - lip - 0.6 * open_) / (0.62 * open_)), 0.5, 1.3)[..., None]
    through = np.clip(0.55 - 1.5 * (v - lip) / open_ * 0.4 + 0.35 * u, 0, 1)[..., None]
    cup = np.array([0.62, 0.07, 0.03], np.float32) + through * np.array([0.42, 0.30, 0.12], np.float32)
    cup = np.array([0.13, 0.03, 0.04], np.float32) * (1 - deep) + cup * deep
    # the near petals: two, with a fold where one lies over the other; dim at their foot and at the left, warm along the right
    fold = np.exp(-(((u - 0.10 * np.sin(5 * rnd.rand()) - 0.3 * (v - lip)) / 0.035) ** 2))
    ray = 0.06 * np.sin(38 * np.arctan2(u, 0.5 - v) + 5 * rnd.rand())
    lit = np.clip(0.62 - 1.0 * (v - lip) + 0.50 * u + ray - 0.22 * fold, 0, 1)[..., None]
    near = np.array([0.34, 0.035, 0.03], np.float32) + lit * np.array([0.62, 0.15, 0.05], np.float32)
    edge = (step(bowl, 0.74, 0.98) * step(u, 0.05, 0.35))[..., None]
    near = near + edge * np.array([0.35, 0.30, 0.16], np.float32)
    colour = np.where(inside[..., None], cup, near) * k
    alpha = body.astype(np.float32)
    down = lambda x: x[: 2 * n // ss * ss, : 2 * n // ss * ss].reshape(2 * n // ss, ss, 2 * n // ss, ss, -1).mean((1, 3))
    return down(colour * alpha[..., None]), down(alpha)


def poppies(c, g, lay):
    """Wild poppies in drifts through the meadow, as they stand in Cappadocia in May."""
    from PIL import Image, ImageDraw

    focal, metres, n, (left, top, right, foot) = POPPIES[lay]
    sl = (slice(top, foot), slice(left, right))
    part, dst = c[sl], g["dst"][sl]
    h, w = part.shape[:2]
    ground = (step(g["green"][sl], 0.1, 0.5) > 0.5) & (dst < 110) & (soft(g["way"][sl], 5) < 0.03)
    light = soft(part @ LUM, 12)
    drift = cloudy((h, w), *((60, 240) if lay == "land" else (80, 150)), 957, 3)
    rnd, ss = np.random.RandomState(19), 4
    flowers = []
    for px, py in sorted(zip(rnd.rand(n) * w, rnd.rand(n) * h), key=lambda p: p[1]):
        x, y = int(px), int(py)
        s = focal * metres / float(dst[y, x]) * (0.7 + 0.6 * rnd.rand() ** 2)
        night = float(step(left + px, 2100, 1700)) if lay == "land" else 0  # few on the hill where words stand
        if not ground[y, x] or drift[y, x] < 0.02 + 0.42 * rnd.rand() + 0.30 * night or any((px - a) ** 2 + (2 * (py - b)) ** 2 < (1.2 * s) ** 2 for a, b, *_ in flowers[-80:]):
            continue
        flowers.append((px, py, s, (rnd.rand() - 0.35) * 0.9 * s, (1.2 + 1.3 * rnd.rand()) * s, float(np.clip(0.32 + 2.6 * light[y, x], 0.42 - 0.17 * night, 1.0))))
    flowers += [(x - left, y - top, s, (rnd.rand() - 0.35) * 0.9 * s, (1.9 + 0.7 * rnd.rand()) * s, 0.78) for x, y, s in FRONT[lay]]
    im = Image.new("L", (w * ss, h * ss), 0)
    draw = ImageDraw.Draw(im)
    for px, py, s, lean, long, _ in flowers:
        draw.line([((px + lean * t**2) * ss, (py - long * t) * ss) for t in np.linspace(0, 1, 6)], fill=255, width=max(3, round(0.06 * s * ss)))
    stems = np.asarray(im.resize((w, h), Image.BOX), np.float32)[..., None] / 255
    part += (soft(part, 3) * np.array([0.62, 0.72, 0.55], np.float32) - part) * 0.8 * stems
    for px, py, s, lean, long, k in flowers:
        colour, alpha = poppy(s, rnd, k)
        m = alpha.shape[0] // 2
        x, y = int(px + lean) - m, int(py - long) - m
        if min(x, y) < 0 or x + 2 * m > w or y + 2 * m > h:
            continue
        to = part[y : y + 2 * m, x : x + 2 * m]
        to[:] = to * (1 - alpha) + colour


# Where the sun will come up, in pixels of the plates
SUNRISE = {"land": (2620, 925), "port": (650, 1300)}


def sunrise(c, x, y, g, lay):
    """The dawn is brightest where the sun will come up, low over the horizon, before all that stands far off."""
    u = 1.0 if lay == "land" else 0.66
    far = soft(step(g["dst"], 215, 320), 1)
    core = 0.62 * bell(x, y, SUNRISE[lay], 150 * u, 46 * u) + 0.34 * bell(x, y, SUNRISE[lay], 330 * u, 100 * u)
    c += (np.array([1.0, 0.955, 0.80], np.float32) - c) * (core * far)[..., None]


def lone(c, g):
    """Wide: a far cone, which windows of 16:10 cut in two, gives way to the sky beside it."""
    sl = (slice(764, 839), slice(3120, 3216))
    dst = g["dst"][sl]
    cone = np.clip(2 * soft(((dst > 1400) & (dst < 2500)).astype(np.float32), 2), 0, 1) * (dst > 200)
    rows = np.minimum(np.arange(764, 839), 822)  # above the ridge
    near, far = (c[rows, at : at + 12].mean(1, keepdims=True) for at in (3222, 3294))
    back = (3228 - np.arange(3120, 3216, dtype=np.float32))[None, :, None] / 72
    c[sl] += (near + (near - far) * back - c[sl]) * cone[..., None]


# The lantern's light, in pixels of the two plates
LAMP = {"land": (2351, 1226), "port": (418, 1551)}
# The cat, its width and height: before dark ground it has more of the light
CAT = {"land": ((2517, 1180), 34, 64, 0.10), "port": ((566, 1574), 30, 46, 0.30)}
# What his boots shade of the ground: middle, width and height
SOLES = {"land": [((2394, 1241), 24, 6), ((2468, 1244), 27, 6)], "port": [((513, 1591), 26, 5)]}
# Their faces, which the dawn reaches: middle, width and height
FACES = {"land": [((2439, 893), 13, 18), ((2136, 1095), 10, 15)], "port": [((499, 1289), 11, 16), ((230, 1416), 9, 13)]}


def travellers(c, people, lay):
    """Set in, from a picture of them alone: its upper left corner, its colours times alpha, and alpha."""
    (x0, y0), im = people
    sl = (slice(y0, y0 + im.shape[0]), slice(x0, x0 + im.shape[1]))
    # the dawn is behind them: what looks at us is dim, most on the side that it does not reach; cloth keeps its colour
    im = im.copy()
    l = im[..., :3] @ LUM / np.maximum(im[..., 3], 0.05)
    yy, xx = np.mgrid[sl].astype(np.float32)
    if lay == "port":
        side = np.interp(xx, [155, 205, 250, 412, 420, 436, 472, 512], [-1, 0, 1, 1, -0.4, -1, 0, 1])
        lamp, most = bell(xx, yy, LAMP[lay], 57, 51), 0.16
    else:
        side = np.interp(xx, [2052, 2118, 2183, 2316, 2326, 2372, 2414, 2463], [-1, 0, 1, 1, -0.4, -1, 0, 1])
        lamp, most = bell(xx, yy, LAMP[lay], 58, 49), 0.19
    dim = (1 - step(l, 0.26, 0.60)) * (most - 0.15 * side) * (1 - lamp)
    im[..., :3] *= 1 - dim[..., None] * np.array([1.00, 1.00, 0.94], np.float32)
    # cloth in the shade has folds, and the night sky's blue: nothing is black
    a = np.maximum(im[..., 3:], 1e-3)
    own = np.clip(im[..., :3] / a, 0, 1)
    shade = 1 - step(own @ LUM, 0.10, 0.36)
    im[..., :3] += (own**0.84 + np.array([0.004, 0.012, 0.028], np.float32) - own) * shade[..., None] * im[..., 3:]
    at, rx, ry, more = CAT[lay]
    im[..., :3] *= 1 + (more * bell(xx, yy, at, rx, ry))[..., None] * np.array([1.35, 0.85, 0.50], np.float32)
    c[sl] *= 1 - (0.50 * bell(xx, yy, (at[0] - 0.3 * rx, at[1] + 0.66 * ry), 1.4 * rx, 0.14 * ry))[..., None] * np.array([1.0, 0.95, 0.8], np.float32)
    for at, rx, ry in FACES[lay]:
        im[..., :3] *= 1 + (0.40 * bell(xx, yy, at, rx, ry))[..., None] * np.array([1.25, 0.90, 0.62], np.float32)
    # and a thin line of it along what is turned to it
    a = im[..., 3]
    edge = np.clip(a - moved(a, -1, 2), 0, 1) * (1 - step(yy, *((1237, 1253) if lay == "land" else (1550, 1572))))
    im[..., :3] += (edge * 0.30)[..., None] * (np.array([1.0, 0.80, 0.52], np.float32) * a[..., None] - im[..., :3])
    for at, rx, ry in SOLES[lay]:
        c[sl] *= 1 - (0.62 * bell(xx, yy, at, rx, ry))[..., None]
    c[sl] = c[sl] * (1 - im[..., 3:]) + im[..., :3]
    (x, y), r = LAMP[lay], 50
    sl = (slice(y - 7 * r, min(y + 7 * r, c.shape[0])), slice(x - 7 * r, x + 7 * r))
    yy, xx = np.mgrid[sl].astype(np.float32)
    glow = 0.20 * bell(xx, yy, (x, y), r, r) + 0.12 * bell(xx, yy, (x, y), 2.4 * r, 2.0 * r)
    glow = 1.15 * glow * (0.30 + 0.70 * (c[sl] @ LUM))  # its own frame stays dark
    c[sl] += (1 - c[sl]) * glow[..., None] * np.array([1.0, 0.54, 0.18], np.float32)


# The coals under the pots, and what they light there: middle, width and height, how much
EMBERS = {
    "land": [((2286, 1206), 54, 14, 0.30), ((2284, 1187), 47, 15, 0.55), ((2195, 1190), 26, 40, 0.60), ((2286, 1232), 70, 16, 0.40), ((2392, 1196), 19, 40, 0.30), ((2392, 1130), 26, 66, 0.34), ((2276, 1256), 152, 19, 0.95)],
    "port": [((352, 1530), 45, 12, 0.3), ((351, 1513), 41, 13, 0.55), ((286, 1502), 22, 34, 0.6), ((352, 1549), 60, 13, 0.4), ((452, 1532), 17, 34, 0.3), ((455, 1482), 22, 54, 0.34), ((345, 1570), 130, 18, 0.95)],
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
    "land": [(2236, 1071, 128, 28, 1.00), (2304, 950, 93, 21, 0.90), (2315, 1131, 112, 21, 1.00), (2282, 1120, 65, 14, 0.45), (2335, 1153, 61, 16, 0.55)],
    "port": [(323, 1396, 120, 24, 1.0), (382, 1337, 100, 20, 0.9), (388, 1451, 108, 19, 1.0), (358, 1443, 62, 13, 0.45), (405, 1471, 58, 16, 0.55)],
}


def steam(c, lay):
    """Thin curled wisps from tea and pots, lit from behind by the dawn."""
    u = 1.0
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
        mosque(c)
        aside(c)
        roofs(c)
        footing(c)
        hearths(c)
    else:
        tongues(part, x, y, g, lay)
    water(part, x, y, g, lay)
    sunrise(part, x, y, g, lay)
    grass(part, x, y, g, lay, h)
    if lay == "land":
        hill(part, x, y, g, h)
        blades(part, x, y, g)
        tips(part, x, y, g)
    lantern(part, x, y, g, lay)
    if lay == "port":
        crisp(part, x, y, g)
    sharp = 490 if lay == "land" else 900
    y, x = np.mgrid[sharp:h, 0:w].astype(np.float32)
    near = {k: np.asarray(full[k][sharp:], np.float32) for k in ("dst", "green", "nrm")}
    tuff(c[sharp:], x, y, near, lay)
    meadow(c[sharp:], near, lay)
    ribs(c[sharp:], x, y, near, lay)
    clear(c[sharp:], x, y, near, lay)
    if lay == "land":
        quiet(c)
        lone(c, full)
    poppies(c, full, lay)
    horses(c, lay)
    if people:
        travellers(c, people, lay)
        embers(c, people, lay)
        steam(c, lay)
    np.clip(c, 0, 1, out=c)
