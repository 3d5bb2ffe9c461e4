"""Two travellers on the knoll, seen from behind, with a rug, tea and a lantern."""
from kit import *
from balloons import tube

SKIN, HAIR = hexc("#C68E6C"), hexc("#2A1D1A")
COAT, SCARF, TROUSERS, BOOTS = hexc("#2F6F86"), hexc("#E3A33C"), hexc("#3B3A4E"), hexc("#2B211E")
SHAWL, SKIRT, KNIT = hexc("#C4432F"), hexc("#3D5C8C"), hexc("#EADCC0")


def capsule(p0, p1, r0, r1, k=14):
    """A limb: two balls and what lies between them."""
    p0, p1 = np.array(p0, float), np.array(p1, float)
    d = p1 - p0
    l = np.linalg.norm(d)
    d = d / l if l > 1e-6 else np.array([0, 0, 1.0])
    u = np.cross(d, [0.31, 0.83, 0.12])
    u /= np.linalg.norm(u)
    w = np.cross(d, u)
    ring = []
    for a in np.linspace(-np.pi / 2, 0, 6):
        ring.append((p0 + d * r0 * math.sin(a), r0 * max(math.cos(a), 0.02)))
    for a in np.linspace(0, np.pi / 2, 6):
        ring.append((p1 + d * r1 * math.sin(a), r1 * max(math.cos(a), 0.02)))
    t = np.arange(k) * 2 * np.pi / k
    c = np.cos(t)[:, None] * u + np.sin(t)[:, None] * w
    V = np.concatenate([p + c * r for p, r in ring])
    i, j = np.arange(len(ring) - 1)[:, None], np.arange(k)[None]
    j2 = (j + 1) % k
    F = np.stack([i * k + j, i * k + j2, (i + 1) * k + j2, (i + 1) * k + j], -1).reshape(-1, 4)
    n = len(V)
    return V, F, n


def body(name, limbs, voxel=0.017, smooth=5):
    """Limbs (from, to, their two radii, colour) grown together into one skin, each place in the nearest limb's colour."""
    V, F, o = [], [], 0
    for p0, p1, r0, r1, _ in limbs:
        v, f, n = capsule(p0, p1, r0, r1)
        V.append(v)
        F.append(f + o)
        o += n
    me = raw_mesh(name, np.concatenate(V), np.concatenate(F))
    ob = bpy.data.objects.new(name, me)
    bpy.context.scene.collection.objects.link(ob)
    m = ob.modifiers.new("r", "REMESH")
    m.mode, m.voxel_size = "VOXEL", voxel
    m = ob.modifiers.new("s", "SMOOTH")
    m.iterations, m.factor = smooth, 0.5
    out = bpy.data.meshes.new_from_object(ob.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(ob)
    n = len(out.vertices)
    co = np.empty(n * 3, np.float32)
    out.vertices.foreach_get("co", co)
    co = co.reshape(-1, 3)
    best, col = np.full(n, 1e9), np.zeros((n, 3))
    for p0, p1, r0, r1, c in limbs:
        a, d = np.array(p0), np.array(p1, float) - np.array(p0)
        t = np.clip(((co - a) @ d) / max(d @ d, 1e-9), 0, 1)
        q = np.linalg.norm(co - a - t[:, None] * d, axis=1) - (r0 + (r1 - r0) * t)
        w = q < best
        best = np.where(w, q, best)
        col[w] = c
    folds = 1 + 0.20 * fbm(co[:, 0] * 9, co[:, 1] * 9, co[:, 2] * 3, 3, 7)
    a = out.color_attributes.new("Col", "FLOAT_COLOR", "POINT")
    rgba = np.zeros((n, 4), np.float32)
    rgba[:, :3] = col * folds[:, None]
    a.data.foreach_set("color", rgba.ravel())
    out.polygons.foreach_set("use_smooth", np.ones(len(out.polygons), bool))
    out.update()
    return out


def standing():
    """Looks along y; the right arm points up at a balloon, the left holds a glass."""
    c, t, b = COAT, TROUSERS, BOOTS
    return body(
        "standing",
        [
            ((-0.10, 0, 0.92), (-0.13, -0.02, 0.50), 0.105, 0.078, t),
            ((-0.13, -0.02, 0.50), (-0.13, -0.05, 0.10), 0.074, 0.058, t),
            ((-0.13, -0.07, 0.05), (-0.15, 0.12, 0.04), 0.058, 0.048, b),
            ((0.10, 0, 0.92), (0.15, 0.06, 0.50), 0.105, 0.078, t),
            ((0.15, 0.06, 0.50), (0.17, 0.02, 0.10), 0.074, 0.058, t),
            ((0.17, 0.00, 0.05), (0.21, 0.18, 0.04), 0.058, 0.048, b),
            ((0, 0, 0.80), (0, 0.01, 1.10), 0.185, 0.150, c),
            ((0, 0.01, 1.10), (0, 0.02, 1.34), 0.150, 0.165, c),
            ((-0.155, 0.02, 1.40), (0.165, 0.02, 1.42), 0.082, 0.082, c),
            ((-0.21, 0.02, 1.38), (-0.29, 0.0, 1.12), 0.066, 0.058, c),
            ((-0.29, 0.0, 1.12), (-0.20, 0.20, 1.02), 0.055, 0.045, c),
            ((-0.19, 0.23, 1.02), (-0.18, 0.27, 1.03), 0.042, 0.036, SKIN),
            ((0.21, 0.03, 1.41), (0.37, 0.12, 1.62), 0.068, 0.056, c),
            ((0.37, 0.12, 1.62), (0.50, 0.22, 1.84), 0.054, 0.042, c),
            ((0.515, 0.235, 1.87), (0.55, 0.26, 1.925), 0.040, 0.030, SKIN),
            ((0.555, 0.265, 1.935), (0.585, 0.285, 1.99), 0.017, 0.014, SKIN),
            ((-0.06, 0.01, 1.48), (0.06, 0.03, 1.48), 0.082, 0.082, SCARF),
            ((0.06, -0.13, 1.44), (0.09, -0.17, 1.14), 0.052, 0.062, SCARF),
            ((0.015, 0.03, 1.60), (0.02, 0.045, 1.66), 0.096, 0.104, SKIN),
            ((0.015, 0.015, 1.64), (0.02, 0.03, 1.70), 0.106, 0.100, KNIT),
            ((0.02, 0.03, 1.795), (0.02, 0.03, 1.80), 0.032, 0.030, KNIT),
        ],
    )


def sitting():
    """Looks along y, knees drawn up, one hand on the rug behind her."""
    s, k = SHAWL, SKIRT
    return body(
        "sitting",
        [
            ((-0.09, 0, 0.13), (0.09, 0, 0.13), 0.165, 0.165, k),
            ((-0.11, 0.06, 0.15), (-0.13, 0.46, 0.42), 0.115, 0.085, k),
            ((0.11, 0.06, 0.15), (0.12, 0.48, 0.40), 0.115, 0.085, k),
            ((-0.13, 0.46, 0.42), (-0.13, 0.60, 0.10), 0.080, 0.062, k),
            ((0.12, 0.48, 0.40), (0.14, 0.64, 0.10), 0.080, 0.062, k),
            ((-0.13, 0.60, 0.06), (-0.13, 0.76, 0.05), 0.052, 0.042, BOOTS),
            ((0.14, 0.64, 0.06), (0.15, 0.80, 0.05), 0.052, 0.042, BOOTS),
            ((0, -0.02, 0.20), (0, -0.02, 0.50), 0.165, 0.150, s),
            ((-0.15, -0.01, 0.56), (0.15, -0.01, 0.56), 0.085, 0.085, s),
            ((0, -0.10, 0.46), (0, -0.13, 0.24), 0.130, 0.155, s),
            ((-0.20, -0.01, 0.54), (-0.31, -0.14, 0.30), 0.066, 0.058, s),
            ((-0.31, -0.14, 0.30), (-0.35, -0.22, 0.07), 0.052, 0.040, s),
            ((-0.35, -0.24, 0.04), (-0.37, -0.27, 0.03), 0.038, 0.030, SKIN),
            ((0.20, 0.0, 0.54), (0.26, 0.20, 0.38), 0.066, 0.056, s),
            ((0.26, 0.20, 0.38), (0.16, 0.42, 0.49), 0.052, 0.042, s),
            ((0.15, 0.45, 0.51), (0.14, 0.48, 0.53), 0.040, 0.034, SKIN),
            ((0, 0, 0.66), (0, 0.01, 0.70), 0.055, 0.055, SKIN),
            ((0.0, 0.03, 0.78), (0.0, 0.05, 0.82), 0.096, 0.098, SKIN),
            ((0.0, 0.0, 0.80), (0.0, 0.01, 0.85), 0.108, 0.104, HAIR),
            ((0.0, -0.09, 0.70), (0.03, -0.15, 0.40), 0.062, 0.036, HAIR),
        ],
        0.015,
    )


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
    col = mix(hexc("#A8322B"), hexc("#E9D3A4"), (loz < 0.62).astype(float))
    col = mix(col, hexc("#23466E"), (loz < 0.36).astype(float))
    col = mix(col, hexc("#D8932F"), (loz < 0.16).astype(float))
    col = mix(col, hexc("#23466E"), ((i > 0.80) & (i < 0.86)).astype(float))
    col = mix(col, hexc("#EFE2C6"), ((i > 0.90) & (i < 0.93) | (i > 0.97)).astype(float))
    return grid_mesh("rug", X, Y, Z, col=col)


def lathe(name, profile, col, k=20):
    """A vessel from r, z pairs."""
    p = np.array(profile, float)
    t = np.arange(k) * 2 * np.pi / k
    X, Y = p[:, :1] * np.cos(t), p[:, :1] * np.sin(t)
    return grid_mesh(name, X, Y, np.repeat(p[:, 1:], k, 1), True, col=np.broadcast_to(col, X.shape + (3,)))


GLASS = [(0.026, 0), (0.030, 0.01), (0.032, 0.03), (0.022, 0.055), (0.030, 0.10), (0.001, 0.085)]
POT = [(0.09, 0), (0.13, 0.05), (0.13, 0.11), (0.08, 0.16), (0.075, 0.17), (0.10, 0.20), (0.105, 0.25), (0.05, 0.29), (0.018, 0.30), (0.018, 0.32), (0.001, 0.325)]
TRAY = [(0.001, 0.012), (0.22, 0.012), (0.24, 0.035), (0.235, 0)]


def picnic(B, place, turn, ground, mats, far=1.0):
    """All of it at place x, y; turn: where they look, in degrees from y. Returns where the lantern's light is."""
    cloth, lamp = mats
    x, y = place
    a = -math.radians(turn)
    ca, sa = math.cos(a), math.sin(a)
    at = lambda u, v: (x + u * ca - v * sa, y + u * sa + v * ca)
    obj("rug", rug(ground, *at(-0.75, -0.05), 2.3 * far, 1.5 * far, a), B, cloth)

    def stand(me, u, v, lift=0.0, rot=0.0, s=1.0):
        px, py = at(u, v)
        return obj(me.name, me, B, cloth, (px, py, ground(px, py) + lift), (0, 0, a + rot), (s, s, s))

    stand(sitting(), -1.02, -0.05, 0.05, -0.30, 1.05)
    stand(standing(), 0.72, 0.05, 0.0, -0.10, 1.04)
    stand(lathe("tray", TRAY, hexc("#B87333")), -0.30, 0.05, 0.05)
    stand(lathe("pot", POT, hexc("#B9B4AE")), -0.36, 0.13, 0.06, s=1.15)
    for u, v in ((-0.20, 0.0), (-0.30, -0.10)):
        stand(lathe("glass", GLASS, hexc("#8E2F14")), u, v, 0.06, s=1.3)
    u, v = -0.02, -0.42
    px, py = at(u, v)
    z = ground(px, py)
    stand(lathe("foot", [(0.001, 0.0), (0.10, 0.0), (0.10, 0.03), (0.07, 0.05), (0.001, 0.05)], hexc("#3A2E22")), u, v)
    stand(lathe("top", [(0.075, 0.25), (0.10, 0.26), (0.05, 0.33), (0.02, 0.35), (0.03, 0.38), (0.001, 0.385)], hexc("#3A2E22")), u, v)
    for k in range(6):
        t = k * math.pi / 3
        v_, f_ = tube((0.078 * math.cos(t), 0.078 * math.sin(t), 0.04), (0.078 * math.cos(t), 0.078 * math.sin(t), 0.26), 0.007, 0.007, 5)
        stand(raw_mesh("bar", v_, f_, hexc("#3A2E22")), u, v)
    obj("light", lathe("light", [(0.001, 0.05), (0.055, 0.07), (0.065, 0.13), (0.045, 0.21), (0.001, 0.25)], hexc("#FFFFFF")), B, lamp, (px, py, z))
    return (px, py, z + 0.30)
