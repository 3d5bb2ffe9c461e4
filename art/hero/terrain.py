"""The land: height function and the polar grid the camera stands in the middle of."""
from kit import *
import os, hashlib


def terrain(x, y):
    D = np.hypot(x, y)
    wx = x + 70 * fbm(x / 260, y / 260, 0, 3, 1)
    wy = y + 70 * fbm(x / 260, y / 260, 5, 3, 2)
    xc = 70 * np.sin(y / 330.0 + 0.4) + 25 * np.sin(y / 120.0) - 10
    side = np.abs(wx - xc)
    width = 60 + 0.13 * y
    wall = sstep(
        width * 0.55,
        width * 1.6,
        side + 22 * (ridged(wx / 55, wy / 55, 0, 4, 11) - 0.5) * sstep(120, 320, y),
    )
    big = sstep(
        -0.12,
        0.34,
        fbm(wx / 950, wy / 620, 0, 3, 21)
        + 0.10 * (ridged(wx / 120, wy / 120, 0, 4, 31) - 0.5)
        + 0.16 * np.sin(y / 410.0),
    )
    h = wall * (26 + 26 * big) * sstep(110, 360, y)
    # mesas further away
    far = sstep(700, 1500, D)
    m = fbm(wx / 800, wy / 420, 9, 4, 41) + 0.09 * (ridged(wx / 90, wy / 90, 0, 4, 51) - 0.5)
    h = h * (1 - 0.5 * far) + far * (
        sstep(-0.02, 0.12, m) * 50 + sstep(0.14, 0.26, m) * 60 + (D / 90)
    )
    for y0, amp, wd, fr, sd in [
        (330, 16, 60, 150, 1),
        (520, 30, 80, 210, 2),
        (800, 46, 110, 300, 3),
        (1250, 66, 170, 420, 4),
        (1900, 98, 260, 600, 5),
        (2900, 150, 420, 900, 6),
        (4200, 205, 600, 1300, 7),
    ]:
        yy = y0 + 0.35 * y0 * fbm(wx / (fr * 1.6), sd * 3.3, 0, 3, 130 + sd)
        a_ = np.clip(0.42 + 1.05 * fbm(wx / fr, sd * 7.7, 0, 4, 140 + sd), 0, 1.2)
        gap = 1 - 0.72 * np.exp(-(((x - (0.085 * y0)) / (0.10 * y0 + 26)) ** 2))
        q = (y - yy) / wd
        q = q + 0.55 * (ridged(wx / (fr * 0.30), wy / (fr * 0.55), 0, 4, 150 + sd) - 0.5)
        h = np.maximum(h, 0) + amp * a_ * gap * np.exp(-q * q) * 0.85
    # flutes / erosion
    er = ridged(wx / 42, wy / 42, 0, 5, 61)
    h += (er - 0.45) * (6 + 10 * wall) * sstep(90, 260, y) + (
        ridged(wx / 95, wy / 120, 0, 4, 66) - 0.5
    ) * 14 * sstep(150, 340, y)
    h += 2.2 * fbm(x / 24, y / 24, 0, 5, 71) + 0.5 * fbm(x / 5, y / 5, 0, 3, 81)
    # near viewpoint slope
    near = 1 - sstep(60, 235, y + 16 * fbm(x / 40, y / 40, 0, 3, 91))
    h = h * (1 - near) + near * (
        27
        + 5 * fbm(x / 35, y / 35, 0, 5, 95)
        + 0.10 * np.abs(x)
        + 1.0 * (ridged(x / 18, y / 18, 0, 4, 96) - 0.5)
    )
    h += 12 * np.exp(-(((x + 34) / 26) ** 2 + ((y - 135) / 45) ** 2)) + 7 * np.exp(
        -(((x - 48) / 26) ** 2 + ((y - 165) / 55) ** 2)
    )
    return h


def land(Q, cache):
    """Grid and colours at quality Q; kept in cache/ under a name made from this file, so an edit rebuilds it."""
    key = hashlib.md5(
        open(__file__, "rb").read()
        + open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "kit.py"), "rb").read()
    ).hexdigest()[:10]
    p = os.path.join(cache, "land_q%g_%s.npz" % (Q, key))
    if os.path.exists(p):
        d = np.load(p)
        return d["X"], d["Y"], d["Z"], d["c"]
    nr, nc = int(1300 * Q), int(1150 * Q)
    r = np.exp(np.linspace(np.log(30), np.log(5600), nr))
    az = np.radians(np.linspace(-29, 29, nc))
    R_, A_ = np.meshgrid(r, az, indexing="ij")
    X = R_ * np.sin(A_)
    Y = R_ * np.cos(A_)
    Z = terrain(X, Y)
    gy, gx = np.gradient(Z)
    dx = R_ * (az[1] - az[0])
    dr = np.gradient(r)[:, None]
    slope = np.hypot(gx / dx, gy / dr)
    band = 0.5 + 0.5 * np.sin(Z / 2.6 + 2.5 * fbm(X / 60, Y / 60, 0, 3, 5))
    rosy = sstep(-0.1, 0.25, fbm(X / 300, Y / 300, 3, 3, 15))
    c = mix(hexc("#D9B48A"), hexc("#CF9A78"), np.clip(rosy * 0.75 + 0.25 * band, 0, 1))
    c = mix(c, hexc("#E9CDA8"), 0.40 * sstep(0.55, 1, band))
    c = mix(c, hexc("#B98563"), 0.55 * sstep(0.1, 0.5, fbm(X / 16, Y / 16, 0, 5, 28)))
    veg = (1 - sstep(0.30, 0.85, slope)) * sstep(-0.22, 0.12, fbm(X / 38, Y / 38, 0, 4, 25))
    c = mix(
        c,
        mix(hexc("#7E7B4C"), hexc("#B3924F"), sstep(-0.3, 0.3, fbm(X / 7, Y / 7, 0, 4, 35))),
        veg * 0.85,
    )
    pth = np.exp(-(((X - (-14 + 10 * np.sin(Y / 19.0) + 0.16 * (Y - 60))) / 1.5) ** 2)) * (Y < 240)
    c = mix(c, hexc("#EBD2AC"), 0.75 * pth)
    cav = Z - (np.roll(Z, 6, 0) + np.roll(Z, -6, 0) + np.roll(Z, 6, 1) + np.roll(Z, -6, 1)) / 4
    c = c * (1 + 0.16 * np.clip(cav / 2.5, -1, 1))[..., None]
    os.makedirs(cache, exist_ok=True)
    X, Y, Z, c = [np.asarray(v, np.float32) for v in (X, Y, Z, c)]
    np.savez(p, X=X, Y=Y, Z=Z, c=c)
    return X, Y, Z, c


class Height:
    """Height of the meshed land at any x, y (bilinear on the polar grid)."""

    def __init__(s, Z):
        s.Z = Z

    def __call__(s, x, y):
        Z = s.Z
        nr, nc = Z.shape
        lr0, lr1 = np.log(30), np.log(5600)
        fi = (np.log(max(31, math.hypot(x, y))) - lr0) / (lr1 - lr0) * (nr - 1)
        fj = (math.degrees(math.atan2(x, y)) + 29) / 58 * (nc - 1)
        i = int(min(max(fi, 0), nr - 2))
        j = int(min(max(fj, 0), nc - 2))
        a, b = min(max(fi - i, 0), 1), min(max(fj - j, 0), 1)
        return float(
            (Z[i, j] * (1 - b) + Z[i, j + 1] * b) * (1 - a)
            + (Z[i + 1, j] * (1 - b) + Z[i + 1, j + 1] * b) * a
        )
