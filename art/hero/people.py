"""Two travellers on the knoll, seen from behind, with a rug, tea and a lantern. Each garment is a skin of its own, drawn over rings:
upright ones (coat, blanket, head) or ones along a bent line (limbs, scarf)."""
from kit import *
from balloons import tube

SKIN, HAIR = hexc("#A9785A"), hexc("#1B1412")
COAT, LINING, BELT = hexc("#27606A"), hexc("#16262C"), hexc("#3E261A")
TROUSERS, BOOTS = hexc("#3A3C4C"), hexc("#4A3124")
CAP, SCARF, BLOUSE = hexc("#B23A3C"), hexc("#E0A23C"), hexc("#7E9184")
TEA = hexc("#7A3013")
WINE, OCHRE, CREAM, INDIGO = hexc("#8E2C36"), hexc("#D99E48"), hexc("#E2D3B0"), hexc("#283C62")


def spline(rows, n):
    """n rows along a smooth line through these (Catmull-Rom)."""
    a = np.array(rows, float)
    t = np.linspace(0, len(a) - 1, n)
    i = np.minimum(t.astype(int), len(a) - 2)
    f = (t - i)[:, None]
    p = np.concatenate([2 * a[:1] - a[1:2], a, 2 * a[-1:] - a[-2:-1]])
    q = [p[i + k] for k in range(4)]
    return q[1] + 0.5 * f * (q[2] - q[0] + f * (2 * q[0] - 5 * q[1] + 4 * q[2] - q[3] + f * (3 * (q[1] - q[2]) + q[3] - q[0])))


def upright(name, rings, col, folds=None, n=64, k=96, square=2.0):
    """Rings (x, y, z, half width, half depth) from below; folds(angle, share of the height, z): what the radius is multiplied by.
    square: 2 an ellipse, more a fuller one. col: a colour, or a function of angle, height 0 to 1 and z."""
    r = spline(rings, n)
    a = np.arange(k) * 2 * np.pi / k
    t = np.linspace(0, 1, n)[:, None] + 0 * a
    A = 0 * t + a
    z = r[:, 2:3] + 0 * a
    m = np.ones_like(A) if folds is None else folds(A, t, z)
    se = (np.abs(np.cos(A)) ** square + np.abs(np.sin(A)) ** square) ** (-1 / square)
    X = r[:, 0:1] + np.maximum(r[:, 3:4], 1e-3) * se * np.cos(A) * m
    Y = r[:, 1:2] + np.maximum(r[:, 4:5], 1e-3) * se * np.sin(A) * m
    c = col(A, t, z) if callable(col) else np.broadcast_to(col, A.shape + (3,))
    return grid_mesh(name, X, Y, z, True, col=c)


def along(name, rows, col, flat=1.0, wrinkle=0.0, seed=1, n=40, k=28, caps=True, up=(0.2, 1.0, 0.3)):
    """Rings round a bent line: rows (x, y, z, radius). flat: depth by width. wrinkle: how deep cloth creases across it."""
    r = spline(rows, n)
    p, rad = r[:, :3], r[:, 3].copy()
    d = np.gradient(p, axis=0)
    d /= np.linalg.norm(d, axis=1, keepdims=True)
    u = np.cross(d, np.array(up, float))
    u /= np.linalg.norm(u, axis=1, keepdims=True)
    w = np.cross(d, u)
    s = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(p, axis=0), axis=1))])
    if caps:  # round ends
        for e in (s, s[-1] - s):
            rad = rad * np.sqrt(np.clip(1 - (1 - np.clip(e / np.maximum(rad, 1e-3), 0, 1)) ** 2, 0.0004, 1))
    a = np.arange(k) * 2 * np.pi / k
    m = 1 + wrinkle * (fbm(np.cos(a) * 1.2, np.sin(a) * 1.2, (s / 0.055)[:, None] + 0 * a, 3, seed) if wrinkle else 0 * a)
    P = p[:, None] + (rad[:, None] * m)[..., None] * (np.cos(a)[None, :, None] * u[:, None] + flat * np.sin(a)[None, :, None] * w[:, None])
    c = col(s[:, None] / s[-1] + 0 * a, a + 0 * s[:, None]) if callable(col) else np.broadcast_to(col, P.shape[:2] + (3,))
    return grid_mesh(name, P[..., 0], P[..., 1], P[..., 2], True, col=c)


def ball(name, at, r, col, folds=None, n=28, k=40):
    t = np.linspace(-np.pi / 2, np.pi / 2, n)
    return upright(name, [(at[0], at[1], at[2] + r[2] * math.sin(v), r[0] * math.cos(v), r[1] * math.cos(v)) for v in t], col, folds, n, k)


def face(x, y, z, turn, tilt=0.0):
    """Nose, lips and chin of a head whose middle is x, y, z; turn: the way it looks, from y to the right."""
    dx, dy = math.sin(turn), math.cos(turn)
    at = lambda f, u: (x + dx * f, y + dy * f, z + u + f * tilt)
    return [
        ball("cheeks", at(0.022, -0.012), (0.064, 0.064, 0.094), SKIN),
        along("nose", [at(0.074, 0.030) + (0.010,), at(0.092, 0.000) + (0.013,), at(0.104, -0.018) + (0.014,), at(0.080, -0.028) + (0.012,)], SKIN, n=18, k=14),
        along("chin", [at(0.040, -0.070) + (0.034,), at(0.070, -0.088) + (0.024,)], SKIN, n=14, k=18),
        along("lips", [at(0.076, -0.044) + (0.014,), at(0.080, -0.054) + (0.013,)], SKIN * 0.8, n=8, k=12),
    ]


def palm(at, to, width=0.034, spread=0.55):
    """A hand from the wrist towards a place, fingers a little apart."""
    a, b = np.array(at, float), np.array(to, float)
    d = (b - a) / np.linalg.norm(b - a)
    side = np.cross(d, (0.1, 1.0, 0.1))
    side /= np.linalg.norm(side)
    row = lambda p, r: tuple(p) + (r,)
    out = [along("palm", [row(a, 0.024), row(a + d * 0.05, width), row(a + d * 0.095, width * 0.95)], SKIN, 0.5, n=16, k=20)]
    for i, f in enumerate((-1.0, -0.35, 0.3, 0.95)):
        root = a + d * 0.085 + side * f * width * 0.72
        tip = root + (d + side * f * 0.22 * spread) * (0.085, 0.098, 0.092, 0.072)[i]
        out.append(along("finger", [row(root, 0.0105), row(tip, 0.0082)], SKIN, n=10, k=10))
    root = a + d * 0.03 - side * width * 0.8
    out.append(along("thumb", [row(root, 0.014), row(root + (d * 0.7 - side * 0.75) * 0.065, 0.0100)], SKIN, n=10, k=10))
    return out


def wool(a, t, z, base, seed=3):
    """A colour with the light and shade of a thick cloth."""
    s = 1 + 0.30 * fbm(np.cos(a) * 3, np.sin(a) * 3, z * 7, 4, seed)
    return np.asarray(base) * s[..., None]


def standing():
    """Looks along y: a long coat, one hand in its pocket; the other arm is raised, and waves at the balloon, where she looks."""
    back = -np.pi / 2

    def coat(a, t, z):
        low = sstep(1.05, 0.55, z)
        drape = 0.085 * np.cos(7 * a + 0.8 + 0.7 * np.sin(2 * a)) + 0.05 * np.cos(12 * a + 2.0 + 1.5 * z)
        crease = 0.05 * fbm(np.cos(a) * 2.2, np.sin(a) * 2.2, z * 3.4, 3, 17) * sstep(1.45, 1.30, z)
        waist = 0.028 * np.cos(13 * a) * np.exp(-(((z - 1.03) / 0.09) ** 2))
        seam = -0.030 * np.exp(-(((a - 1.5 * np.pi) / 0.07) ** 2)) * sstep(1.42, 1.30, z)
        vent = -0.24 * np.exp(-(((a - 1.5 * np.pi - 0.02) / 0.045) ** 2)) * sstep(0.80, 0.66, z)
        return 1 + low * drape + crease + waist + seam + vent

    def coat_colour(a, t, z):
        c = wool(a, t, z, COAT)
        vent = np.exp(-(((a - 1.5 * np.pi - 0.02) / 0.035) ** 2)) * sstep(0.80, 0.68, z)
        hem = sstep(0.515, 0.50, z)
        return c * (1 - 0.75 * vent - 0.4 * hem)[..., None]

    body = [
        (-0.020, -0.01, 0.485, 0.240, 0.186), (-0.014, -0.01, 0.56, 0.231, 0.176), (-0.004, 0.00, 0.70, 0.211, 0.155), (0.004, 0.00, 0.85, 0.196, 0.138),
        (0.002, 0.00, 0.96, 0.174, 0.122), (0, 0.00, 1.04, 0.158, 0.108), (0, 0.005, 1.14, 0.168, 0.116), (0, 0.01, 1.26, 0.186, 0.124),
        (0, 0.012, 1.345, 0.200, 0.116), (0.002, 0.010, 1.400, 0.186, 0.100), (0.004, 0.010, 1.438, 0.128, 0.080), (0.006, 0.012, 1.475, 0.074, 0.066),
    ]
    rib = lambda a, t, z: 1 + 0.022 * np.cos(34 * a)
    parts = [
        upright("coat", body, coat_colour, coat, 110, 220, 2.25),
        upright("lining", [(0.004, 0, 0.49, 0.205, 0.150), (0.004, 0, 0.62, 0.190, 0.140), (0.004, 0, 0.66, 0.01, 0.01)], LINING, None, 12, 48),
        upright("belt", [(0, 0, 1.005, 0.164, 0.116), (0, 0, 1.012, 0.171, 0.122), (0, 0, 1.052, 0.170, 0.121), (0, 0, 1.06, 0.160, 0.112)], BELT, None, 14, 96, 2.25),
        # the arm with its hand in the pocket, a gap between it and the waist
        along("sleeve", [(-0.150, 0.01, 1.365, 0.066), (-0.190, 0.005, 1.33, 0.066), (-0.225, -0.01, 1.24, 0.060), (-0.262, -0.03, 1.10, 0.054), (-0.250, 0.0, 1.02, 0.052), (-0.205, 0.075, 0.90, 0.047), (-0.18, 0.10, 0.86, 0.042)],
              COAT * 1.02, 0.95, 0.16, 5, 60, 36),
        # the arm that waves: shoulder, elbow, cuff
        along("sleeve", [(0.145, 0.01, 1.362, 0.068), (0.200, 0.02, 1.370, 0.066), (0.320, 0.05, 1.372, 0.056), (0.400, 0.07, 1.392, 0.053), (0.430, 0.085, 1.45, 0.050), (0.468, 0.115, 1.62, 0.045)],
              COAT * 1.02, 0.95, 0.16, 6, 70, 36),
        along("cuff", [(0.462, 0.110, 1.595, 0.048), (0.470, 0.117, 1.632, 0.049)], COAT * 0.8, n=10, k=28),
        along("wrist", [(0.468, 0.115, 1.61, 0.028), (0.476, 0.122, 1.66, 0.025)], SKIN, n=10, k=16),
    ]
    parts += palm((0.475, 0.121, 1.650), (0.508, 0.14, 1.775))
    for sx, sy, px in ((-1, 0.03, -0.098), (1, -0.035, 0.105)):
        parts.append(along("leg", [(px * 0.9, 0, 0.80, 0.092), (px, 0.4 * sy, 0.50, 0.078), (px * 1.06, sy - 0.02, 0.30, 0.066), (px * 1.08, sy - 0.03, 0.16, 0.064)], TROUSERS, 1.0, 0.13, 8 + sx, 40, 30))
        parts.append(along("boot", [(px * 1.08, sy - 0.03, 0.31, 0.070), (px * 1.08, sy - 0.035, 0.16, 0.062), (px * 1.10, sy - 0.035, 0.06, 0.060), (px * 1.10, sy - 0.03, 0.01, 0.058)], BOOTS, 1.0, 0.05, 3, 30, 30))
        parts.append(along("foot", [(px * 1.10, sy - 0.06, 0.045, 0.046), (px * 1.18, sy + 0.06, 0.045, 0.052), (px * 1.28, sy + 0.165, 0.035, 0.040)], BOOTS, 0.9, 0, 1, 24, 24, up=(0, 0, 1)))
    # the head looks up to the right, at the balloon
    h = (0.012, 0.022, 1.628)
    parts += [
        along("neck", [(0.004, 0.012, 1.43, 0.060), (0.010, 0.02, 1.57, 0.054)], SKIN, n=10, k=24),
        ball("head", h, (0.078, 0.088, 0.112), SKIN),
        ball("hair", (h[0] - 0.010, h[1] - 0.020, h[2] - 0.038), (0.081, 0.080, 0.078), HAIR, lambda a, t, z: 1 + 0.03 * np.cos(17 * a + 9 * z)),
        upright("cap", [(h[0] - 0.002, h[1] - 0.006, h[2] + 0.004, 0.090, 0.099), (h[0] - 0.003, h[1] - 0.006, h[2] + 0.045, 0.092, 0.100), (h[0] - 0.006, h[1] - 0.008, h[2] + 0.085, 0.080, 0.088),
                        (h[0] - 0.010, h[1] - 0.010, h[2] + 0.118, 0.052, 0.058), (h[0] - 0.012, h[1] - 0.010, h[2] + 0.132, 0.012, 0.014)], lambda a, t, z: wool(a, t, z, CAP, 5), rib, 40, 170),
        upright("brim", [(h[0] - 0.001, h[1] - 0.006, h[2] - 0.018, 0.090, 0.099), (h[0] - 0.001, h[1] - 0.006, h[2] - 0.010, 0.099, 0.108), (h[0] - 0.002, h[1] - 0.006, h[2] + 0.026, 0.099, 0.108), (h[0] - 0.002, h[1] - 0.006, h[2] + 0.036, 0.090, 0.100)],
                lambda a, t, z: wool(a, t, z, CAP * 0.82, 6), rib, 20, 170),
        ball("bobble", (h[0] - 0.014, h[1] - 0.012, h[2] + 0.156), (0.036, 0.036, 0.034), CAP * 1.25, lambda a, t, z: 1 + 0.16 * fbm(np.cos(a) * 4, np.sin(a) * 4, z * 60, 2, 4)),
    ]
    parts += face(*h, 0.95, 0.18)
    # the scarf: two turns round the neck, two short ends down the back
    for z, r, tube_, tilt, seed in ((1.462, 0.098, 0.043, 0.016, 21), (1.512, 0.086, 0.039, -0.018, 22)):
        a = np.linspace(0, 2 * np.pi, 26)
        rows = [(0.006 + r * math.cos(v), 0.010 + 0.92 * r * math.sin(v), z + tilt * math.cos(v + 0.6) - 0.014 * math.sin(v), tube_ * (1 + 0.10 * math.sin(3 * v + seed))) for v in a]
        parts.append(along("scarf", rows, lambda s, q: np.asarray(SCARF) * (0.86 + 0.14 * np.sign(np.sin(s * 60)))[..., None], 1.0, 0.22, seed, 120, 26, False, (0, 0, 1)))
    stripe = lambda s, q: np.where(((s > 0.66) & (s < 0.74) | (s > 0.82) & (s < 0.86))[..., None], WINE, SCARF) * (1 - 0.22 * np.cos(3 * q))[..., None]
    for rows, up, seed in (
        ([(-0.020, -0.100, 1.48, 0.046), (-0.050, -0.140, 1.40, 0.052), (-0.070, -0.146, 1.29, 0.055), (-0.066, -0.138, 1.16, 0.060)], (0.25, 1, 0), 23),
        ([(0.050, -0.085, 1.47, 0.042), (0.085, -0.128, 1.41, 0.048), (0.104, -0.138, 1.33, 0.052), (0.126, -0.134, 1.255, 0.055)], (-0.35, 1, 0), 24),
    ):
        parts.append(along("end", rows, stripe, 0.22, 0.14, seed, 50, 30, False, up))
        x, y, z, rad = rows[-1]
        for f in np.linspace(-0.85, 0.85, 8):  # fringe
            lean = 0.012 * math.sin(9 * f + seed)
            parts.append(along("fringe", [(x + f * rad, y, z + 0.01, 0.0055), (x + f * rad + lean, y, z - 0.045, 0.004)], SCARF * 0.9, n=6, k=6))
    return parts


def sitting():
    """Looks along y, one knee drawn up, a kilim round her shoulders, a glass of tea in her right hand; her head is turned to the balloon."""

    def kilim(a, t, z):
        """Bands and lozenges that run round the blanket."""
        v = 1 - t
        u = a / (2 * np.pi)
        band = lambda lo, hi: ((v > lo) & (v < hi))[..., None]
        loz = (np.abs((u * 22) % 1 - 0.5) + np.abs((v - 0.58) / 0.22)) * 2
        c = np.broadcast_to(WINE, a.shape + (3,))
        c = np.where(band(0.30, 0.34) | band(0.82, 0.86), OCHRE, c)
        c = np.where(band(0.34, 0.82), INDIGO, c)
        c = np.where(band(0.36, 0.80) & (loz < 1.0)[..., None], WINE * 1.25, c)
        c = np.where(band(0.36, 0.80) & (loz < 0.50)[..., None], CREAM * 0.8, c)
        c = np.where(band(0.93, 0.97), CREAM * 0.7, c)
        return c * (1 + 0.25 * fbm(np.cos(a) * 3, np.sin(a) * 3, z * 9, 3, 12))[..., None]

    def drape(a, t, z):
        low = sstep(0.60, 0.10, z)
        f = 0.10 * np.cos(6 * a + 1.2 + 1.1 * np.sin(a) + 1.4 * z) + 0.06 * np.cos(11 * a + 0.4 + 4 * z)
        return 1 + low * f + 0.05 * fbm(np.cos(a) * 2, np.sin(a) * 2, z * 4, 3, 14) * sstep(0.66, 0.55, z)

    rings = [(-0.03, -0.03, 0.005, 0.345, 0.285), (-0.028, -0.028, 0.04, 0.318, 0.262), (-0.020, -0.020, 0.12, 0.272, 0.225), (-0.010, -0.01, 0.24, 0.236, 0.188), (0, 0.00, 0.36, 0.226, 0.165),
             (0.006, 0.01, 0.45, 0.230, 0.150), (0.008, 0.012, 0.525, 0.214, 0.132), (0.008, 0.014, 0.575, 0.162, 0.110), (0.006, 0.016, 0.605, 0.104, 0.088), (0.004, 0.020, 0.632, 0.070, 0.070)]
    h = (0.010, 0.040, 0.775)
    strand = lambda a, t, z: 1 + 0.008 * np.cos(33 * a + 25 * z) + 0.03 * fbm(np.cos(a) * 2, np.sin(a) * 2, z * 14, 2, 9)
    parts = [
        upright("blanket", rings, kilim, drape, 90, 200, 2.2),
        along("fold", [(0.10, -0.075, 0.60, 0.034), (0.0, -0.10, 0.588, 0.038), (-0.10, -0.06, 0.60, 0.034)], WINE * 1.1, 0.8, 0.15, 7, 30, 20, True, (0, 0, 1)),
        # knee drawn up at the right, the other leg along the ground at the left
        along("thigh", [(0.12, 0.10, 0.13, 0.10), (0.20, 0.34, 0.38, 0.086), (0.225, 0.43, 0.45, 0.076)], TROUSERS, 1, 0.10, 31, 30, 26),
        along("shin", [(0.225, 0.43, 0.45, 0.074), (0.235, 0.53, 0.26, 0.064), (0.235, 0.57, 0.10, 0.056)], TROUSERS, 1, 0.10, 32, 30, 26),
        along("boot", [(0.235, 0.56, 0.16, 0.064), (0.235, 0.56, 0.05, 0.058), (0.25, 0.68, 0.035, 0.045)], BOOTS, 1, 0, 1, 24, 22),
        along("leg", [(-0.12, 0.10, 0.11, 0.10), (-0.34, 0.28, 0.13, 0.085), (-0.26, 0.44, 0.08, 0.070), (-0.05, 0.50, 0.06, 0.060)], TROUSERS, 1, 0.10, 33, 40, 26, True, (0, 0, 1)),
        # the arm with the glass comes out of the blanket
        along("arm", [(0.16, 0.05, 0.50, 0.056), (0.232, 0.10, 0.385, 0.050), (0.272, 0.17, 0.345, 0.046), (0.322, 0.235, 0.42, 0.040), (0.352, 0.275, 0.49, 0.034)], BLOUSE, 1, 0.14, 34, 50, 28),
        along("hand", [(0.350, 0.274, 0.485, 0.024), (0.362, 0.28, 0.525, 0.033), (0.365, 0.282, 0.560, 0.029)], SKIN, 0.8, 0, 1, 18, 18),
        upright("glass", [(0.362, 0.312, 0.535, 0.026, 0.026), (0.362, 0.312, 0.555, 0.034, 0.034), (0.362, 0.312, 0.580, 0.028, 0.028), (0.362, 0.312, 0.605, 0.025, 0.025), (0.362, 0.312, 0.645, 0.034, 0.034)], TEA, n=20, k=24),
        along("thumb", [(0.340, 0.270, 0.525, 0.011), (0.342, 0.266, 0.570, 0.009)], SKIN, n=10, k=10),
        # head, hair, a low bun
        along("neck", [(0.0, 0.02, 0.58, 0.054), (0.008, 0.035, 0.72, 0.050)], SKIN, n=10, k=24),
        ball("head", h, (0.074, 0.085, 0.108), SKIN),
        ball("hair", (h[0] - 0.008, h[1] - 0.016, h[2] + 0.018), (0.087, 0.091, 0.100), lambda a, t, z: HAIR * (1 + 0.35 * np.cos(33 * a + 25 * z) ** 2)[..., None], strand, 40, 160),
        ball("nape", (h[0] - 0.008, h[1] - 0.040, h[2] - 0.038), (0.066, 0.055, 0.060), HAIR, strand),
        ball("bun", (h[0] - 0.030, h[1] - 0.105, h[2] + 0.022), (0.050, 0.046, 0.047), HAIR * 1.15, lambda a, t, z: 1 + 0.06 * np.cos(5 * a + 60 * z)),
    ]
    parts += [along("lock", [(h[0] + 0.055, h[1] - 0.01, h[2] + 0.01, 0.012), (h[0] + 0.078, h[1], h[2] - 0.06, 0.009), (h[0] + 0.070, h[1] - 0.01, h[2] - 0.13, 0.004)], HAIR, n=16, k=10)]
    parts += face(*h, 0.75, 0.22)
    return parts


def rug(ground, x, y, w, d, turn):
    """A kilim on the ground: bands and lozenges, a fringe at either end."""
    nx, ny = 120, 84
    u, v = np.meshgrid(np.linspace(0, 1, nx), np.linspace(0, 1, ny))
    ca, sa = math.cos(turn), math.sin(turn)
    px, py = (u - 0.5) * w, (v - 0.5) * d
    X, Y = x + px * ca - py * sa, y + px * sa + py * ca
    Z = np.vectorize(ground)(X, Y) + 0.035 + 0.012 * fbm(X * 3, Y * 3, 0, 2, 5)
    i = np.abs(u - 0.5) * 2
    loz = (np.abs((v * 3) % 1 - 0.5) + np.abs((u * 5) % 1 - 0.5)) * 2
    col = mix(hexc("#6A2A2C"), hexc("#B79F74"), (loz < 0.62).astype(float))
    col = mix(col, hexc("#27344F"), (loz < 0.36).astype(float))
    col = mix(col, hexc("#A9762F"), (loz < 0.16).astype(float))
    col = mix(col, hexc("#27344F"), ((i > 0.80) & (i < 0.86)).astype(float))
    col = mix(col, hexc("#B9AD94"), ((i > 0.90) & (i < 0.93) | (i > 0.97)).astype(float))
    return grid_mesh("rug", X, Y, Z, col=col)


def lathe(name, profile, col, k=20):
    """A vessel from r, z pairs."""
    p = np.array(profile, float)
    t = np.arange(k) * 2 * np.pi / k
    X, Y = p[:, :1] * np.cos(t), p[:, :1] * np.sin(t)
    return grid_mesh(name, X, Y, np.repeat(p[:, 1:], k, 1), True, col=np.broadcast_to(col, X.shape + (3,)))


GLASS = [(0.026, 0), (0.030, 0.01), (0.032, 0.03), (0.022, 0.055), (0.030, 0.10), (0.001, 0.085)]
TRAY = [(0.001, 0.012), (0.22, 0.012), (0.24, 0.035), (0.235, 0)]
# two pots, one on the other, as tea is made
POT = [(0.085, 0), (0.125, 0.03), (0.132, 0.075), (0.10, 0.125), (0.070, 0.140), (0.066, 0.150), (0.086, 0.170), (0.092, 0.205), (0.066, 0.240), (0.030, 0.252), (0.014, 0.260), (0.018, 0.278), (0.001, 0.290)]
COPPER, IRON = hexc("#563524"), hexc("#1E1813")


def tea():
    """The two pots, each with its spout and handle."""
    return [
        lathe("pot", POT, COPPER, 32),
        along("spout", [(0.10, 0, 0.05, 0.020), (0.16, 0, 0.085, 0.015), (0.185, 0, 0.13, 0.010)], COPPER, n=16, k=12),
        along("spout", [(0.075, 0, 0.185, 0.014), (0.125, 0, 0.21, 0.010), (0.14, 0, 0.235, 0.007)], COPPER, n=16, k=12),
        along("handle", [(-0.11, 0, 0.10, 0.010), (-0.185, 0, 0.09, 0.010), (-0.18, 0, 0.03, 0.010), (-0.12, 0, 0.03, 0.010)], IRON, n=24, k=10),
        along("handle", [(-0.08, 0, 0.225, 0.008), (-0.14, 0, 0.22, 0.008), (-0.135, 0, 0.18, 0.008), (-0.085, 0, 0.18, 0.008)], IRON, n=24, k=10),
    ]


def picnic(B, place, turn, ground, mats, size=1.0):
    """All of it at place x, y; turn: where they look, in degrees from y. Returns where the lantern's light is."""
    cloth, carpet, lamp = mats
    x, y = place
    a = -math.radians(turn)
    ca, sa = math.cos(a), math.sin(a)
    at = lambda u, v: (x + size * (u * ca - v * sa), y + size * (u * sa + v * ca))
    obj("rug", rug(ground, *at(-0.62, -0.05), 2.1 * size, 1.4 * size, a), B, carpet)

    def stand(meshes, u, v, lift=0.0, rot=0.0, s=1.0):
        px, py = at(u, v)
        for me in meshes:
            obj(me.name, me, B, cloth, (px, py, ground(px, py) + size * lift), (0, 0, a + rot), (size * s,) * 3)

    stand(sitting(), -0.98, -0.02, 0.05, -0.38, 1.04)
    stand(standing(), 0.70, 0.10, 0.0, -0.06, 1.03)
    stand([lathe("tray", TRAY, COPPER, 32)], -0.28, 0.08, 0.05)
    stand(tea(), -0.34, 0.12, 0.06, -0.5, 1.15)
    for u, v in ((-0.17, 0.0), (-0.27, -0.08)):
        stand([lathe("glass", GLASS, TEA)], u, v, 0.06, s=1.2)
    u, v = -0.02, -0.36
    stand([lathe("foot", [(0.001, 0.0), (0.10, 0.0), (0.10, 0.03), (0.07, 0.05), (0.001, 0.05)], IRON)], u, v, 0.03)
    stand([lathe("top", [(0.075, 0.25), (0.10, 0.26), (0.05, 0.33), (0.02, 0.35), (0.03, 0.38), (0.001, 0.385)], IRON)], u, v, 0.03)
    stand([along("ring", [(-0.07, 0, 0.30, 0.007), (-0.06, 0, 0.43, 0.007), (0.06, 0, 0.43, 0.007), (0.07, 0, 0.30, 0.007)], IRON, n=24, k=8)], u, v, 0.03)
    for k in range(6):
        t = k * math.pi / 3
        p = (0.078 * math.cos(t), 0.078 * math.sin(t))
        stand([raw_mesh("bar", *tube(p + (0.04,), p + (0.26,), 0.007, 0.007, 5), IRON)], u, v, 0.03)
    px, py = at(u, v)
    z = ground(px, py)
    light = lathe("light", [(0.001, 0.05), (0.048, 0.07), (0.056, 0.13), (0.040, 0.21), (0.001, 0.25)], hexc("#FFFFFF"))
    obj("light", light, B, lamp, (px, py, z + 0.03 * size), (0, 0, 0), (size,) * 3)
    return (px, py, z + 0.30 * size)
