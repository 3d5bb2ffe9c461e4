"""Fairy chimneys: an eroded tuff body (one wrapped grid) and, on top, basalt boulders cut by random planes."""
from kit import *

TUFF = [hexc(h) for h in ("#EBD3B3", "#E3B999", "#DDB683", "#F1DFC6", "#C79A80")]
BAS = [
    hexc(h) for h in ("#40352F", "#655349", "#8E7563", "#AF976F")
]  # basalt: crack, dark, worn, lichen


def grid_faces(n, m):
    i = np.arange(n - 1)[:, None]
    j = np.arange(m)[None, :]
    j2 = (j + 1) % m
    return np.stack([i * m + j, i * m + j2, (i + 1) * m + j2, (i + 1) * m + j], -1).reshape(-1, 4)


def join(name, parts):
    V = []
    F = []
    C = []
    G = []
    o = 0
    for v, f, c, g in parts:
        V.append(v)
        F.append(f + o)
        C.append(c)
        G.append(g)
        o += len(v)
    return raw_mesh(
        name, np.concatenate(V), np.concatenate(F), np.concatenate(C), np.concatenate(G)
    )


def boulder(seed, sx, sy, sz, nth, nb, kind="block", tilt=0.0, spin=0.0, loc=(0, 0, 0)):
    """Half sizes sx, sy, sz. A ball cut by planes (p-norm of the cuts: worn edges), then cracked and pitted."""
    r_ = np.random.RandomState(seed)
    th = np.linspace(0, 2 * np.pi, nth, endpoint=False)
    ph = np.linspace(0.012, np.pi - 0.012, nb)
    P_, T_ = np.meshgrid(ph, th, indexing="ij")
    d = np.stack([np.sin(P_) * np.cos(T_), np.sin(P_) * np.sin(T_), np.cos(P_)], -1)
    pl = [(r_.uniform(-0.12, 0.12), r_.uniform(-0.12, 0.12), -1, 0.42)]

    def ring(n, e0, e1, d0, d1):
        a0 = r_.uniform(0, 6.28)
        for k in range(n):
            a = a0 + 2 * np.pi * (k + r_.uniform(-0.34, 0.34)) / n
            e = math.radians(r_.uniform(e0, e1))
            pl.append(
                (
                    math.cos(a) * math.cos(e),
                    math.sin(a) * math.cos(e),
                    math.sin(e),
                    r_.uniform(d0, d1),
                )
            )

    if kind == "cone":
        ring(5, 30, 50, 0.46, 0.62)
        ring(5, -8, 12, 0.66, 0.98)
        ring(4, -36, -20, 0.66, 0.84)
    elif kind == "slab":
        ring(6, -8, 14, 0.64, 1.0)
        ring(4, 30, 55, 0.62, 0.92)
        ring(4, -45, -25, 0.66, 0.88)
        pl.append((r_.uniform(-0.25, 0.25), r_.uniform(-0.25, 0.25), 0.96, 0.58))
    else:
        ring(5, -8, 16, 0.60, 0.98)
        ring(5, 28, 58, 0.62, 0.95)
        ring(3, -40, -22, 0.64, 0.84)
        pl.append((r_.uniform(-0.35, 0.35), r_.uniform(-0.35, 0.35), 0.90, r_.uniform(0.70, 0.92)))
    s = 0
    p = 26.0
    for x, y, z, k in pl:
        s = (
            s
            + np.clip(
                (d[..., 0] * x + d[..., 1] * y + d[..., 2] * z)
                / (k * math.sqrt(x * x + y * y + z * z)),
                0,
                None,
            )
            ** p
        )
    r = np.minimum((s + 1e-9) ** (-1 / p), 1.22)
    q = d * r[..., None]
    k = seed * 1.37
    lo = fbm(q[..., 0] * 1.3 + k, q[..., 1] * 1.3, q[..., 2] * 1.3, 3, seed % 23)
    rg = ridged(q[..., 0] * 1.9 + k, q[..., 1] * 1.9, q[..., 2] * 2.3, 4, seed % 29 + 7)
    fi = fbm(q[..., 0] * 6 + k, q[..., 1] * 6, q[..., 2] * 6, 4, seed % 31 + 13)
    crk = sstep(
        0.055,
        0.0,
        np.abs(
            perlin(q[..., 0] * 1.5 + k, q[..., 1] * 1.5, q[..., 2] * 1.1, seed % 19 + 2) + 0.25 * fi
        ),
    ) * sstep(
        -0.3, 0.1, lo
    )  # open joints
    led = fbm(q[..., 2] * 3.4 + 0.5 * lo + k, 0.5, 0, 3, seed % 17)  # lava flow layers
    r2 = r * (1 + 0.10 * lo + 0.10 * (rg - 0.45) + 0.040 * fi + 0.050 * led - 0.075 * crk)
    cav = r2 - (np.roll(r2, 3, 1) + np.roll(r2, -3, 1) + np.roll(r2, 2, 0) + np.roll(r2, -2, 0)) / 4
    v = d * r2[..., None] * np.array([sx, sy, sz])
    c, s_ = math.cos(tilt), math.sin(tilt)
    v = np.stack([v[..., 0] * c + v[..., 2] * s_, v[..., 1], -v[..., 0] * s_ + v[..., 2] * c], -1)
    c, s_ = math.cos(spin), math.sin(spin)
    v = np.stack(
        [v[..., 0] * c - v[..., 1] * s_, v[..., 0] * s_ + v[..., 1] * c, v[..., 2]], -1
    ) + np.array(loc)
    col = mix(BAS[1], BAS[2], np.clip(0.42 + 1.3 * fi + 0.9 * lo + 9 * cav, 0, 1))
    col = mix(col, BAS[0], np.clip(0.85 * crk + sstep(0.0, -0.03, cav) * 0.5, 0, 1))
    col = mix(col, BAS[3], 0.60 * sstep(0.30, 0.85, d[..., 2]) * sstep(-0.05, 0.30, fi + lo * 0.6))
    col = mix(col, TUFF[4] * 0.62, 0.55 * sstep(-0.35, -0.75, d[..., 2]))
    return v.reshape(-1, 3), grid_faces(nb, nth), col.reshape(-1, 3), np.zeros(nth * nb)


def cap_parts(seed, kind, rn, ch, zc, off, nth, nb):
    """Boulders that sit on a neck of radius rn at height zc; about ch high in all, slightly wider than the neck."""
    r_ = np.random.RandomState(seed + 5000)
    u = r_.uniform
    sp = u(0, 6.28)
    ox, oy = off
    B = lambda i, sx, sy, sz, k, tl, x, y, z, f=1.0: boulder(
        seed + i * 61,
        sx,
        sy,
        sz,
        int(nth * f),
        int(nb * f),
        k,
        tl,
        sp + i * 1.3,
        (ox + x, oy + y, z),
    )
    if kind == "cone":
        return [
            B(
                0,
                rn * 1.74,
                rn * 1.58,
                ch * 0.88,
                "cone",
                u(-0.10, 0.10),
                u(-0.1, 0.1) * rn,
                u(-0.1, 0.1) * rn,
                zc + ch * 0.30,
            )
        ]
    if kind == "slab":
        return [
            B(
                0,
                rn * 1.55,
                rn * 1.28,
                ch * 0.56,
                "slab",
                u(0.10, 0.20),
                0.14 * rn,
                u(-0.1, 0.1) * rn,
                zc + ch * 0.20,
            )
        ]
    if kind == "stack":
        return [
            B(
                0,
                rn * 1.46,
                rn * 1.26,
                ch * 0.46,
                "slab",
                u(-0.14, -0.05),
                u(-0.15, 0.15) * rn,
                0,
                zc + ch * 0.14,
            ),
            B(
                1,
                rn * 1.02,
                rn * 0.92,
                ch * 0.44,
                "block",
                u(0.05, 0.22),
                u(-0.25, 0.25) * rn,
                u(-0.2, 0.1) * rn,
                zc + ch * 0.53,
                0.8,
            ),
        ]
    if kind == "crag":
        return [
            B(
                0,
                rn * 1.54,
                rn * 1.36,
                ch * 0.44,
                "slab",
                u(0.04, 0.10),
                0.06 * rn,
                0,
                zc + ch * 0.13,
            ),
            B(
                1,
                rn * 1.16,
                rn * 1.08,
                ch * 0.52,
                "block",
                u(-0.24, -0.10),
                -0.22 * rn,
                -0.1 * rn,
                zc + ch * 0.50,
                0.9,
            ),
            B(
                2,
                rn * 0.62,
                rn * 0.66,
                ch * 0.34,
                "block",
                u(0.1, 0.4),
                0.72 * rn,
                -0.25 * rn,
                zc + ch * 0.42,
                0.6,
            ),
        ]
    if kind == "split":
        return [
            B(
                0,
                rn * 1.06,
                rn * 1.34,
                ch * 0.58,
                "block",
                u(0.02, 0.12),
                -0.46 * rn,
                0.1 * rn,
                zc + ch * 0.30,
            ),
            B(
                1,
                rn * 0.94,
                rn * 1.16,
                ch * 0.42,
                "block",
                u(-0.22, -0.08),
                0.66 * rn,
                -0.12 * rn,
                zc + ch * 0.16,
                0.8,
            ),
        ]
    if kind == "nub":
        return [
            B(
                0,
                rn * 1.12,
                rn * 1.00,
                ch * 0.46,
                "block",
                u(-0.25, 0.25),
                u(-0.2, 0.2) * rn,
                0,
                zc + ch * 0.16,
            )
        ]
    return [
        B(
            0,
            rn * 1.42,
            rn * 1.26,
            ch * 0.62,
            "block",
            u(-0.16, 0.16),
            u(-0.14, 0.14) * rn,
            u(-0.12, 0.12) * rn,
            zc + ch * 0.30,
        )
    ]


def chimney(
    seed,
    Hh,
    R,
    cap=True,
    nth=200,
    nb=220,
    win=(),
    capw=1.55,
    cap_h=0.20,
    neck=0.30,
    pw=1.3,
    rough=1.0,
    ecc=0.0,
    ledge=0.5,
    name=None,
):
    """cap: False, True (kind by seed) or a kind. capw scales the boulders about their usual overhang."""
    rs = np.random.RandomState(seed)
    zc = Hh * (1 - cap_h) if cap else Hh
    z0 = -0.22 * Hh
    zb = np.linspace(z0, zc, nb)
    t = np.clip(zb / zc, -0.3, 1)
    prof = (
        neck
        + (1 - neck) * np.clip(1 - t, 0, 1.3) ** pw
        + 0.42 * np.exp(-np.clip(t + 0.05, 0, 2) * 8)
    )
    if cap:
        prof = prof * (
            1
            - 0.20 * sstep(0.78, 0.95, t)
            + 0.12 * sstep(0.955, 0.985, t)
            - 0.10 * sstep(0.988, 1, t)
        )  # worn waist, then the hard ledge that carries the cap
    else:
        prof = (0.02 + 0.98 * np.clip(1 - t, 0, 1.3) ** (pw * 0.62)) * (0.96) + 0.42 * np.exp(
            -np.clip(t + 0.05, 0, 2) * 8
        )
    th = np.linspace(0, 2 * np.pi, nth, endpoint=False)
    T, ZZ = np.meshgrid(th, zb)
    RR = np.repeat((R * prof)[:, None], nth, 1)
    ct, st = np.cos(T), np.sin(T)
    k = seed * 3.7
    tt = np.clip(ZZ / Hh, -0.3, 1)
    fl = ridged(ct * 1.9 + k, st * 1.9, ZZ / Hh * 1.1, 4, seed % 50)
    med = fbm(ct * 1.3 * R / 7 + k, st * 1.3 * R / 7, ZZ / 7.5, 5, seed % 40 + 60)
    fin = fbm(RR * ct / 1.6 + k, RR * st / 1.6, ZZ / 1.9, 4, seed % 30 + 90)
    strat = fbm(ZZ / 2.1 + 0.6 * med, k, 0, 4, seed % 20 + 5)
    m2 = fbm(RR * ct / 3.6 + k, RR * st / 3.6, ZZ / 5.5, 4, seed % 30 + 19)
    lay = fbm(ZZ / (Hh * 0.11) + 0.5 * med + k, 0.7, 0, 2, seed % 23 + 33)
    hard = sstep(-0.06, 0.10, lay) * (0.55 + 0.9 * np.clip(med + 0.3, 0, 1))  # hard beds stand out
    gul = (
        sstep(0.62, 0.9, ridged(ct * 3.1 + k, st * 3.1, ZZ / Hh * 0.7, 3, seed % 37 + 70))
        * sstep(0.02, 0.25, tt)
        * sstep(1.0, 0.7, tt)
    )  # rain gullies
    body = (
        1
        + rough
        * (
            0.24 * (fl - 0.55) * (1 - 0.45 * tt)
            + 0.20 * med
            + 0.05 * fin
            + 0.05 * strat
            + 0.10 * m2
        )
        + ledge * (0.085 * hard - 0.07 * gul)
    )
    if ecc:
        a0 = rs.uniform(0, 3.14)
        body = body * (1 + ecc * np.cos(2 * (T - a0) + 1.5 * tt))
    r2 = RR * body
    lean = Hh * 0.045
    ox = lean * fbm(tt * 1.4 + k, 0.3, 0, 2, 3) * sstep(0, 0.5, tt) * 2
    oy = lean * fbm(tt * 1.4 + k, 7.3, 0, 2, 4) * sstep(0, 0.5, tt) * 2
    mixr = np.random.RandomState(seed).rand()
    col = mix(TUFF[0], TUFF[1], np.clip(mixr * 0.5 + 0.8 * strat + 0.25, 0, 1))
    col = mix(col, TUFF[3], 0.6 * sstep(0.05, 0.4, med))
    col = mix(col, TUFF[4], 0.55 * sstep(0.0, 0.35, -fl + 0.42))
    col = mix(col, TUFF[2], 0.35 * sstep(0.5, -0.15, tt))
    col = mix(col, TUFF[4] * 0.9, 0.35 * ledge * gul)
    if cap:
        col = mix(
            col, TUFF[4] * 0.66, 0.65 * sstep(0.62, 0.82, tt / (1 - cap_h) * 0.86 + 0.14 * fl)
        )  # dark drips below the cap
    glow = np.zeros_like(r2)
    for wth, wz, ww, wh, kind, lit in win:
        u = ((T - wth + np.pi) % (2 * np.pi) - np.pi) * RR
        v = ZZ - wz
        e = 0.10
        hw = ww / 2
        arch = v - (wh - hw)
        inside_r = np.where(arch > 0, np.hypot(u, arch) - hw, np.abs(u) - hw)
        ins = np.maximum(inside_r, -v)
        mk = sstep(e, -e, ins)
        fr = sstep(e + 0.28, e + 0.05, ins) * (1 - mk)
        r2 = r2 - mk * min(1.5, ww * 1.1) + fr * 0.10
        col = mix(col, TUFF[3] * 1.02, fr * 0.55)
        col = mix(col, hexc("#4A2E25") * 0.6, mk * 0.93)
        glow = np.maximum(glow, mk * lit * sstep(wh * 1.2, 0, v))
        if kind == "frieze":
            f2 = sstep(0.06, -0.06, np.abs(inside_r - 0.42) - 0.07) * (v > 0)
            col = mix(col, hexc("#9C4A35"), f2 * 0.6)
    V = np.stack([r2 * ct + ox, r2 * st + oy, ZZ], -1)
    parts = [(V.reshape(-1, 3), grid_faces(nb, nth), col.reshape(-1, 3), glow.ravel())]
    if cap:
        kind = (
            cap
            if isinstance(cap, str)
            else ("cone", "block", "slab", "stack", "cone", "crag", "split")[seed % 7]
        )
        top = V[-1]
        off = top[:, :2].mean(0)
        rn = float(np.hypot(*(top[:, :2] - off).T).mean()) * capw / 1.45
        parts += cap_parts(
            seed, kind, rn, Hh - zc, zc, off, max(48, int(nth * 0.62)), max(36, int(nth * 0.42))
        )
    return join(name or "ch%d" % seed, parts)


def win_set(seed, Hh, R, facing, n=9, lit=0.35, dim=1.0, door=0.0):
    """Windows (angle, height, width, height of the opening, kind, light) on the side that faces the camera, and a door."""
    r_ = np.random.RandomState(seed)
    o = []
    for lv in np.linspace(0.10, 0.62, max(3, n // 3)):
        for k in range(r_.randint(1, 4)):
            a = facing + r_.uniform(-0.95, 0.95)
            w = r_.uniform(0.55, 1.0)
            o.append(
                (
                    a,
                    Hh * (lv + r_.uniform(-0.03, 0.03)),
                    w,
                    w * r_.uniform(1.3, 1.9),
                    r_.choice(["hole", "frieze", "niche"]),
                    dim * float(r_.rand() < lit) * r_.uniform(0.5, 1),
                )
            )
    o.append((facing + 0.1, Hh * 0.02, 1.5, 2.7, "frieze", door))
    return o
