"""Denoise, grade, cut the balloons out. blender -b --factory-startup -P finish.py -- layout=land|port
Reads exr/, writes out/<layout>/background.png, balloon-NN.png, sprites.json, stacked.png (and full.png + a difference, if a full render is there)."""
import bpy, sys, os, json, zlib, struct, time, numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))
A = dict(a.split("=") for a in (sys.argv[sys.argv.index("--") + 1 :] if "--" in sys.argv else []))
LAY = A.get("layout", "land")
TAG = A.get("tag", LAY)
D = os.path.join(HERE, "exr", "")
OUT = os.path.join(HERE, "out", TAG, "")
os.makedirs(OUT, exist_ok=True)


def load(p):
    im = bpy.data.images.load(p)
    w, h = im.size
    a = np.empty(w * h * 4, np.float32)
    im.pixels.foreach_get(a)
    bpy.data.images.remove(im)
    return a.reshape(h, w, 4)[::-1].copy()


def png(path, a):
    a = np.ascontiguousarray(a)
    h, w, c = a.shape
    bits = 8 * a.itemsize
    raw = np.concatenate(
        [
            np.zeros((h, 1), np.uint8),
            (a if bits == 8 else a.astype(">u2").view(np.uint8)).reshape(h, w * c * bits // 8),
        ],
        1,
    ).tobytes()
    ch = lambda t, d: struct.pack(">I", len(d)) + t + d + struct.pack(">I", zlib.crc32(t + d))
    open(path, "wb").write(
        b"\x89PNG\r\n\x1a\n"
        + ch(b"IHDR", struct.pack(">IIBBBBB", w, h, bits, {3: 2, 4: 6}[c], 0, 0, 0))
        + ch(b"IDAT", zlib.compress(raw, 6))
        + ch(b"IEND", b"")
    )


def box(a, r):
    if r < 1:
        return a
    k = 2 * r + 1
    for ax in (0, 1):
        p = np.pad(a, [(r + 1, r) if i == ax else (0, 0) for i in range(a.ndim)], mode="edge")
        c = np.cumsum(p, axis=ax, dtype=np.float64)
        a = (
            (np.take(c, range(k, c.shape[ax]), ax) - np.take(c, range(0, c.shape[ax] - k), ax)) / k
        ).astype(np.float32)
    return a


def blur(a, r):
    for _ in range(3):
        a = box(a, max(1, int(round(r * 0.58))))
    return a


def down(a, f):
    h, w = a.shape[0] // f * f, a.shape[1] // f * f
    return a[:h, :w].reshape(h // f, f, w // f, f, -1).mean((1, 3))


def up(a, h, w):
    y = np.clip((np.arange(h) + 0.5) * a.shape[0] / h - 0.5, 0, a.shape[0] - 1)
    x = np.clip((np.arange(w) + 0.5) * a.shape[1] / w - 0.5, 0, a.shape[1] - 1)
    y0 = y.astype(int)
    x0 = x.astype(int)
    y1 = np.minimum(y0 + 1, a.shape[0] - 1)
    x1 = np.minimum(x0 + 1, a.shape[1] - 1)
    fy = (y - y0)[:, None, None]
    fx = (x - x0)[None, :, None]
    t = a[y0]
    b = a[y1]
    return (
        (t[:, x0] * (1 - fx) + t[:, x1] * fx) * (1 - fy)
        + (b[:, x0] * (1 - fx) + b[:, x1] * fx) * fy
    ).astype(np.float32)


def bigblur(a, r):
    f = max(1, int(r // 6))
    h, w = a.shape[:2]
    return up(blur(down(a, f), r / f), h, w)


def b3(a):
    p = np.pad(a, 1, mode="edge")
    r = p[:-2] + p[1:-1] + p[2:]
    return ((r[:, :-2] + r[:, 1:-1] + r[:, 2:]) * np.float32(1 / 9)).astype(np.float32)


def nlmAB(A_, B_, alb, nrm, R=4, k=1.0, sa=0.07, sn=0.30):
    m = (A_ + B_) / 2
    la, lb = np.log(np.clip(A_[..., :3], 0, None) + 0.03), np.log(
        np.clip(B_[..., :3], 0, None) + 0.03
    )
    L = np.log(np.clip(m[..., :3], 0, None) + 0.03).astype(np.float32)
    nv = box((((la - lb) / 2) ** 2).mean(-1), 4) + 1e-6  # variance of the mean, per pixel
    nv = nv.astype(np.float32)
    G = np.concatenate(
        [alb / np.float32(sa * 2**0.5), nrm / np.float32(sn * 2**0.5)], -1
    ).astype(np.float32)
    H_, W_ = nv.shape
    Lo = np.zeros_like(L)
    for y0 in range(0, H_, 64):
        ys = slice(max(0, y0 - R - 1), min(H_, y0 + 64 + R + 1))
        Lc = np.ascontiguousarray(L[ys])
        Gc = np.ascontiguousarray(G[ys])
        vc = nv[ys]
        acc = Lc.copy()
        ws = np.ones(vc.shape, np.float32)
        for dy in range(-R, R + 1):
            for dx in range(-R, R + 1):
                if dx == 0 and dy == 0:
                    continue
                Ls = np.roll(Lc, (dy, dx), (0, 1))
                d = Lc - Ls
                d = b3(np.einsum("ijk,ijk->ij", d, d) / 3)
                v = vc + np.roll(vc, (dy, dx), (0, 1))
                d = np.maximum(d - v, 0) / (v * np.float32(k * k) + np.float32(2e-5))
                g = Gc - np.roll(Gc, (dy, dx), (0, 1))
                w = np.exp(-d - np.einsum("ijk,ijk->ij", g, g))
                acc += w[..., None] * Ls
                ws += w
        o = acc / ws[..., None]
        t = y0 - ys.start
        Lo[y0 : y0 + 64] = o[t : t + min(64, H_ - y0)]
    acc = Lo
    ws = np.ones((H_, W_), np.float32)
    o = m.copy()
    o[..., :3] = np.exp(acc / ws[..., None]) - 0.03
    return o


def curve(x):  # filmic-like shoulder (Hable-ish, hue kept partially)
    a, b, c, d, e = 2.51, 0.03, 2.43, 0.59, 0.14
    return np.clip((x * (a * x + b)) / (x * (c * x + d) + e), 0, 1)


def tone(c, L):
    c = np.clip(c, 0, None) * L["exp"] * 0.62
    pk = c.max(-1, keepdims=True) + 1e-6
    t = curve(pk) * c / pk
    t2 = curve(c)
    c = 0.35 * t + 0.65 * t2
    c = np.where(c <= 0.0031308, c * 12.92, 1.055 * np.clip(c, 1e-9, None) ** (1 / 2.4) - 0.055)
    l = (c * [0.2126, 0.7152, 0.0722]).sum(-1, keepdims=True)
    c = l + (c - l) * L["sat"]
    c = c * (np.array(L["shadow"]) * (1 - l) + np.array(L["high"]) * l)
    p = 0.46
    c = np.clip(c, 0, 1)
    s = np.where(
        c < p, p * (c / p) ** L["contrast"], 1 - (1 - p) * ((1 - c) / (1 - p)) ** L["contrast"]
    )
    return (s * (1 - L["lift"]) + np.array([0.9, 0.8, 1.1]) * L["lift"]).astype(np.float32)


def grain(o, amt=0.007, seed=1):
    r = np.random.RandomState(seed)
    g = r.normal(size=o.shape[:2]).astype(np.float32)
    g = blur(g[..., None], 1) * 1.6 * 0.6 + g[..., None] * 0.4
    return o + g * amt * (0.35 + 0.65 * (1 - np.abs(2 * o.mean(-1, keepdims=True) - 1)))


L = dict(
    exp=1.10,
    rays=0.20,
    bloom=0.10,
    sat=1.10,
    shadow=(0.985, 0.99, 1.03),
    high=(1.02, 1.0, 0.965),
    lift=0.012,
    contrast=1.10,
)
T0 = time.time()
meta = json.load(open(D + TAG + "_meta.json"))
w, h = meta["w"], meta["h"]
E = lambda n, k: load(D + "%s_%s_%s_0001.exr" % (TAG, n, k))
q = lambda a: (np.clip(a, 0, 1) * 255 + 0.5).astype(np.uint8)


def denoised(name):
    c = os.path.join(HERE, "cache", "%s_%s.npy" % (TAG, name))
    f = D + "%s_%sA_img_0001.exr" % (TAG, name)
    if os.path.exists(c) and os.path.getmtime(c) > os.path.getmtime(f):
        return np.load(c)
    a = nlmAB(
        E(name + "A", "img"),
        E(name + "B", "img"),
        (E(name + "A", "alb") + E(name + "B", "alb"))[..., :3] / 2,
        (E(name + "A", "nrm") + E(name + "B", "nrm"))[..., :3] / 2,
        4,
    )[..., :3]
    np.save(c, a)
    print("denoise", name, round(time.time() - T0, 1), flush=True)
    return a


SC = w / 1920 if LAY == "land" else w / 1080  # blur radii are those of the full size


def haze(lin):
    """Light that the lens adds: rays from the sun, bloom."""
    sx, sy = meta["sun"][0] * w, meta["sun"][1] * h
    br = np.clip(lin - 1.05, 0, 3.0)
    f = max(1, int(4 * SC))
    s = down(np.clip(lin - 0.75, 0, 1.6), f)
    acc = np.zeros_like(s)
    n = 36
    H_, W_ = s.shape[:2]
    yy, xx = np.mgrid[0:H_, 0:W_]
    cx, cy = sx / f, sy / f
    for i in range(n):
        k = 1 - 0.55 * i / n
        X = np.clip(cx + (xx - cx) * k, 0, W_ - 1).astype(int)
        Y = np.clip(cy + (yy - cy) * k, 0, H_ - 1).astype(int)
        acc += s[Y, X] * (1 - i / n)
    return L["rays"] * up(blur(acc / n * 2, 3), h, w) + L["bloom"] * (
        bigblur(br, SC * 23) + 0.8 * bigblur(br, SC * 96)
    )


yy, xx = np.mgrid[0:h, 0:w]
VIG = (1 - 0.42 * np.clip((xx / w - 0.5) ** 2 + (yy / h - 0.5) ** 2 * 1.25 - 0.10, 0, 1))[
    ..., None
].astype(np.float32)
if LAY == "port":  # a graduated filter over the sky above, for the headline
    VIG = VIG * (1 - 0.16 * np.clip((0.40 - yy / h) / 0.30, 0, 1) ** 1.0)[..., None].astype(
        np.float32
    )
GR = max(1, int(round(SC * 11)))


def finish(lin, hz, soft, vig):
    return tone(((lin + hz) * 0.93 + 0.07 * soft) * vig, L)


def clean(im, al, n):
    """Edge-keeping blur of one balloon, led by its albedo, normal and alpha."""
    R = 5 if im.shape[1] > 90 else 3
    Lg = np.log(np.clip(im[..., :3], 0, None) + 0.03)
    acc = np.zeros_like(Lg)
    ws = np.zeros(Lg.shape[:2], np.float32)
    Lp = sum(b3(Lg[..., i])[..., None] for i in range(3)) / 3
    for dy in range(-R, R + 1):
        for dx in range(-R, R + 1):
            sh = lambda a: np.roll(a, (dy, dx), (0, 1))
            g = np.exp(
                -((Lp - sh(Lp)) ** 2)[..., 0] / (2 * 0.09**2)
                - ((al - sh(al)) ** 2).sum(-1) / (2 * 0.05**2)
                - ((n - sh(n)) ** 2).sum(-1) / (2 * 0.22**2)
                - ((im[..., 3] - sh(im[..., 3])) ** 2) / (2 * 0.05**2)
            )
            acc += g[..., None] * sh(Lg)
            ws += g
    o = im.copy()
    o[..., :3] = np.where(im[..., 3:] > 0.9, np.exp(acc / ws[..., None]) - 0.03, im[..., :3])
    return o


def fill(c, a, r=3, n=12):
    """Colour of the solid part carried outwards, so that a filter never meets black."""
    p = c * a
    k = a.copy()
    o = c.copy()
    have = a > 0.35
    for i in range(n):
        pb, kb = box(np.where(have, c if i == 0 else o, 0).astype(np.float32), 1), box(
            have.astype(np.float32), 1
        )
        new = (~have) & (kb > 1e-3)
        o = np.where(new, pb / np.maximum(kb, 1e-3), o)
        have = have | new
    m = (o * have).sum((0, 1)) / max(1, have.sum())
    return np.where(have, o, m)


bg = denoised("bg")
hz = haze(bg)
BGF = finish(bg, hz, bigblur(bg, GR), VIG)
png(OUT + "background.png", q(grain(BGF, 0.0045)))
png(OUT + "background16.png", (np.clip(grain(BGF, 0.0025), 0, 1) * 65535 + 0.5).astype(np.uint16))
# 16 bits: what encode.cjs reads
print("background", round(time.time() - T0, 1), flush=True)
if os.path.exists(D + "%s_s00_img_0001.exr" % TAG):
    order = sorted(meta["balloons"], key=lambda b: -b["dist"])
    sp = []
    stack = q(grain(BGF, 0.0045)).astype(np.float32) / 255
    lin = bg.copy()
    ims = {}
    for b in order:
        x0, y0, x1, y1 = b["box"]
        n = "s%02d" % b["i"]
        im = E(n, "img")
        assert im.shape[:2] == (y1 - y0, x1 - x0), (n, im.shape, b["box"])
        im = ims[b["i"]] = clean(im, E(n, "alb")[..., :3], E(n, "nrm")[..., :3])
        lin[y0:y1, x0:x1] = lin[y0:y1, x0:x1] * (1 - im[..., 3:]) + im[..., :3]
    hza = haze(lin)
    print(
        "balloons cleaned", round(time.time() - T0, 1), flush=True
    )  # the lens haze with the balloons in the way of the sun
    for z, b in enumerate(order):
        x0, y0, x1, y1 = b["box"]
        im = ims[b["i"]]
        a = im[..., 3:]
        a = np.where(a < 0.004, 0, np.where(a > 0.996, 1, a))
        sl = (slice(y0, y1), slice(x0, x1))
        P = 3 * GR
        X0, Y0, X1, Y1 = max(0, x0 - P), max(0, y0 - P), min(w, x1 + P), min(h, y1 + P)
        loc = bg[Y0:Y1, X0:X1].copy()
        u = (slice(y0 - Y0, y1 - Y0), slice(x0 - X0, x1 - X0))
        loc[u] = loc[u] * (1 - im[..., 3:]) + im[..., :3]
        soft = bigblur(loc, GR)[u]
        C = finish(im[..., :3] / np.maximum(im[..., 3:], 0.02), hza[sl], soft, VIG[sl])
        C = np.clip(fill(C, a), 0, 1)
        F = finish(loc[u], hza[sl], soft, VIG[sl])
        B = BGF[sl]
        d = C - B
        dd = (d * d).sum(-1, keepdims=True)
        a2 = np.where(
            (a > 0) & (a < 1) & (dd > 0.006),
            np.clip(((F - B) * d).sum(-1, keepdims=True) / np.maximum(dd, 1e-4), 0, 1),
            a,
        )  # alpha for blending in sRGB, as a browser does
        a2 = np.where(a2 < 0.006, 0, a2)
        ys, xs = np.where(a2[..., 0] > 0)
        cy0, cy1, cx0, cx1 = [
            int(v)
            for v in (
                max(0, ys.min() - 1),
                min(a2.shape[0], ys.max() + 2),
                max(0, xs.min() - 1),
                min(a2.shape[1], xs.max() + 2),
            )
        ]
        im8 = q(np.concatenate([C, a2], -1))[cy0:cy1, cx0:cx1]
        f = "balloon-%02d.png" % b["i"]
        png(OUT + f, im8)
        X, Y = x0 + cx0, y0 + cy0
        hh, ww = im8.shape[:2]
        g = im8.astype(np.float32) / 255
        t = (slice(Y, Y + hh), slice(X, X + ww))
        stack[t] = stack[t] * (1 - g[..., 3:]) + g[..., :3] * g[..., 3:]
        sp.append(
            dict(
                id=b["i"],
                file=f[:-4],
                z=z,
                x=X,
                y=Y,
                w=ww,
                h=hh,
                left=round(X / w * 100, 3),
                top=round(Y / h * 100, 3),
                width=round(ww / w * 100, 3),
                height=round(hh / h * 100, 3),
                distance=b["dist"],
                flame=b["flame"],
            )
        )
    json.dump(
        dict(
            layout=LAY,
            frame=dict(w=w, h=h),
            note="z: 0 is farthest, draw in this order; x y w h in frame pixels; left top width height in percent of the frame; distance in metres (drift speed goes with 1/distance)",
            sprites=sp,
        ),
        open(OUT + "sprites.json", "w"),
        indent=1,
    )
    png(OUT + "stacked.png", q(stack))
    print("sprites", len(sp), round(time.time() - T0, 1), flush=True)
    F = finish(lin, hza, bigblur(lin, GR), VIG)
    png(OUT + "composite.png", q(grain(F, 0.0045)))
    d = np.abs(F - stack)
    print(
        "stack v. linear composite: mean %.4f p99 %.4f max %.3f"
        % (d.mean(), np.percentile(d, 99), d.max()),
        flush=True,
    )
    if os.path.exists(D + "%s_fullA_img_0001.exr" % TAG):
        f = denoised("full")
        F = finish(f, haze(f), bigblur(f, GR), VIG)
        png(OUT + "full.png", q(grain(F, 0.0045)))
        d = np.abs(F - stack)
        png(OUT + "difference.png", q(d * 4))
        print(
            "stack v. full render: mean %.4f p99 %.4f max %.3f"
            % (d.mean(), np.percentile(d, 99), d.max())
        )
print("done", round(time.time() - T0, 1), "s")
