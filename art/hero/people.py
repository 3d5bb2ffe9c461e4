"""Two travellers on the knoll and a cat, seen from behind, with a rug, tea over a brazier, and a lantern. Each garment is a skin of its own, drawn over rings:
upright ones (coat, blanket, head) or ones along a bent line (limbs, scarf). Both are drawn as the picture has them: x to its right, y away from
the camera, z up; how far body and head are turned out of it is told apart."""
from kit import *
from balloons import eight, tube

SKIN, HAIR = hexc("#A9785A"), hexc("#1B1412")
COAT, LINING = hexc("#3B4A66"), hexc("#16262C")
TROUSERS, BOOTS, SHALVAR = hexc("#3E3834"), hexc("#5A3823"), hexc("#4A4A78")
CAP, SCARF, BLOUSE = hexc("#B23A3C"), hexc("#E0A23C"), hexc("#7E9184")
TEA, AMBER, GLASS_RIM, CHINA = np.array((0.26, 0.020, 0.003)), np.array((0.82, 0.125, 0.010)), np.array((1.5, 1.15, 0.72)), hexc("#E9DCC6")  # tea shines with the dawn behind it
# what has a material of its own: skin, which the dawn warms, and what shines by itself
BARE = {"cheeks", "nose", "chin", "lips", "head", "ear", "neck", "hand", "palm", "finger", "fingers", "thumb", "wrist"}
SHINING = {"glass", "coal"}
GINGER = hexc("#C98A4B")
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


def upright(name, rings, col, folds=None, n=64, k=96, square=2.0, turn=0.0, hem=None):
    """Rings (x, y, z, half width, half depth, rise to the right) from below; folds(angle, share of the height, z): what the radius is multiplied
    by. square: 2 an ellipse, more a fuller one. turn: of all rings, to the right. col: a colour, or a function of angle, height 0 to 1 and z.
    hem(angle, share of the height): how much higher it hangs there."""
    r = spline(rings, n)
    a = np.arange(k) * 2 * np.pi / k
    t = np.linspace(0, 1, n)[:, None] + 0 * a
    A = 0 * t + a
    z = r[:, 2:3] + 0 * a
    m = np.ones_like(A) if folds is None else folds(A, t, z)
    se = (np.abs(np.cos(A)) ** square + np.abs(np.sin(A)) ** square) ** (-1 / square)
    u = np.maximum(r[:, 3:4], 1e-3) * se * np.cos(A) * m
    v = np.maximum(r[:, 4:5], 1e-3) * se * np.sin(A) * m
    u, v = u * math.cos(turn) + v * math.sin(turn), v * math.cos(turn) - u * math.sin(turn)
    c = col(A, t, z) if callable(col) else np.broadcast_to(col, A.shape + (3,))
    z = z + (r[:, 5:6] * u if r.shape[1] > 5 else 0) + (hem(A, t) if hem else 0)
    return grid_mesh(name, r[:, 0:1] + u, r[:, 1:2] + v, z, True, col=c)


def along(name, rows, col, flat=1.0, wrinkle=0.0, seed=1, n=40, k=28, caps=True, up=(0.2, 1.0, 0.3), loose=None):
    """Rings round a bent line: rows (x, y, z, radius). flat: depth by width. wrinkle: how deep cloth creases across it. loose(share of the length,
    angle): what the radius is multiplied by."""
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
    if loose:
        m = m * loose(s[:, None] / s[-1] + 0 * a, a + 0 * s[:, None])
    P = p[:, None] + (rad[:, None] * m)[..., None] * (np.cos(a)[None, :, None] * u[:, None] + flat * np.sin(a)[None, :, None] * w[:, None])
    c = col(s[:, None] / s[-1] + 0 * a, a + 0 * s[:, None]) if callable(col) else np.broadcast_to(col, P.shape[:2] + (3,))
    return grid_mesh(name, P[..., 0], P[..., 1], P[..., 2], True, col=c)


def ball(name, at, r, col, folds=None, n=28, k=40):
    t = np.linspace(-np.pi / 2, np.pi / 2, n)
    return upright(name, [(at[0], at[1], at[2] + r[2] * math.sin(v), r[0] * math.cos(v), r[1] * math.cos(v)) for v in t], col, folds, n, k)


def face():
    """Nose, lips and chin of a head round the origin that looks along y."""
    at = lambda f, u, r: (0, f, u, r)
    return [
        ball("cheeks", (0, 0.022, -0.012), (0.064, 0.064, 0.094), SKIN),
        along("nose", [at(0.072, 0.030, 0.009), at(0.087, 0.000, 0.010), at(0.097, -0.018, 0.010), at(0.078, -0.028, 0.009)], SKIN * 1.9, n=18, k=14),
        along("chin", [at(0.040, -0.070, 0.034), at(0.070, -0.088, 0.024)], SKIN, n=14, k=18),
        along("lips", [at(0.076, -0.044, 0.014), at(0.080, -0.054, 0.013)], SKIN * 0.72, n=8, k=12),
    ] + [
        along(name, [(0.020 * side, 0.083, up, r), (0.038 * side, 0.075, up + 0.005, r), (0.052 * side, 0.061, up, 0.5 * r)], HAIR, 0.7, n=12, k=10)
        for side in (-1, 1)
        for name, up, r in (("brow", 0.040, 0.0055), ("lash", 0.010, 0.0050))
    ]


def looking(meshes, at, turn, back, lean=0.0, size=1.0):
    """A head drawn round the origin, set at a place: tilted back, leant to the right, then turned to the right; size: how much
    larger than drawn."""
    co, si = math.cos, math.sin
    X = np.array([[1, 0, 0], [0, co(back), -si(back)], [0, si(back), co(back)]])
    Y = np.array([[co(lean), 0, si(lean)], [0, 1, 0], [-si(lean), 0, co(lean)]])
    Z = np.array([[co(turn), si(turn), 0], [-si(turn), co(turn), 0], [0, 0, 1]])
    m = size * Y @ Z @ X
    for me in meshes:
        v = np.empty(len(me.vertices) * 3, np.float32)
        me.vertices.foreach_get("co", v)
        me.vertices.foreach_set("co", (v.reshape(-1, 3) @ m.T + np.array(at)).astype(np.float32).ravel())
        me.update()
    return meshes


def palm(at, to, width=0.034, spread=0.55, size=1.0):
    """A hand from the wrist towards a place, fingers a little apart."""
    a, b = np.array(at, float), np.array(to, float)
    d = (b - a) / np.linalg.norm(b - a)
    side = np.cross(d, (0.1, 1.0, 0.1))
    side /= np.linalg.norm(side)
    width *= size
    row = lambda p, r: tuple(p) + (r * size,)
    out = [along("palm", [row(a, 0.024), row(a + d * 0.05 * size, 0.034), row(a + d * 0.095 * size, 0.032)], SKIN, 0.5, n=16, k=20)]
    for i, f in enumerate((-1.0, -0.35, 0.3, 0.95)):
        root = a + d * 0.062 * size + side * f * width * 0.72
        tip = root + (d + side * f * 0.22 * spread) * (0.088, 0.100, 0.094, 0.075)[i] * size
        out.append(along("finger", [row(root, 0.0152), row(tip, 0.0105)], SKIN * 1.35, n=10, k=10))
    root = a + d * 0.04 * size - side * width * 0.6
    out.append(along("thumb", [row(root, 0.018), row(root + (d * 0.7 - side * 0.75) * 0.060 * size, 0.0100)], SKIN * 1.35, n=10, k=10))
    return out


# the slim-waisted glass: height 1; red as tea is, clear above it
TULIP = [(0.20, 0), (0.25, 0.02), (0.285, 0.10), (0.29, 0.22), (0.235, 0.38), (0.165, 0.54), (0.185, 0.68), (0.235, 0.84), (0.285, 1.0), (0.25, 1.0), (0.17, 0.80), (0.001, 0.79)]
DISH = [(0.001, 0.0), (0.55, 0.0), (0.95, 0.10), (1.0, 0.16), (0.93, 0.15), (0.5, 0.06), (0.001, 0.06)]


def tulip(x, y, z, tall=0.17, dish=0.0):
    """A glass of tea that stands at a place, on a saucer of this radius."""
    ring = lambda p, s: [(x, y, z + v * s, r * s, r * s) for r, v in p]
    def lit(a, t, zz):
        h = (zz - z) / tall
        c = TEA + (AMBER - TEA) * np.clip(h, 0, 1)[..., None] ** 1.2
        c = c * (1 + 1.3 * np.exp(-((np.angle(np.exp(1j * (a + 0.55))) / 0.34) ** 2)))[..., None]  # a gleam along its right
        c = np.where((h > 0.90)[..., None], np.array((0.58, 0.34, 0.16)), c)  # clear above the tea
        return np.where((h > 0.965)[..., None], GLASS_RIM, np.where((h < 0.06)[..., None], GLASS_RIM * 0.45, c))

    out = [upright("glass", ring(TULIP, tall), lit, None, 60, 28)]
    if dish:
        out.append(upright("dish", [(a, b, c - 0.06 * dish, d, e) for a, b, c, d, e in ring(DISH, dish)], CHINA, None, 40, 32))
    return out


def wool(a, t, z, base, seed=3):
    """A colour with the light and shade of a thick cloth."""
    s = 1 + 0.30 * fbm(np.cos(a) * 3, np.sin(a) * 3, z * 7, 4, seed)
    return np.asarray(base) * s[..., None]


def trousers(name, rows, col, seed, n, k):
    """A leg of wide trousers, as Anatolia wears them, along these rows: folds behind the knee, and more where it is tucked in; dark in the folds."""

    def folds(q, a):
        knee, tuck = np.exp(-(((q - 0.60) / 0.15) ** 2)), sstep(0.70, 0.95, q)
        return 1 + 0.055 * np.cos(4 * a + 3 * q + seed) + 0.022 * knee * np.cos(30 * q + 2.6 * np.cos(a + seed)) + 0.060 * tuck * np.cos(9 * a + seed)

    return along(name, rows, lambda q, a: col * (1 + 4.0 * (folds(q, a) - 1))[..., None], 1.0, 0.02, seed, n, k, loose=folds)


def leg(hip, knee, ankle, toe, seed):
    """Wide trousers tucked into a soft high boot with a turned-down top, as near to the coat as a rider's."""
    h, k, f = (np.array(v, float) for v in (hip, knee, ankle))
    row = lambda p, r: tuple(p) + (r,)
    top = k * 0.62 + f * 0.38
    out = (np.array(toe) - f[:2]) / np.hypot(*(np.array(toe) - f[:2]))
    sole = lambda d, r: (f[0] + d * out[0], f[1] + d * out[1], f[2] - 0.10 + r, r)
    return [
        trousers("leg", [row(h, 0.098), row(h * 0.5 + k * 0.5, 0.093), row(h * 0.12 + k * 0.80 + f * 0.08, 0.083), row(k * 0.80 + f * 0.20, 0.082), row(k * 0.72 + f * 0.28, 0.076), row(top - (0, 0, 0.05), 0.056)], TROUSERS, seed, 90, 60),
        along("boot", [row(top, 0.072), row(k * 0.40 + f * 0.60, 0.070), row(k * 0.20 + f * 0.80, 0.060), row(k * 0.08 + f * 0.92, 0.056), row(f - (0, 0, 0.02), 0.052), row(f + np.append(0.022 * out, -0.075), 0.052)], BOOTS, 1.0, 0.05, 3, 60, 30),
        along("cuff", [row(top - (0, 0, 0.004), 0.077), row(top - (0, 0, 0.046), 0.075)], BOOTS * 1.4, 1.0, 0, 1, 12, 30),
        along("foot", [sole(-0.045, 0.040), sole(0.02, 0.048), sole(0.08, 0.044), sole(0.135, 0.036), sole(0.172, 0.026)], BOOTS, 0.9, 0, 1, 40, 24, up=(0, 0, 1)),
    ]


def standing():
    """His weight on the left leg, the right knee bent; hips and shoulders tilt against each other. The right arm waves to the balloon, where he
    looks, elbow out; a glass of tea in the left hand. A long coat, with a pleat down its back. The breeze comes from the left: it has the scarf's
    end and the coat's right side."""
    turn = 0.42  # of the body
    about = lambda a, at, r: np.exp(-((np.angle(np.exp(1j * (a - at))) / r) ** 2))
    pleat = lambda a, r: about(a, 1.47 * np.pi, r)

    def folds(a, z):
        low = sstep(1.02, 0.48, z)
        drape = 0.065 * np.cos(5 * a + 0.8 + 0.7 * np.sin(2 * a) + 0.9 * z) + 0.032 * np.cos(11 * a + 2.0 + 1.5 * z)
        crease = 0.05 * fbm(np.cos(a) * 2.2, np.sin(a) * 2.2, z * 3.4, 3, 17) * sstep(1.45, 1.30, z)
        return low * drape + crease - (0.024 + 0.080 * low) * pleat(a, 0.09) * sstep(1.42, 1.30, z)

    def coat(a, t, z):
        return 1 + folds(a, z) + 0.30 * about(a, 0.10, 0.75) * sstep(0.98, 0.40, z) ** 1.4

    def hem(a, t):
        """In folds; the breeze lifts it at the right."""
        low = np.clip(1 - t / 0.40, 0, 1)
        return low * (0.016 * np.cos(4 * a + 0.5) + 0.010 * np.cos(9 * a + 1.0) + 0.085 * about(a, 0.05, 0.7))

    def coat_colour(a, t, z):
        return wool(a, t, z, COAT) * (np.where(t < 0.022, 0.7, 1.0) * np.clip(1 + 4.5 * folds(a, z), 0.35, 1.6))[..., None]  # dark in the folds

    body = [
        (0.052, -0.01, 0.345, 0.252, 0.202, 0.10), (0.032, -0.01, 0.50, 0.234, 0.190, 0.09), (0.010, -0.01, 0.65, 0.216, 0.174, 0.06), (-0.014, 0.00, 0.79, 0.202, 0.158, -0.03), (-0.036, 0.00, 0.92, 0.190, 0.142, -0.14),
        (-0.036, 0.00, 0.99, 0.184, 0.132, -0.16), (-0.024, 0.00, 1.06, 0.181, 0.126, -0.10), (-0.010, 0.005, 1.15, 0.190, 0.127, 0.04), (0.002, 0.01, 1.26, 0.207, 0.132, 0.14),
        (0.010, 0.012, 1.345, 0.220, 0.124, 0.20), (0.014, 0.010, 1.402, 0.198, 0.106, 0.22), (0.018, 0.010, 1.440, 0.132, 0.082, 0.18), (0.022, 0.012, 1.475, 0.072, 0.064, 0.10),
    ]
    rib = lambda a, t, z: 1 + 0.022 * np.cos(34 * a)
    parts = [
        upright("coat", body, coat_colour, coat, 130, 260, 2.25, turn, hem),
        upright("lining", [(0.03, 0, 0.48, 0.190, 0.150), (0.02, 0, 0.56, 0.190, 0.150), (0.02, 0, 0.60, 0.01, 0.01)], LINING * 0.6, None, 12, 48, 2.0, turn),
        # the arm with the tea: shoulder, elbow, cuff
        along("sleeve", [(-0.085, 0.02, 1.372, 0.040), (-0.146, 0.02, 1.314, 0.055), (-0.190, 0.01, 1.265, 0.059), (-0.232, 0.00, 1.18, 0.055), (-0.282, -0.01, 1.080, 0.053), (-0.325, 0.00, 1.070, 0.051), (-0.395, 0.02, 1.145, 0.046), (-0.432, 0.03, 1.195, 0.042)],
              COAT * 1.02, 0.95, 0.16, 5, 60, 36),
        along("cuff", [(-0.420, 0.03, 1.178, 0.045), (-0.440, 0.03, 1.205, 0.046)], COAT * 0.8, n=10, k=28),
        along("hand", [(-0.436, 0.03, 1.20, 0.026), (-0.466, 0.03, 1.245, 0.034), (-0.480, 0.03, 1.285, 0.032)], SKIN, 0.8, 0, 1, 18, 18),
        along("thumb", [(-0.455, 0.0, 1.25, 0.013), (-0.490, -0.035, 1.295, 0.011), (-0.520, -0.045, 1.300, 0.010)], SKIN, n=12, k=10),
        along("fingers", [(-0.470, 0.05, 1.265, 0.020), (-0.525, 0.06, 1.285, 0.018), (-0.560, 0.02, 1.280, 0.014)], SKIN, 1.3, n=14, k=12),
        # the arm that waves: elbow out, the hand at the cap's height, clear of the great balloon's basket in the tall view
        along("sleeve", [(0.110, 0.00, 1.350, 0.078), (0.185, 0.00, 1.362, 0.074), (0.268, 0.02, 1.338, 0.066), (0.338, 0.03, 1.330, 0.063), (0.382, 0.04, 1.376, 0.059), (0.384, 0.05, 1.468, 0.054), (0.368, 0.06, 1.556, 0.047)],
              COAT * 1.02, 0.95, 0.16, 6, 70, 36),
        along("cuff", [(0.370, 0.060, 1.540, 0.051), (0.364, 0.063, 1.572, 0.052)], COAT * 0.8, n=10, k=28),
        along("wrist", [(0.366, 0.063, 1.548, 0.029), (0.356, 0.068, 1.628, 0.026)], SKIN, n=10, k=16),
    ]
    parts += tulip(-0.515, 0.01, 1.235, 0.150)
    parts += palm((0.356, 0.068, 1.616), (0.386, 0.080, 1.745), width=0.036, size=1.08, spread=0.60)
    # legs: hip, knee, ankle, toe
    parts += leg((-0.100, 0, 0.84), (-0.112, 0.03, 0.48), (-0.082, -0.03, 0.10), (-0.150, 0.10), 7)
    parts += leg((0.065, 0.02, 0.80), (0.190, 0.09, 0.46), (0.212, 0.03, 0.065), (0.350, 0.06), 9)
    cap = [  # pushed back from the brow
        upright("cap", [(0, -0.006, 0.004, 0.089, 0.099), (0, -0.008, 0.045, 0.092, 0.101), (0, -0.014, 0.085, 0.082, 0.092), (0, -0.024, 0.118, 0.060, 0.068), (0, -0.034, 0.142, 0.032, 0.036), (0, -0.036, 0.150, 0.010, 0.012)],
                lambda a, t, z: wool(a, t, z, CAP, 5), rib, 40, 170),
        upright("brim", [(0, -0.006, -0.018, 0.089, 0.099), (0, -0.006, -0.010, 0.097, 0.107), (0, -0.006, 0.030, 0.097, 0.107), (0, -0.006, 0.040, 0.089, 0.100)], lambda a, t, z: wool(a, t, z, CAP * 0.82, 6), rib, 20, 170),
    ]
    # the head, tilted back, looks up to the right, at the balloon
    head = [
        ball("head", (0, 0, 0), (0.078, 0.090, 0.112), SKIN),
        ball("hair", (0, -0.026, -0.030), (0.080, 0.074, 0.066), HAIR, lambda a, t, z: 1 + 0.03 * np.cos(17 * a + 9 * z)),
        ball("ear", (0.080, 0.000, -0.020), (0.014, 0.024, 0.032), SKIN),
    ] + face()
    parts += looking(head + looking(cap, (0, 0, 0.012), 0, 0.26), (0.048, 0.030, 1.662), 1.88, 0.44, 0.02, 1.12)
    parts.append(along("neck", [(0.020, 0.012, 1.43, 0.060), (0.038, 0.02, 1.59, 0.052)], SKIN, n=10, k=24))
    # the scarf: two turns round the neck, one end down the back, one on the breeze
    for z, r, tube_, tilt, seed in ((1.466, 0.096, 0.043, 0.030, 21), (1.510, 0.080, 0.036, -0.020, 22)):
        a = np.linspace(0, 2 * np.pi, 26)
        rows = [(0.024 + r * math.cos(v), 0.012 + 0.92 * r * math.sin(v), z + tilt * math.cos(v + 0.6) - 0.014 * math.sin(v), tube_ * (1 + 0.10 * math.sin(3 * v + seed))) for v in a]
        parts.append(along("scarf", rows, lambda s, q: np.asarray(SCARF) * (0.86 + 0.14 * np.sign(np.sin(s * 60)))[..., None], 1.0, 0.22, seed, 120, 26, False, (0, 0, 1)))
    stripe = lambda s, q: np.where(((s > 0.70) & (s < 0.77) | (s > 0.84) & (s < 0.88))[..., None], WINE, SCARF) * (1 - 0.22 * np.cos(3 * q))[..., None]
    for rows, up, seed, fall in (
        ([(-0.010, -0.095, 1.48, 0.044), (-0.040, -0.140, 1.40, 0.050), (-0.055, -0.146, 1.29, 0.053), (-0.045, -0.138, 1.17, 0.057)], (0.25, 1, 0), 23, (0.0, 0.0, -0.055)),
        ([(0.055, -0.085, 1.470, 0.040), (0.092, -0.132, 1.400, 0.046), (0.130, -0.150, 1.310, 0.050), (0.180, -0.152, 1.225, 0.052), (0.255, -0.150, 1.172, 0.054), (0.335, -0.150, 1.150, 0.056)], (-0.35, 1.0, 0.25), 24, (0.052, 0.0, -0.022)),
    ):
        parts.append(along("end", rows, stripe, 0.22, 0.14, seed, 60, 30, False, up))
        end, before = np.array(rows[-1][:3]), np.array(rows[-2][:3])
        d = (end - before) / np.linalg.norm(end - before)
        across = np.cross(d, np.array(up, float))
        across /= np.linalg.norm(across)
        for f in np.linspace(-0.85, 0.85, 8):  # fringe
            p = end + across * f * rows[-1][3] - d * 0.01
            q = p + np.array(fall) * (1 + 0.25 * math.sin(9 * f + seed))
            parts.append(along("fringe", [tuple(p) + (0.006,), tuple(q) + (0.004,)], SCARF * 0.9, n=6, k=6))
    return parts


def sitting():
    """Leans back a little, one knee drawn up and her arm on it, a glass of tea held out on its saucer; a kilim round her shoulders. Her head is
    turned to the balloon."""

    def kilim(a, t, z):
        """Bands, and stars as the balloon has, that run round the blanket."""
        v = 1 - t
        u = a / (2 * np.pi)
        band = lambda lo, hi: ((v > lo) & (v < hi))[..., None]
        star = eight(2 * ((u * 13) % 1) - 1, (v - 0.58) / 0.20, 0.92)[..., None]
        c = np.broadcast_to(WINE, a.shape + (3,))
        c = np.where(band(0.30, 0.34) | band(0.82, 0.86), OCHRE, c)
        c = np.where(band(0.34, 0.82), INDIGO, c)
        c = np.where(band(0.36, 0.80) & (star < 1.0), CREAM * 0.55, c)
        c = np.where(band(0.36, 0.80) & (star < 0.48), WINE * 1.25, c)
        c = np.where(band(0.93, 0.97), CREAM * 0.7, c)
        return c * (1 + 0.25 * fbm(np.cos(a) * 3, np.sin(a) * 3, z * 9, 3, 12))[..., None]

    def drape(a, t, z):
        low = sstep(0.60, 0.10, z)
        f = 0.10 * np.cos(6 * a + 1.2 + 1.1 * np.sin(a) + 2.6 * z) + 0.05 * np.cos(11 * a + 0.4 + 5 * z)
        wing = 0.13 * np.exp(-(((a - np.pi - 0.1) / 0.7) ** 2)) * sstep(0.50, 0.02, z)  # it lies on the ground at her side
        return 1 + low * f + wing + 0.05 * fbm(np.cos(a) * 2, np.sin(a) * 2, z * 4, 3, 14) * sstep(0.66, 0.55, z)

    rings = [(-0.080, -0.03, 0.005, 0.345, 0.285, 0.0), (-0.062, -0.028, 0.04, 0.305, 0.262, 0.0), (-0.022, -0.020, 0.12, 0.246, 0.225, 0.0), (0.004, -0.015, 0.22, 0.206, 0.188, 0.05), (-0.008, -0.02, 0.34, 0.192, 0.165, 0.02),
             (-0.030, -0.025, 0.44, 0.194, 0.150, -0.08), (-0.046, -0.03, 0.515, 0.184, 0.132, -0.14), (-0.056, -0.03, 0.568, 0.146, 0.112, -0.14), (-0.062, -0.028, 0.603, 0.100, 0.090, -0.10), (-0.064, -0.024, 0.640, 0.070, 0.070, 0.0)]
    strand = lambda a, t, z: 1 + 0.008 * np.cos(33 * a + 25 * z) + 0.03 * fbm(np.cos(a) * 2, np.sin(a) * 2, z * 14, 2, 9)
    parts = [
        upright("blanket", rings, kilim, drape, 90, 200, 2.2, 0.25),
        along("fold", [(0.035, -0.100, 0.600, 0.034), (-0.06, -0.120, 0.612, 0.040), (-0.145, -0.08, 0.630, 0.034)], WINE * 1.1, 0.8, 0.15, 7, 30, 20, True, (0, 0, 1)),
        # knee drawn up, the other leg along the ground
        along("thigh", [(0.08, 0.06, 0.13, 0.105), (0.22, 0.16, 0.37, 0.094), (0.300, 0.20, 0.47, 0.080)], SHALVAR, 1, 0.10, 31, 40, 40),
        trousers("shin", [(0.294, 0.20, 0.478, 0.080), (0.366, 0.22, 0.33, 0.078), (0.402, 0.225, 0.22, 0.070), (0.414, 0.23, 0.16, 0.058)], SHALVAR, 4, 60, 50),
        along("boot", [(0.402, 0.225, 0.235, 0.068), (0.418, 0.228, 0.14, 0.058), (0.430, 0.23, 0.065, 0.050), (0.490, 0.24, 0.045, 0.048), (0.565, 0.25, 0.030, 0.034)], BOOTS, 1, 0.04, 1, 50, 26),
        along("cuff", [(0.402, 0.225, 0.236, 0.073), (0.408, 0.226, 0.196, 0.071)], BOOTS * 1.4, n=12, k=30),
        along("leg", [(-0.02, 0.10, 0.11, 0.10), (0.16, 0.34, 0.16, 0.085), (0.34, 0.44, 0.09, 0.070), (0.52, 0.44, 0.06, 0.060)], SHALVAR, 1, 0.10, 33, 40, 26, True, (0, 0, 1)),
        # the arm on the knee
        along("arm", [(0.060, -0.03, 0.515, 0.060), (0.150, 0.02, 0.510, 0.055), (0.262, 0.10, 0.560, 0.050), (0.330, 0.13, 0.592, 0.047), (0.420, 0.12, 0.640, 0.040), (0.478, 0.11, 0.668, 0.034)], BLOUSE, 1, 0.14, 34, 60, 28),
        along("hand", [(0.470, 0.11, 0.664, 0.025), (0.520, 0.105, 0.688, 0.032), (0.585, 0.10, 0.706, 0.022)], SKIN, 0.7, 0, 1, 18, 18),
        along("thumb", [(0.510, 0.080, 0.690, 0.012), (0.540, 0.050, 0.732, 0.010)], SKIN, n=10, k=10),
        along("neck", [(-0.064, -0.03, 0.57, 0.052), (-0.050, -0.005, 0.72, 0.047)], SKIN, n=10, k=24),
    ]
    parts += tulip(0.578, 0.095, 0.726, 0.158, 0.075)
    # hair in a low bun
    head = [
        ball("head", (0, 0, 0), (0.074, 0.085, 0.108), SKIN),
        ball("hair", (0, -0.030, 0.024), (0.083, 0.086, 0.094), lambda a, t, z: HAIR * (1 + 0.35 * np.cos(33 * a + 25 * z) ** 2)[..., None], strand, 40, 160),
        ball("crown", (0, -0.004, 0.040), (0.080, 0.086, 0.076), lambda a, t, z: HAIR * (0.35 + 0.25 * np.cos(33 * a + 25 * z) ** 2)[..., None], strand, 40, 160),
        ball("nape", (0, -0.042, -0.038), (0.066, 0.055, 0.060), HAIR, strand),
        ball("bun", (0, -0.112, 0.005), (0.050, 0.048, 0.048), HAIR * 1.15, lambda a, t, z: 1 + 0.06 * np.cos(5 * a + 60 * z)),
ball("ear", (0.074, -0.004, -0.020), (0.013, 0.022, 0.030), SKIN),
        ball("drop", (0.082, 0.000, -0.064), (0.010, 0.010, 0.014), OCHRE * 1.3),
    ] + face()
    parts += looking(head, (-0.036, 0.012, 0.770), 1.72, 0.30, 0.0, 1.08)
    return parts


def cat():
    """Sits, tail and ears up, and looks where the two look."""

    def tabby(a, t, z):
        stripes = sstep(0.15, 0.75, np.sin(z * 105 + 2.2 * np.cos(a + 1.2) + 1.5 * fbm(np.cos(a) * 2, np.sin(a) * 2, z * 9, 2, 8)))
        return mix(GINGER, GINGER * 0.42, stripes * 0.8)

    fur = lambda a, t, z: 1 + 0.035 * fbm(np.cos(a) * 6, np.sin(a) * 6, z * 26, 3, 6)
    body = [(0, 0, 0, 0.128, 0.132), (0, 0, 0.05, 0.146, 0.144), (0.002, 0.004, 0.13, 0.138, 0.132), (0.006, 0.014, 0.22, 0.108, 0.106), (0.012, 0.024, 0.30, 0.080, 0.080), (0.018, 0.030, 0.355, 0.060, 0.060), (0.020, 0.032, 0.400, 0.050, 0.052)]
    head = [ball("face", (0, 0, 0), (0.074, 0.066, 0.060), tabby, fur), ball("muzzle", (0, 0.058, -0.016), (0.030, 0.026, 0.022), CREAM)]
    for side in (-1, 1):
        head.append(along("ears", [(0.042 * side, 0.0, 0.030, 0.034), (0.052 * side, -0.002, 0.066, 0.021), (0.058 * side, -0.004, 0.104, 0.004)], GINGER * 0.9, 0.45, n=16, k=18, caps=False))
    tail = [(0.060, -0.100, 0.070, 0.032), (0.150, -0.115, 0.090, 0.032), (0.224, -0.080, 0.150, 0.030), (0.248, -0.040, 0.240, 0.027), (0.222, -0.020, 0.320, 0.025), (0.238, -0.010, 0.375, 0.018)]
    return [upright("cat", body, tabby, fur, 60, 80), along("tail", tail, lambda s, q: mix(GINGER, GINGER * 0.42, sstep(0.2, 0.7, np.sin(s * 40))), n=60, k=22)] + looking(head, (0.024, 0.040, 0.432), 0.75, 0.30)


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


# a brazier: a bowl on three feet with a broad rim, where a glass may stand; above its coals an iron ring bears the pots
BOWL = [(0.001, 0.085), (0.13, 0.088), (0.20, 0.112), (0.245, 0.160), (0.262, 0.196), (0.345, 0.206), (0.352, 0.214), (0.345, 0.222), (0.262, 0.214), (0.235, 0.175), (0.001, 0.150)]
RING = 0.315  # its height
# two pots, one on the other, as tea is made: a broad kettle with a long spout, a small pot on its mouth
POT = [(0.104, 0), (0.126, 0.004), (0.140, 0.020), (0.145, 0.048), (0.136, 0.078), (0.112, 0.104), (0.086, 0.118), (0.080, 0.128), (0.084, 0.134), (0.068, 0.138),
       (0.064, 0.146), (0.080, 0.158), (0.088, 0.178), (0.084, 0.202), (0.066, 0.224), (0.062, 0.232), (0.066, 0.236), (0.058, 0.242), (0.038, 0.258), (0.014, 0.266), (0.012, 0.274), (0.020, 0.284), (0.018, 0.294), (0.001, 0.300)]
COPPER, IRON = hexc("#6E4026"), hexc("#1E1813")
# where the lantern stands, to the right of the middle and away
LAMP_AT = (0.40, -0.32)


def coals():
    """A heap of them, each of its own heat: hottest where the air comes in, some with ash."""
    r = np.random.RandomState(5)
    out = []
    for i in range(40):
        far, a = 0.235 * math.sqrt(r.rand()), r.uniform(0, 2 * math.pi)
        z = 0.196 + 0.080 * (1 - (far / 0.235) ** 2) + r.uniform(-0.012, 0.012)
        size = r.uniform(0.026, 0.040)
        hot = r.rand()
        seed = int(r.randint(99))
        dark, red, gold = np.array((0.030, 0.008, 0.006)), np.array((0.90, 0.062, 0.005)), np.array((2.5, 0.50, 0.045))

        def heat(b, t, zz, hot=hot, seed=seed):
            n = 0.5 + 0.5 * fbm(np.cos(b) * 1.6, np.sin(b) * 1.6, t * 3.2, 3, seed)
            k = np.clip(0.30 + 0.62 * hot + 1.3 * (n - 0.5) - 0.64 * t, 0, 1)[..., None]
            return np.where(k < 0.4, dark + (red - dark) * k / 0.4, red + (gold - red) * (k - 0.4) / 0.6)

        out.append(ball("coal", (far * math.cos(a), far * math.sin(a), z), (size * r.uniform(0.9, 1.4), size * r.uniform(0.9, 1.4), size * 0.8), heat, lambda b, t, zz, seed=seed: 1 + 0.25 * np.sign(np.cos(3 * b + seed)) * 0.4, 12, 16))
    return out


def polished(name, profile, col, k=72):
    """A vessel whose metal mirrors the dawn at its right and the sky at its left."""
    t = np.arange(k) * 2 * np.pi / k
    near = lambda at, r: np.exp(-((np.angle(np.exp(1j * (t - at))) / r) ** 2))
    shine = 0.50 + 7.0 * near(-0.66, 0.12) + 2.2 * near(-0.34, 0.30) + 2.6 * near(-2.35, 0.13) + 0.5 * near(-1.45, 0.20)
    rows = np.linspace(1.15, 0.85, len(profile))[:, None]
    return lathe(name, profile, np.asarray(col) * (rows * shine)[..., None], k)


def tea():
    """The two pots, each with its spout and handle."""
    return [
        polished("pot", POT, COPPER),
        lathe("seam", [(0.082, 0.122), (0.090, 0.126), (0.090, 0.136), (0.082, 0.140)], COPPER * 0.35, 40),
        along("spout", [(0.105, 0, 0.036, 0.030), (0.166, 0, 0.062, 0.020), (0.198, 0, 0.112, 0.015), (0.236, 0, 0.150, 0.012)], COPPER, n=24, k=14),
        along("spout", [(0.066, 0, 0.180, 0.017), (0.102, 0, 0.200, 0.011), (0.118, 0, 0.226, 0.009), (0.130, 0, 0.236, 0.008)], COPPER, n=20, k=12),
        along("handle", [(-0.085, 0, 0.098, 0.008), (-0.146, 0, 0.112, 0.009), (-0.178, 0, 0.088, 0.009), (-0.172, 0, 0.052, 0.009), (-0.140, 0, 0.034, 0.008), (-0.120, 0, 0.036, 0.007)], COPPER * 0.5, n=36, k=10),
        along("handle", [(-0.060, 0, 0.212, 0.006), (-0.098, 0, 0.222, 0.007), (-0.118, 0, 0.206, 0.007), (-0.112, 0, 0.182, 0.006), (-0.076, 0, 0.174, 0.006)], COPPER * 0.5, n=36, k=10),
    ]


def picnic(B, place, turn, ground, mats, size, rise, pet):
    """All of it at place x, y; turn: of the rug, in degrees from y; rise: how much higher he stands, out of the grass; pet: x, y and size of the
    cat. Returns where the lantern's light is."""
    cloth, carpet, lamp, skin, shine = mats
    x, y = place
    a = -math.radians(turn)
    ca, sa = math.cos(a), math.sin(a)
    at = lambda u, v: (x + size * (u * ca - v * sa), y + size * (u * sa + v * ca))
    straight = -a - math.atan2(x, y)  # as the camera sees it
    obj("rug", rug(ground, *at(-0.40, -0.03), 1.7 * size, 1.15 * size, a), B, carpet)

    def stand(meshes, u, v, lift=0.0, rot=0.0, s=1.0):
        px, py = at(u, v)
        for me in meshes:
            kind = me.name.split(".")[0]
            obj(me.name, me, B, skin if kind in BARE else shine if kind in SHINING else cloth, (px, py, ground(px, py) + size * lift), (0, 0, a + rot), (size * s,) * 3)

    stand(sitting(), -0.87, -0.02, 0.05, straight, 1.04)
    stand(standing(), 0.68, -0.16, rise, straight, 1.03)
    px, py, s = pet
    for me in cat():
        obj(me.name, me, B, cloth, (px, py, ground(px, py) + 0.06 * s), (0, 0, -math.atan2(px, py)), (s,) * 3)
    u, v = -0.04, 0.06
    leg = lambda t: along("foot", [(0.20 * math.cos(t), 0.20 * math.sin(t), 0.125, 0.022), (0.265 * math.cos(t), 0.265 * math.sin(t), 0.06, 0.018), (0.25 * math.cos(t), 0.25 * math.sin(t), 0.0, 0.016)], IRON, n=12, k=10)
    prop = lambda t: along("prop", [(0.262 * math.cos(t), 0.262 * math.sin(t), 0.205, 0.010), (0.215 * math.cos(t), 0.215 * math.sin(t), RING, 0.009)], IRON, n=8, k=8)
    ring = along("ring", [(0.215 * math.cos(t), 0.215 * math.sin(t), RING, 0.010) for t in np.linspace(0, 2 * math.pi, 24)], IRON, n=60, k=8, caps=False, up=(0, 0, 1))
    stand([polished("bowl", BOWL, COPPER)] + [leg(t) for t in (0.5, 2.6, 4.7)] + [prop(t) for t in (0.2, 1.8, 3.4, 5.1)] + [ring] + coals(), u, v, 0.02)
    stand(tea(), u + 0.01, v, 0.02 + RING + 0.005, straight + 0.10, 1.15)
    stand(tulip(0, 0, 0, 0.115, 0.065), u - 0.285, v - 0.10, 0.02 + 0.222)
    u, v = LAMP_AT
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
