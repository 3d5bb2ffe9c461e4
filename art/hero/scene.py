"""Cappadocia at dawn. blender -b --factory-startup -P scene.py -- layout=land|port do=bg,sprites,full w=1920 spp=32
Writes linear EXR layers to exr/ and exr/<layout>_meta.json; finish.py makes the pictures of them."""
import sys, os

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
from kit import *
import json, terrain, rocks, balloons
from rocks import chimney, win_set
from balloons import envelope, PT
from bpy_extras.object_utils import world_to_camera_view

A = dict(a.split("=") for a in (sys.argv[sys.argv.index("--") + 1 :] if "--" in sys.argv else []))
LAY = A.get("layout", "land")
PORT = LAY == "port"
W = int(A.get("w", 1080 if PORT else 1920))
H = W * 2 if PORT else W * 9 // 16
SPP = int(A.get("spp", 32))
BSPP = int(A.get("bspp", 128))
Q = float(A.get("q", 1))
DO = A.get("do", "bg,sprites").split(",")
TAG = A.get("tag", LAY)
EXR = os.path.join(HERE, "exr")
os.makedirs(EXR, exist_ok=True)
t0 = time.time()
bpy.ops.wm.read_factory_settings(use_empty=True)
# ---------- the two views: camera (place, pitch, yaw, horizontal field), volcano, sky above the horizon ----------
CAM = (-23.5, 16, 47.0) if PORT else (0, 0, 47.0)
PITCH, YAW, HFOV = (9.2, 4.2, 27) if PORT else (2.3, 0, 42)
GL = dirv(15, 3.2)
P = dict(
    cam=CAM,
    glow=GL,
    azpow=9,
    hor_sun=hexc("#FFCDA2") * 1.32,
    hor_away=hexc("#F0C3B6") * 1.10,
    mid_sun=hexc("#F9CDB0") * 1.10,
    mid_away=hexc("#DDBDC6") * 0.98,
    high=hexc("#B3BDD6") * 0.86,
    top=hexc("#7C9EC6") * 0.66,
    e0=0.0,
    e1=0.10,
    e2=0.22,
    e3=0.50,
    glows=[(26, 0.26, (1, 0.60, 0.32)), (200, 0.55, (1, 0.68, 0.40)), (2500, 1.0, (1, 0.80, 0.55))],
    disc=(0.99990, 0.99995, 6.0, (1, 0.86, 0.62)),
    cloud_away=hexc("#E8C3BD") * 0.95,
    cloud_sun=hexc("#FFD9AE") * 1.35,
    cloudamt=0.55,
    cloudsc=(0.30, 0.85, 1),
    fog=[(0.0100, 10.5, 0.0, 120.0, (0.0050, 0.0024, 0.016)), (0.00036, 130.0, 20.0, 170.0, None)],
    near_far=(150, 2200),
    neartint=(1.06, 0.93, 1.22),
    low=(0, 60),
    fogel=0.006,
    fogstr=1.0,
)
SK = sky_group(P)
FG = fog_group(P, SK)
VIEW = SK
if (
    PORT
):  # the tall sky goes down to a deep blue above, so that white text stands on it; the light stays that of the wide view
    P2 = dict(
        P,
        high=hexc("#90A3D2") * 0.66,
        top=hexc("#4E7CBC") * 0.60,
        e1=0.12,
        e2=0.25,
        e3=0.47,
        cloudamt=0.30,
        cloud_away=hexc("#D9B4C0") * 0.62,
        cloud_sun=hexc("#F4C4A8") * 0.85,
    )
    VIEW = sky_group(P2)
else:
    P2 = P
world(P2, VIEW, ((0.80, 0.93, 1.28), 1.12), fill_sky=SK)
sun(74, 12.5, 6.4, (1, 0.62, 0.37), 1.2)
cam = camera(CAM, PITCH, YAW, HFOV)


# ---------- materials ----------
def rock(n):
    a = n.n("ShaderNodeVertexColor", layer_name="Col")
    tc = n.n("ShaderNodeNewGeometry").outputs["Position"]
    n1 = n.noise(tc, 0.55, 6, 0.62)
    n2 = n.noise(n.vm("MULTIPLY", tc, (1, 1, 3.2)), 0.16, 5, 0.6)
    c = n.mixc(1.0, a.outputs[0], n.mixc(n1, (0.80, 0.78, 0.77), (1.16, 1.15, 1.12)), "MULTIPLY")
    c = n.mixc(1.0, c, n.mixc(n2, (0.86, 0.83, 0.82), (1.12, 1.11, 1.09)), "MULTIPLY")
    b = n.n("ShaderNodeBump")
    b.inputs["Strength"].default_value = 0.5
    b.inputs["Distance"].default_value = 0.55
    n.put(
        b.inputs["Height"],
        n.m(
            "ADD",
            n.noise(tc, 0.8, 3, 0.5),
            n.m("MULTIPLY", n.noise(n.vm("MULTIPLY", tc, (1, 1, 4)), 0.35, 2), 0.6),
        ),
    )
    d = n.n("ShaderNodeBsdfDiffuse")
    n.put(d.inputs[0], c)
    d.inputs[1].default_value = 0.6
    n.put(d.inputs["Normal"], b.outputs[0])
    e = n.n("ShaderNodeEmission")
    e.inputs[0].default_value = (1, 0.50, 0.16, 1)
    n.put(e.inputs[1], n.m("MULTIPLY", a.outputs["Alpha"], 2.6))
    s = n.n("ShaderNodeAddShader")
    n.put(s.inputs[0], d.outputs[0])
    n.put(s.inputs[1], e.outputs[0])
    return s.outputs[0]


ROCK = material("rock", FG, rock)
ROCK.cycles.sample_as_light = False


def leafm(n):
    a = n.n("ShaderNodeVertexColor", layer_name="Col")
    oi = n.n("ShaderNodeObjectInfo").outputs["Random"]
    c = n.mixc(1.0, a.outputs[0], n.mixc(oi, (0.75, 0.85, 0.7), (1.35, 1.1, 0.85)), "MULTIPLY")
    d = n.n("ShaderNodeBsdfDiffuse")
    n.put(d.inputs[0], c)
    tr = n.n("ShaderNodeBsdfTranslucent")
    n.put(tr.inputs[0], c)
    x = n.n("ShaderNodeMixShader")
    x.inputs[0].default_value = 0.4
    n.put(x.inputs[1], d.outputs[0])
    n.put(x.inputs[2], tr.outputs[0])
    return x.outputs[0]


LEAF = material("leaf", FG, leafm)
BG = coll("bg")
X, Y, Z, lc = terrain.land(Q, os.path.join(HERE, "cache"))
obj("terrain", grid_mesh("terrain", X, Y, Z, col=lc), BG, ROCK)
hz = terrain.Height(Z)
print("terrain", round(time.time() - t0, 1), flush=True)
# ---------- chimneys ----------
rs = np.random.RandomState(4)
hq = lambda v: int(v * max(Q, 0.35))
heroes = [  # x,y,H,R,cap,seed,ecc,ledge
    (-33, 112, 33, 8.2, "crag", 101, 0.05, 0.7),
    (-24.5, 120, 25, 6.4, "stack", 102, 0.09, 0.9),
    (-42, 124, 29, 8.5, "slab", 103, 0.08, 0.6),
    (-17.5, 131, 17, 5.0, "cone", 104, 0.06, 0.9),
    (-30, 136, 36, 7.6, "cone", 105, 0.06, 0.7),
    (-50, 150, 33, 9, 0, 106, 0.1, 0.8),
    (-10.5, 146, 13, 4.2, "slab", 107, 0.05, 0.7),
    (40, 150, 19, 5.6, "split", 108, 0.08, 0.9),
    (48.5, 160, 25, 6.6, "block", 109, 0.07, 0.7),
    (33.5, 168, 13, 4.6, "cone", 110, 0.05, 0.6),
    (56, 172, 22, 7.5, 0, 111, 0.1, 0.9),
    (62, 158, 17, 6.5, "stack", 112, 0.06, 0.6),
]
for x, y, hh, R, cap, sd, ecc, ledge in heroes:
    f = math.atan2(-y, -x)
    me = chimney(
        sd,
        hh,
        R,
        cap,
        hq(560),
        hq(620),
        win_set(sd, hh, R, f, 11, door=0.55 * (sd in (101, 102)))
        if sd in (101, 102, 103, 105, 106, 109, 111)
        else win_set(sd, hh, R, f, 3, 0.2)[:3],
        capw=1.30 + 0.30 * rs.rand(),
        cap_h=0.13 + 0.06 * rs.rand(),
        neck=0.26 + 0.1 * rs.rand(),
        pw=1.15 + 0.5 * rs.rand(),
        ecc=ecc,
        ledge=ledge,
    )
    obj("hero", me, BG, ROCK, (x, y, hz(x, y) - 1.2))
# second heads that grow out of the same foot as a hero (x,y,H,R,cap,seed,neck,pw)
for x, y, hh, R, cap, sd, nk, pw in [
    (-28.3, 109.5, 15.5, 4.4, "nub", 121, 0.30, 1.0),
    (-20.2, 117.8, 15, 4.0, "slab", 122, 0.30, 1.25),
    (-37.6, 117, 24, 5.0, "stack", 123, 0.30, 1.2),
    (45.0, 157, 18.5, 4.2, "cone", 124, 0.30, 1.3),
    (37.4, 147.5, 12.5, 3.4, "nub", 125, 0.34, 1.1),
    (-13.2, 134, 9.5, 3.2, "block", 126, 0.34, 1.3),
]:
    obj(
        "hero2",
        chimney(
            sd,
            hh,
            R,
            cap,
            hq(360),
            hq(380),
            win_set(sd, hh, R, math.atan2(-y, -x), 3, 0.2)[:2],
            cap_h=0.17,
            neck=nk,
            pw=pw,
            ecc=0.08,
            ledge=0.9,
        ),
        BG,
        ROCK,
        (x, y, hz(x, y) - 1.2),
    )
base = [
    chimney(
        200 + i,
        22,
        5.2 + 1.2 * rs.rand(),
        i % 3 != 2,
        hq(260),
        hq(280),
        win_set(200 + i, 22, 5.5, -math.pi / 2, 4, 0.25, 0.6),
        capw=1.25 + 0.4 * rs.rand(),
        cap_h=0.12 + 0.07 * rs.rand(),
        rough=1.25,
        neck=0.22 + 0.14 * rs.rand(),
        pw=1.1 + 0.6 * rs.rand(),
    )
    for i in range(9)
]
tent = [
    chimney(300 + i, 22, 8.5, False, hq(220), hq(220), (), pw=1.0 + 0.6 * rs.rand(), rough=1.7)
    for i in range(4)
]


def put(x, y, hh):
    me = base[rs.randint(9)] if rs.rand() < 0.68 else tent[rs.randint(4)]
    s = hh / 22
    obj(
        "m",
        me,
        BG,
        ROCK,
        (x, y, hz(x, y) - 0.05 * hh),
        (0, 0, rs.uniform(-0.7, 0.7)),
        (s * rs.uniform(0.85, 1.2), s * rs.uniform(0.85, 1.2), s),
    )


for cx, cy, n, sp, h0, h1 in [
    (-58, 255, 9, 20, 14, 27),
    (52, 270, 8, 20, 13, 25),
    (10, 330, 6, 22, 9, 16),
    (-95, 390, 12, 30, 16, 32),
    (88, 420, 12, 32, 15, 30),
    (-28, 470, 9, 30, 12, 22),
    (40, 560, 10, 36, 14, 26),
    (-150, 600, 14, 44, 18, 36),
    (150, 640, 13, 44, 18, 36),
    (-60, 760, 14, 60, 16, 30),
    (90, 860, 14, 70, 18, 34),
    (-200, 950, 18, 90, 20, 40),
    (240, 1000, 16, 90, 20, 40),
    (0, 1150, 16, 120, 18, 34),
    (-330, 1400, 16, 130, 24, 44),
    (330, 1450, 14, 130, 24, 44),
]:
    for i in range(n):
        put(
            cx + rs.normal() * sp,
            cy + rs.normal() * sp * 0.7,
            rs.uniform(h0, h1) * (0.8 + 0.4 * rs.rand()),
        )
# castle rock (Uchisar)
cw = [
    (
        -math.pi / 2 + rs.uniform(-0.9, 0.9),
        rs.uniform(10, 75),
        rs.uniform(1.6, 2.6),
        rs.uniform(2.6, 4.2),
        "hole",
        float(rs.rand() < 0.10) * 0.6,
    )
    for i in range(60)
]
for x, y, hh, R, sd in [
    (198, 1050, 84, 34, 401),
    (226, 1062, 66, 32, 402),
    (168, 1045, 52, 30, 403),
    (205, 1030, 56, 30, 404),
    (246, 1050, 44, 26, 405),
]:
    me = chimney(
        sd, hh, R, False, hq(520), hq(420), cw if sd == 401 else cw[:30], pw=0.85, rough=0.7
    )
    obj("castle", me, BG, ROCK, (x, y, hz(x, y) - 14))
for i in range(46):
    put(205 + rs.normal() * 60, 1010 + rs.normal() * 28, rs.uniform(12, 26))
# volcano
n_ = hq(500)
u = np.linspace(-1, 1, n_ * 2)
v = np.linspace(-1, 1, n_)
U, V = np.meshgrid(u, v)
rad = np.hypot(U * 1.0, V * 1.2)
rg = ridged(U * 3.2, V * 3.2, 0, 6, 77)
hh = np.exp(-rad * 3.3) * 1.0 + 0.30 * np.exp(-(((U - 0.19) / 0.12) ** 2 + (V / 0.2) ** 2)) * 0.6
hh = hh * (0.80 + 0.34 * rg) * sstep(1, 0.6, rad)
hh = hh / hh.max()
sn = sstep(0.46, 0.60, hh + 0.16 * (rg - 0.5))
vc = mix(hexc("#5E566C"), hexc("#FFF3EA") * 1.0, sn)


def volm(n):
    a = n.n("ShaderNodeVertexColor", layer_name="Col")
    d = n.n("ShaderNodeBsdfDiffuse")
    n.put(d.inputs[0], a.outputs[0])
    return d.outputs[0]


obj(
    "vol",
    grid_mesh("vol", U * 3300, V * 1800, hh * (1180 if PORT else 930) - 60, col=vc),
    BG,
    material("vol", FG, volm),
    (60, 7200, 0) if PORT else (-420, 7200, 0),
)


# ---------- vegetation ----------
def leafball(seed, n, rx, rz, base_z, size, c1, c2, taper=0):
    r_ = np.random.RandomState(seed)
    d = r_.normal(size=(n, 3))
    d /= np.linalg.norm(d, axis=1, keepdims=True)
    rad = r_.uniform(0.55, 1.0, n) ** 0.6
    lump = 1 + 0.35 * perlin(d[:, 0] * 2 + seed, d[:, 1] * 2, d[:, 2] * 2)
    p = d * (rad * lump)[:, None]
    tz = (p[:, 2] + 1) / 2
    w = 1 - taper * np.clip(tz, 0, 1)
    p = np.stack([p[:, 0] * rx * w, p[:, 1] * rx * w, p[:, 2] * rz + base_z], 1)
    a = r_.normal(size=(n, 3))
    a /= np.linalg.norm(a, axis=1, keepdims=True)
    b = np.cross(a, r_.normal(size=(n, 3)))
    b /= np.linalg.norm(b, axis=1, keepdims=True)
    s = size * r_.uniform(0.6, 1.3, (n, 1))
    V = np.stack(
        [
            p - a * s - b * s * 0.6,
            p + a * s - b * s * 0.6,
            p + a * s + b * s * 0.6,
            p - a * s + b * s * 0.6,
        ],
        1,
    ).reshape(-1, 3)
    F = np.arange(n * 4).reshape(-1, 4)
    c = mix(c1, c2, np.repeat(np.clip(tz + 0.2 * r_.normal(size=n), 0, 1), 4))
    return raw_mesh("leaf%d" % seed, V, F, c, smooth=False)


bush = [leafball(i, 700, 1.0, 0.75, 0.5, 0.10, hexc("#4B4A30"), hexc("#9A8C52")) for i in range(4)]
poplar = [
    leafball(20 + i, 1300, 1.0, 4.4, 4.6, 0.13, hexc("#47492F"), hexc("#9C8A45"), 0.55)
    for i in range(3)
]


def scatter(meshes, n, xr, yr, s0, s1, mask=None):
    k = 0
    for i in range(n * 4):
        y = yr[0] * (yr[1] / yr[0]) ** rs.rand()
        x = rs.uniform(-1, 1) * y * xr
        if float(fbm(x / (y * 0.18), y / 60.0, 0, 3, 45)) < 0.02:
            continue
        s = rs.uniform(s0, s1)
        obj(
            "v",
            meshes[rs.randint(len(meshes))],
            BG,
            LEAF,
            (x, y, hz(x, y) - 0.2 * s),
            (0, 0, rs.uniform(0, 6.28)),
            (s, s, s * rs.uniform(0.8, 1.2)),
        )
        k += 1
        if k >= n:
            break


scatter(bush, int(A.get("bush", 420)), 0.42, (66, 520), 0.4, 1.5)
tuft = [
    leafball(40 + i, 260, 1.0, 0.55, 0.30, 0.055, hexc("#8C7440"), hexc("#D8B468"))
    for i in range(4)
]
for i in range(int(A.get("tuft", 2200))):
    y = 58 * (210 / 58) ** rs.rand()
    x = rs.uniform(-0.46, 0.46) * y
    if float(fbm(x / 12, y / 12.0, 0, 3, 145)) < -0.06:
        continue
    q = rs.uniform(0.16, 0.62)
    obj(
        "t",
        tuft[rs.randint(4)],
        BG,
        LEAF,
        (x, y, hz(x, y) - 0.1 * q),
        (0, 0, rs.uniform(0, 6)),
        (q, q, q * rs.uniform(0.7, 1.5)),
    )
for cx, cy, n in [
    (8, 300, 9),
    (-22, 395, 8),
    (26, 470, 9),
    (70, 350, 5),
    (-70, 330, 5),
    (10, 640, 12),
]:
    for i in range(n):
        x, y = cx + rs.normal() * 9, cy + rs.normal() * 9
        s = rs.uniform(0.75, 1.35)
        obj(
            "p",
            poplar[rs.randint(3)],
            BG,
            LEAF,
            (x, y, hz(x, y) - 0.3),
            (0, 0, rs.uniform(0, 6)),
            (s, s, s),
        )
print("built", round(time.time() - t0, 1), flush=True)
# ---------- balloons ----------
BL = coll("balloons")


def balm(n):
    a = n.n("ShaderNodeVertexColor", layer_name="Col")
    d = n.n("ShaderNodeBsdfDiffuse")
    n.put(d.inputs[0], a.outputs[0])
    tr = n.n("ShaderNodeBsdfTranslucent")
    n.put(tr.inputs[0], n.mixc(1.0, a.outputs[0], (1.05, 0.98, 0.9), "MULTIPLY"))
    x = n.n("ShaderNodeMixShader")
    x.inputs[0].default_value = 0.46
    n.put(x.inputs[1], d.outputs[0])
    n.put(x.inputs[2], tr.outputs[0])
    gl = n.n("ShaderNodeBsdfGlossy")
    gl.inputs[1].default_value = 0.42
    gl.inputs[0].default_value = (1, 0.95, 0.9, 1)
    y = n.n("ShaderNodeMixShader")
    y.inputs[0].default_value = 0.035
    n.put(y.inputs[1], x.outputs[0])
    n.put(y.inputs[2], gl.outputs[0])
    return y.outputs[0]


BALM = material("bal", FG, balm)


def plain(col, rough=1):
    def f(n):
        d = n.n("ShaderNodeBsdfDiffuse")
        d.inputs[0].default_value = c4(col)
        return d.outputs[0]

    return f


WICK = material("wick", FG, plain(hexc("#6B4327")))
ROPE = material("rope", FG, plain(hexc("#3A2E2A")))
PEOPLE = material("ppl", FG, plain(hexc("#33333F")))


def flame(n):
    e = n.n("ShaderNodeEmission")
    e.inputs[0].default_value = (1, 0.55, 0.2, 1)
    e.inputs[1].default_value = 7
    return e.outputs[0]


FLAME = material("flame", FG, flame)
FLAME.cycles.sample_as_light = False
# where they float. wide: azimuth, elevation, distance; tall: place in the frame (0-1) and width of the envelope in it. then radius, pattern, flame
if PORT:
    spots = [
        (0.725, 0.505, 0.300, 9.2, 0, 1),
        (0.315, 0.385, 0.185, 9.2, 1, 0),
        (0.640, 0.315, 0.104, 9.2, 4, 0),
        (0.50, 0.520, 0.105, 9.2, 5, 1),
        (0.890, 0.375, 0.070, 9.2, 3, 0),
        (0.500, 0.435, 0.050, 9.2, 2, 0),
        (0.865, 0.625, 0.050, 9.2, 9, 0),
    ]
else:
    spots = [
        (5.9, 6.1, 166, 9.0, 0, 1),
        (14.4, 9.2, 235, 9.2, 1, 0),
        (-4.2, 8.6, 330, 9.4, 4, 0),
        (-0.6, 0.35, 400, 9.0, 5, 1),
        (16.8, 4.0, 470, 9.4, 2, 0),
        (-2.9, 4.0, 560, 9.0, 6, 0),
        (8.8, 10.3, 620, 9.4, 3, 0),
        (-8.4, 5.2, 640, 9.4, 9, 0),
        (11.6, 6.0, 900, 9.5, 8, 0),
        (1.8, 1.9, 980, 9.2, 7, 0),
        (-3.4, 1.6, 1350, 9.6, 2, 0),
        (7.0, 1.55, 1500, 9.6, 1, 0),
        (-11.2, 9.8, 860, 9.5, 5, 0),
    ]


def place(a, b, c, R):
    if not PORT:
        return Vector(CAM) + Vector(dirv(a, b)) * c, c
    k = math.tan(math.radians(HFOV / 2))
    D = R / (k * c)
    v = Vector(((2 * a - 1) * k, (1 - 2 * b) * k * H / W, -1))
    d = cam.rotation_euler.to_matrix() @ v  # D measured along the view axis
    return Vector(CAM) + d * D, (d * D).length


basket = balloons.basket(rs)
roots = []
for bi, (a_, b_, c_, R, pi_, fl) in enumerate(spots):
    loc, D = place(a_, b_, c_, R)
    cb = coll("ball%02d" % bi)
    e = bpy.data.objects.new("ball%02d" % bi, None)
    e.location = loc
    e.rotation_euler = (rs.uniform(-0.03, 0.03), rs.uniform(-0.03, 0.03), rs.uniform(0, 6.28))
    e.scale = (R, R, R * 1.02)
    cb.objects.link(e)
    roots.append((e, cb, D))

    def sub(me, mat):
        o = obj(me.name, me, cb, mat)
        o.parent = e

    sub(envelope("env%02d" % bi, PT[pi_]), BALM)
    for k, m in (("wick", WICK), ("rope", ROPE), ("people", PEOPLE)):
        sub(basket[k], m)
    if fl:
        sub(basket["flame"], FLAME)
        l = bpy.data.lights.new("fl", "POINT")
        l.energy = 3600
        l.color = (1, 0.55, 0.22)
        l.shadow_soft_size = 1.2
        lo = bpy.data.objects.new("fl%02d" % bi, l)
        cb.objects.link(lo)
        lo.parent = e
        lo.location = (0, 0, -0.75)
# ---------- render ----------
s = setup(W, H, SPP)
cam.data.sensor_fit = "HORIZONTAL"
vl = s.view_layers[0]
vl["cycles"]["denoising_store_passes"] = True
bpy.context.view_layer.update()


def show(land, only=None):
    """land and balloons on or off; only: index of the one balloon to keep (None: none, 'all')."""
    LC = vl.layer_collection.children
    LC["bg"].exclude = not land
    for i, (e, cb, D) in enumerate(roots):
        LC[cb.name].exclude = not (only == "all" or only == i)


def render(name, alpha, spp, seed=1, crop=None, aux=True):
    s.cycles.samples = spp
    s.cycles.adaptive_min_samples = max(8, spp // 2)
    s.cycles.seed = seed
    s.render.film_transparent = alpha
    r = s.render
    r.use_border = r.use_crop_to_border = bool(crop)
    if crop:
        x0, y0, x1, y1 = crop
        r.border_min_x, r.border_max_x, r.border_min_y, r.border_max_y = (
            (x0 + 0.02) / W,
            (x1 + 0.02) / W,
            (H - y1 + 0.02) / H,
            (H - y0 + 0.02) / H,
        )
    s.use_nodes = True
    t = s.node_tree
    t.nodes.clear()
    rl = t.nodes.new("CompositorNodeRLayers")
    comp = t.nodes.new("CompositorNodeComposite")
    t.links.new(rl.outputs["Image"], comp.inputs[0])
    fo = t.nodes.new("CompositorNodeOutputFile")
    fo.base_path = EXR
    fo.format.file_format = "OPEN_EXR"
    fo.format.color_mode = "RGBA"
    fo.format.color_depth = "32"
    fo.file_slots.clear()
    for nm, key in (("Image", "img"), ("Denoising Normal", "nrm"), ("Denoising Albedo", "alb")):
        fo.file_slots.new("%s_%s_" % (name, key))
        t.links.new(rl.outputs[nm], fo.inputs[-1])
    t1 = time.time()
    r.filepath = os.path.join(EXR, "_tmp")
    bpy.ops.render.render()
    print("RENDER", name, round(time.time() - t1, 1), "s", flush=True)


meta = []
for i, (e, cb, D) in enumerate(roots):
    p = [
        world_to_camera_view(s, cam, e.matrix_world @ Vector(v))
        for v in [(0, 0, 1.06)]
        + [(sx * 0.13, sy * 0.13, -2.13) for sx in (-1, 1) for sy in (-1, 1)]
        + [
            (1.07 * math.cos(a) * math.cos(b), 1.07 * math.sin(a) * math.cos(b), math.sin(b))
            for a in np.linspace(0, 6.28, 24)
            for b in (-0.5, 0, 0.5)
        ]
    ]
    m = 3
    box = [
        max(0, int(min(q.x for q in p) * W) - m),
        max(0, int((1 - max(q.y for q in p)) * H) - m),
        min(W, int(max(q.x for q in p) * W) + 1 + m),
        min(H, int((1 - min(q.y for q in p)) * H) + 1 + m),
    ]
    c = world_to_camera_view(s, cam, e.matrix_world.translation)
    meta.append(
        dict(
            i=i,
            box=box,
            dist=round(D, 1),
            centre=[round(c.x, 4), round(1 - c.y, 4)],
            flame=bool(spots[i][5]),
        )
    )
g = world_to_camera_view(s, cam, Vector([CAM[k] + GL[k] * 1000 for k in range(3)]))
json.dump(
    dict(layout=LAY, w=W, h=H, sun=[g.x, 1 - g.y], balloons=meta),
    open(os.path.join(EXR, TAG + "_meta.json"), "w"),
    indent=1,
)
if "crop" in DO:
    show(True)
    for k, b in enumerate(A["box"].split("/")):
        render(
            TAG + "_crop%dA" % k, False, SPP, 1, [int(v) for v in b.split(",")]
        )  # a look at a part: box=x0,y0,x1,y1
if "bg" in DO:
    show(True)
    render(TAG + "_bgA", False, SPP, 1)
    render(TAG + "_bgB", False, SPP, 77)
if "sprites" in DO:
    s.cycles.max_bounces = 6
    for o in BG.objects:
        o.visible_camera = (
            False  # the land lights the balloon but is not seen; q=.35 is enough for it
        )
    for m in meta:
        show(True, m["i"])
        render("%s_s%02d" % (TAG, m["i"]), True, BSPP, 1, m["box"])
if "full" in DO:
    for o in BG.objects:
        o.visible_camera = True
    show(True, "all")
    s.cycles.max_bounces = 6
    render(TAG + "_fullA", False, SPP, 1)
    render(TAG + "_fullB", False, SPP, 77)
print("TOTAL", round(time.time() - t0, 1), "s")
