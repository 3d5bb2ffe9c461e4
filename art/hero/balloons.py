"""Envelope shape, the cloth patterns and the basket."""
from kit import *

PAL = dict(
    terra="#A9452F",
    cream="#F3E3C8",
    teal="#1F6F78",
    saff="#E2A03A",
    burg="#6E2436",
    ivory="#F8EFDF",
    navy="#23395D",
    rose="#D98A7B",
    sage="#8FA58A",
    coral="#E06A4A",
    turq="#3FA7A6",
    plum="#5B3358",
)
PAL = {k: hexc(v) for k, v in PAL.items()}
NG = 24


def envelope(name, pat):
    nth, nv = NG * 12, 220
    s = np.linspace(0, 1, nv)
    # natural shape: top dome to mouth
    ph = s * np.pi * 0.62
    r1 = np.sin(ph)
    z1 = np.cos(ph)
    k = np.searchsorted(ph, np.pi * 0.62 * 0.999)
    # join: hemisphere-ish to 112deg then straight-ish taper with soft ease to the mouth
    pa = math.radians(108)
    n1 = int(nv * 0.58)
    a = np.linspace(0.02, pa, n1)
    ra, za = np.sin(a) * 1.0, np.cos(a) * 0.96
    n2 = nv - n1
    q = np.linspace(0, 1, n2 + 1)[1:]
    r0, zz0 = ra[-1], za[-1]
    m0 = (ra[-1] - ra[-2]) / (za[-2] - za[-1])
    zend = -1.42
    L = zz0 - zend
    re = 0.155
    h00 = 2 * q**3 - 3 * q**2 + 1
    h10 = q**3 - 2 * q**2 + q
    h01 = -2 * q**3 + 3 * q**2
    h11 = q**3 - q**2
    rb = h00 * r0 + h10 * m0 * L + h01 * re + h11 * (-0.30 * L)
    zb = zz0 - q * L
    r = np.concatenate([ra, rb])
    z = np.concatenate([za, zb])
    th = np.linspace(0, 2 * np.pi, nth, endpoint=False)
    T, Zm = np.meshgrid(th, z)
    Rm = np.repeat(r[:, None], nth, 1)
    g = T / (2 * np.pi) * NG
    gi = np.floor(g).astype(int)
    gf = g - gi
    bulge = np.sin(gf * np.pi) ** 0.8
    lat = np.repeat((np.concatenate([a / pa * 0.58, 0.58 + 0.42 * q]))[:, None], nth, 1)
    Rm = Rm * (1 + 0.030 * (bulge - 0.6) * sstep(0, 0.10, lat))
    Zm = Zm + 0.012 * bulge * sstep(0.25, 0.05, lat)
    c = pat(gi, gf, lat)
    seam = sstep(0.07, 0.0, np.minimum(gf, 1 - gf))
    c = mix(c, c * 0.62, seam * 0.8)
    hb = np.abs((lat * 22) % 1 - 0.5) < 0.035
    c = np.where(hb[..., None], c * 0.90, c)
    top = lat < 0.035
    c = np.where(top[..., None], c[0:1, 0:1] * 0.8, c)
    return grid_mesh(name, Rm * np.cos(T), Rm * np.sin(T), Zm, wrap=True, col=c[::1])


def pcol(*n):
    return [PAL[i] for i in n]


def p_gores(cols, seq):
    return lambda gi, gf, lat: np.array(cols)[np.array(seq)[gi % len(seq)]]


def p_bands(base, bands):
    def f(gi, gf, lat):
        c = np.broadcast_to(base, gi.shape + (3,)).copy()
        for a, b, col in bands:
            c[(lat >= a) & (lat < b)] = col
        return c

    return f


def p_kilim(base, b1, b2, b3, lo=0.30, hi=0.58):
    def f(gi, gf, lat):
        c = np.broadcast_to(base, gi.shape + (3,)).copy()
        m = (lat > lo) & (lat < hi)
        c[m] = b1
        v = (lat - lo) / (hi - lo)
        u = ((gi % 2) + gf) / 2
        d = np.abs(u - 0.5) * 2 + np.abs(v - 0.5) * 2.4
        c[m & (d < 0.95)] = b2
        c[m & (d < 0.60)] = b3
        c[m & (d < 0.28)] = b1
        e = ((lat > lo - 0.035) & (lat < lo - 0.015)) | ((lat > hi + 0.015) & (lat < hi + 0.035))
        c[e] = b2
        st = lat < 0.15
        c[st & (np.abs(((gi % 2) + gf) / 2 - 0.5) * 2 < (0.165 - lat) / 0.13)] = b1
        c[(lat > 0.155) & (lat < 0.175)] = b2
        z = (lat > 0.80) & (np.abs(gf - 0.5) * 2 < (lat - 0.80) / 0.14)
        c[z] = b1
        c[lat > 0.955] = b1
        return c

    return f


def p_chev(cols, amp=0.09, per=0.115, nz=4):
    def f(gi, gf, lat):
        u = ((gi % nz) + gf) / nz
        zig = np.abs(u - 0.5) * 2 * amp
        k = np.floor((lat + zig) / per).astype(int) % len(cols)
        return np.array(cols)[k]

    return f


def p_spiral(cols, tw=10, wd=3):
    def f(gi, gf, lat):
        return np.array(cols)[((gi + np.floor(lat * tw).astype(int)) // wd) % len(cols)]

    return f


PT = [
    p_kilim(PAL["terra"], PAL["ivory"], PAL["burg"], PAL["saff"]),
    p_gores(pcol("ivory", "teal", "saff"), [0, 0, 1, 1, 0, 2]),
    p_chev(pcol("cream", "coral", "saff", "burg")),
    p_gores(pcol("burg", "rose"), [0, 1]),
    p_kilim(PAL["teal"], PAL["cream"], PAL["terra"], PAL["navy"]),
    p_bands(
        PAL["saff"],
        [
            (0.22, 0.30, PAL["ivory"]),
            (0.30, 0.44, PAL["terra"]),
            (0.44, 0.52, PAL["ivory"]),
            (0.86, 1.1, PAL["terra"]),
        ],
    ),
    p_gores(pcol("cream", "terra"), [0, 0, 0, 1]),
    p_spiral(pcol("navy", "turq", "ivory", "turq")),
    p_chev(pcol("ivory", "plum", "rose"), 0.07, 0.10, 6),
    p_gores(pcol("turq", "ivory", "coral"), [0, 0, 1, 2, 2, 1]),
]


def bx(l, sc):
    v = np.array(
        [[x, y, z] for x in (-0.5, 0.5) for y in (-0.5, 0.5) for z in (-0.5, 0.5)]
    ) * sc + np.array(l)
    return v, np.array(
        [[0, 1, 3, 2], [4, 6, 7, 5], [0, 4, 5, 1], [2, 3, 7, 6], [0, 2, 6, 4], [1, 5, 7, 3]]
    )


def tube(p0, p1, r0, r1, k=8):
    p0, p1 = np.array(p0, float), np.array(p1, float)
    d = (p1 - p0) / np.linalg.norm(p1 - p0)
    u = np.cross(d, [0.3, 0.8, 0.1])
    u /= np.linalg.norm(u)
    w = np.cross(d, u)
    t = np.arange(k) * 2 * np.pi / k
    c = np.cos(t)[:, None] * u + np.sin(t)[:, None] * w
    v = np.concatenate([p0 + c * r0, p1 + c * r1])
    i = np.arange(k)
    return v, np.stack([i, (i + 1) % k, (i + 1) % k + k, i + k], 1)


def join(name, parts):
    V = []
    F = []
    o = 0
    for v, f in parts:
        V.append(v)
        F.append(f + o)
        o += len(v)
    return raw_mesh(name, np.concatenate(V), np.concatenate(F), np.array([1, 1, 1.0]), smooth=False)


def basket(rs):
    """Meshes that every balloon shares: basket, rim and ropes, people, flame."""
    bz = -1.98
    wick = join("wick", [bx((0, 0, bz), (0.20, 0.15, 0.125))])
    rp = [bx((0, 0, bz + 0.068), (0.215, 0.165, 0.018)), bx((0, 0, -1.66), (0.10, 0.07, 0.03))]
    for sx in (-1, 1):
        for sy in (-1, 1):
            rp.append(
                tube(
                    (sx * 0.095, sy * 0.07, bz + 0.06),
                    (sx * 0.11, sy * 0.10, -1.41),
                    0.0065,
                    0.0065,
                    6,
                )
            )
    pp = []
    for k in range(5):
        px, py = rs.uniform(-0.075, 0.075), rs.uniform(-0.05, 0.05)
        pp += [
            tube((px, py, bz), (px, py, bz + 0.105), 0.028, 0.022),
            tube((px, py, bz + 0.105), (px, py, bz + 0.145), 0.019, 0.016),
        ]
    return dict(
        wick=wick,
        rope=join("rope", rp),
        people=join("ppl", pp),
        flame=join("flame", [tube((0, 0, -1.63), (0, 0, -1.36), 0.03, 0.003, 12)]),
    )
