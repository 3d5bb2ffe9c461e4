"""Two horses on the wide view's near hill, before the fog: Strabo (11.13.8) counts horses among what Cappadocia gave Persia each year.
One looks to where the sun will rise, one grazes. Outlines are in withers' heights, from a hind hoof, up and towards the dawn."""
import numpy as np
from PIL import Image, ImageDraw
from grade import soft, step

HIND = [(0.32, 0.62), (0.235, 0.585), (0.165, 0.485), (0.125, 0.425), (0.108, 0.30), (0.108, 0.16), (0.135, 0.085), (0.150, 0.0), (0.040, 0.0), (0.052, 0.10), (0.045, 0.20), (0.048, 0.32), (0.030, 0.425), (0.075, 0.50), (0.060, 0.60), (0.045, 0.74)]
FORE = [(0.905, 0.66), (0.865, 0.53), (0.845, 0.44), (0.842, 0.345), (0.815, 0.30), (0.808, 0.16), (0.830, 0.085), (0.845, 0.0), (0.745, 0.0), (0.755, 0.10), (0.752, 0.20), (0.758, 0.32), (0.752, 0.42), (0.735, 0.55)]
TRUNK = [(0.045, 0.74), (0.052, 0.86), (0.105, 0.965), (0.20, 1.015), (0.31, 0.995), (0.45, 0.955), (0.60, 0.965), (0.72, 1.015), (0.80, 1.02)]
BELLY = [(0.735, 0.53), (0.62, 0.49), (0.46, 0.515), (0.32, 0.60)]
NECK = {
    "up": [(0.874, 1.097), (0.958, 1.214), (1.032, 1.311), (1.088, 1.357), (1.139, 1.344), (1.186, 1.286), (1.242, 1.189), (1.298, 1.101), (1.325, 1.046), (1.307, 1.004), (1.265, 0.995), (1.214, 1.029), (1.167, 1.071), (1.116, 1.092), (1.074, 1.080), (1.042, 1.000), (1.019, 0.900), (0.986, 0.790), (0.944, 0.700)],
    "down": [(0.92, 0.965), (1.03, 0.83), (1.125, 0.665), (1.190, 0.580), (1.240, 0.550), (1.275, 0.450), (1.305, 0.310), (1.335, 0.170), (1.325, 0.105), (1.270, 0.090), (1.210, 0.165), (1.155, 0.275), (1.110, 0.360), (1.065, 0.420), (1.025, 0.500), (0.990, 0.580), (0.955, 0.660)],
}
MANE = {"up": [(0.770, 1.029), (0.865, 1.113), (0.949, 1.231), (1.032, 1.323), (1.098, 1.365), (1.084, 1.302), (1.019, 1.227), (0.972, 1.109), (0.893, 1.025)], "down": [(0.79, 1.03), (0.93, 0.985), (1.045, 0.845), (1.14, 0.685), (1.20, 0.60), (1.18, 0.52), (1.10, 0.60), (1.02, 0.73), (0.91, 0.88)]}
EARS = {"up": [[(1.065, 1.323), (1.068, 1.399), (1.081, 1.437), (1.105, 1.395), (1.116, 1.332)], [(1.093, 1.328), (1.102, 1.395), (1.121, 1.430), (1.137, 1.386), (1.135, 1.323)]], "down": [[(1.160, 0.575), (1.200, 0.640), (1.245, 0.668), (1.245, 0.610), (1.215, 0.545)]]}
TAIL = [(0.085, 0.965), (0.025, 0.915), (-0.030, 0.79), (-0.055, 0.60), (-0.050, 0.42), (-0.015, 0.30), (0.012, 0.36), (0.030, 0.50), (0.035, 0.66), (0.060, 0.80)]
# Where each stands: its hind hoof in pixels of the plate as rendered, a withers' height there, how it holds its head, whether it looks to the
# left, its coat
STAND = {
    "land": [((1530, 1246), 82, "down", False, (0.120, 0.092, 0.096)), ((1668, 1264), 98, "up", False, (0.140, 0.080, 0.062))],
    "port": [((944, 1572), 110, "down", True, (0.235, 0.132, 0.088))],
}


def curve(points, n=10):
    """A smooth closed line through these (Catmull-Rom)."""
    p = np.array(points, float)
    t = np.linspace(0, 1, n, endpoint=False)[:, None]
    a, b, c, d = (np.roll(p, k, 0)[:, None] for k in (1, 0, -1, -2))
    return (b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))).reshape(-1, 2)


def shape(parts, size, w, h, ss=6):
    """Alpha of these outlines in a picture w by h, whose hind hoof is 0.3 of a height from the left and at the foot."""
    im = Image.new("L", (w * ss, h * ss), 0)
    for part in parts:
        ImageDraw.Draw(im).polygon([((0.3 + x) * size * ss, (h - y * size) * ss) for x, y in curve(part)], fill=255)
    return np.asarray(im.resize((w, h), Image.BOX), np.float32) / 255


def moved_by(part, dx, knee=0.0):
    """A leg of the far side: dx farther on, its knee bent forwards."""
    return [(x + dx + knee * np.exp(-(((y - 0.36) / 0.16) ** 2)), y) for x, y in part]


def lit(near, size, coat):
    """The horse's colours, as if its outline were inflated: the dawn on what is turned to it, the moon on its back. And how much of the dawn is where."""
    h, w = near.shape
    y, x = np.mgrid[0:h, 0:w].astype(np.float32) / size
    high = h / size - y
    form = sum(soft(near, max(1, round(r * size))) for r in (0.03, 0.06, 0.11)) / 3
    gy, gx = np.gradient(form)
    steep = np.hypot(gx, gy) + 0.02
    right, up = np.clip(-gx / steep, -1, 1), np.clip(gy / steep, -1, 1)
    edge = np.clip(1.35 - form, 0, 1) * np.clip(8 * steep, 0, 1)
    thin = near - soft(near, max(1, round(0.022 * size)))
    rim = np.clip(3.2 * thin, 0, 1) * np.clip(0.15 + right + 0.45 * up, 0, 1)  # what is turned to it ends in a line of light
    dawn = (np.clip(0.85 * right + 0.35 * up, 0, 1) * edge + 0.75 * rim)[..., None]
    moon = (np.clip(0.8 * up - 0.5 * right, 0, 1) * edge)[..., None]
    muscle = 0.10 * np.sin(9 * x + 2.0) * step(high, 0.55, 0.75)
    light = (0.52 + 0.60 * step(high, 0.48, 1.02) + muscle) * (0.42 + 0.58 * step(high, 0.18, 0.46))  # a bay: its legs are black
    base = np.array(coat, np.float32) * light[..., None]
    return base, base + 1.35 * dawn * np.array([1.00, 0.56, 0.28], np.float32) + moon * np.array([0.15, 0.17, 0.27], np.float32), dawn


def horses(c, lay):
    """Sets them in: grass stands before their hooves, and their shadow lies on it."""
    for (x0, y0), size, head, left, coat in STAND[lay]:
        w, h = int(1.8 * size), int(1.6 * size)
        x0 = x0 - w + int(0.3 * size) if left else x0 - int(0.3 * size)
        ground = c[y0 - h : y0 + int(0.2 * size), x0 : x0 + w]
        ground = ground[:, ::-1] if left else ground
        far = shape([moved_by(HIND, 0.105, 0.02), moved_by(FORE, -0.095, 0.0 if head == "up" else 0.03)], size, w, h)
        near = shape([TRUNK + NECK[head] + FORE + BELLY + HIND] + EARS[head], size, w, h)
        hair = shape([MANE[head], TAIL], size, w, h)
        base, colour, dawn = lit(near, size, coat)
        y, x = np.mgrid[0 : ground.shape[0], 0:w].astype(np.float32)
        blades = 0.05 * size * np.sin(1.9 * x) * np.sin(0.7 * x + 2)
        clear = step(h - y + blades, 0.05 * size, 0.20 * size)[:h]
        for alpha, tone in ((far, 0.62 * base), (near, colour), (hair, 0.42 * base + dawn * np.array([0.12, 0.066, 0.042], np.float32))):
            ground[:h] += (tone - ground[:h]) * (0.96 * alpha * clear)[..., None]
        shadow = np.exp(-(((y - h + 0.07 * size) / (0.07 * size)) ** 2) - ((x - 0.78 * size) / (0.50 * size)) ** 2)
        ground *= 1 - (0.58 * shadow)[..., None]
