import bpy, math, numpy as np, time
from mathutils import Vector

# ---------- noise ----------
_P = np.random.RandomState(7).permutation(4096).astype(np.int32)
_G3 = np.random.RandomState(8).normal(size=(4096, 3)).astype(np.float32)
_G3 /= np.linalg.norm(_G3, axis=1, keepdims=True)


def _h(i, j, k):
    return _P[(_P[(_P[i & 4095] + j) & 4095] + k) & 4095]


def perlin(x, y, z=0.0, seed=0):
    x, y, z = np.broadcast_arrays(
        np.asarray(x, np.float32), np.asarray(y, np.float32), np.asarray(z, np.float32)
    )
    x = x + seed * 17.31
    y = y + seed * 5.77
    xi = np.floor(x).astype(np.int32)
    yi = np.floor(y).astype(np.int32)
    zi = np.floor(z).astype(np.int32)
    fx = x - xi
    fy = y - yi
    fz = z - zi
    u = fx**3 * (fx * (fx * 6 - 15) + 10)
    v = fy**3 * (fy * (fy * 6 - 15) + 10)
    w = fz**3 * (fz * (fz * 6 - 15) + 10)

    def g(a, b, c):
        G = _G3[_h(xi + a, yi + b, zi + c)]
        return G[..., 0] * (fx - a) + G[..., 1] * (fy - b) + G[..., 2] * (fz - c)

    l = lambda a, b, t: a + (b - a) * t
    return 1.5 * l(
        l(l(g(0, 0, 0), g(1, 0, 0), u), l(g(0, 1, 0), g(1, 1, 0), u), v),
        l(l(g(0, 0, 1), g(1, 0, 1), u), l(g(0, 1, 1), g(1, 1, 1), u), v),
        w,
    )


def fbm(x, y, z=0.0, o=5, seed=0, gain=0.5, lac=2.03):
    s = 0
    a = 1
    n = 0
    for i in range(o):
        s = s + a * perlin(x, y, z, seed + i * 3)
        n += a
        a *= gain
        x = x * lac
        y = y * lac
        z = np.asarray(z) * lac
    return s / n


def ridged(x, y, z=0.0, o=5, seed=0, gain=0.5, lac=2.07):
    s = 0
    a = 1
    n = 0
    w = 1
    for i in range(o):
        r = 1 - np.abs(perlin(x, y, z, seed + i * 3))
        r = r * r * w
        w = np.clip(r * 1.6, 0, 1)
        s = s + a * r
        n += a
        a *= gain
        x = x * lac
        y = y * lac
        z = np.asarray(z) * lac
    return s / n


def sstep(a, b, x):
    t = np.clip((x - a) / (b - a), 0, 1)
    return t * t * (3 - 2 * t)


def mix(a, b, t):
    t = np.asarray(t)[..., None]
    return np.asarray(a) * (1 - t) + np.asarray(b) * t


def hexc(h):
    h = h.lstrip("#")
    c = np.array([int(h[i : i + 2], 16) / 255 for i in (0, 2, 4)])
    return np.where(c <= 0.04045, c / 12.92, ((c + 0.055) / 1.055) ** 2.4)


# ---------- mesh ----------
def grid_mesh(name, X, Y, Z, wrap=False, col=None, glow=None, smooth=True):
    n, m = X.shape
    V = np.stack([X, Y, Z], -1).reshape(-1, 3).astype(np.float32)
    i = np.arange(n - 1)[:, None]
    mm = m if wrap else m - 1
    j = np.arange(mm)[None, :]
    j2 = (j + 1) % m
    F = (
        np.stack([i * m + j, i * m + j2, (i + 1) * m + j2, (i + 1) * m + j], -1)
        .reshape(-1, 4)
        .astype(np.int32)
    )
    return raw_mesh(name, V, F, col, glow, smooth)


def raw_mesh(name, V, F, col=None, glow=None, smooth=True):
    me = bpy.data.meshes.new(name)
    k = F.shape[1]
    me.vertices.add(len(V))
    me.vertices.foreach_set("co", V.astype(np.float32).ravel())
    me.loops.add(F.size)
    me.loops.foreach_set("vertex_index", F.astype(np.int32).ravel())
    me.polygons.add(len(F))
    me.polygons.foreach_set("loop_start", np.arange(0, F.size, k, dtype=np.int32))
    me.polygons.foreach_set("loop_total", np.full(len(F), k, np.int32))
    me.update(calc_edges=True)
    if smooth:
        me.polygons.foreach_set("use_smooth", np.ones(len(F), bool))
    if col is not None:
        a = me.color_attributes.new("Col", "FLOAT_COLOR", "POINT")
        c = np.ones((len(V), 4), np.float32)
        c[:, :3] = (
            np.broadcast_to(col, (len(V), 3)) if np.ndim(col) == 1 else np.reshape(col, (-1, 3))
        )
        if glow is not None:
            c[:, 3] = np.reshape(glow, -1)
        else:
            c[:, 3] = 0
        a.data.foreach_set("color", c.ravel())
    me.update()
    return me


def obj(name, me, coll, mat=None, loc=(0, 0, 0), rot=(0, 0, 0), sc=(1, 1, 1)):
    o = bpy.data.objects.new(name, me)
    o.location = loc
    o.rotation_euler = rot
    o.scale = sc
    if mat and not me.materials:
        me.materials.append(mat)
    coll.objects.link(o)
    return o


def coll(name):
    c = bpy.data.collections.new(name)
    bpy.context.scene.collection.children.link(c)
    return c


# ---------- node sugar ----------
class N:
    def __init__(s, tree):
        s.t = tree

    def n(s, typ, **kw):
        x = s.t.nodes.new(typ)
        for k, v in kw.items():
            setattr(x, k, v)
        return x

    def put(s, sock, v):
        if isinstance(v, bpy.types.NodeSocket):
            s.t.links.new(v, sock)
        elif v is not None:
            sock.default_value = v

    def m(s, op, a, b=None, c=None, clamp=False):
        x = s.n("ShaderNodeMath", operation=op, use_clamp=clamp)
        for i, v in enumerate((a, b, c)):
            if v is not None:
                s.put(x.inputs[i], v)
        return x.outputs[0]

    def vm(s, op, a, b=None, out=0, scale=None):
        x = s.n("ShaderNodeVectorMath", operation=op)
        s.put(x.inputs[0], a)
        if b is not None:
            s.put(x.inputs[1], b)
        if scale is not None:
            s.put(x.inputs["Scale"], scale)
        return x.outputs["Value"] if out == "v" else x.outputs[out]

    def mixc(s, f, a, b, blend="MIX"):
        x = s.n("ShaderNodeMixRGB", blend_type=blend)
        s.put(x.inputs[0], f)
        s.put(x.inputs[1], c4(a))
        s.put(x.inputs[2], c4(b))
        return x.outputs[0]

    def ss(s, a, b, x):
        y = s.n("ShaderNodeMapRange", interpolation_type="SMOOTHSTEP")
        s.put(y.inputs[0], x)
        y.inputs[1].default_value = a
        y.inputs[2].default_value = b
        return y.outputs[0]

    def xyz(s, v):
        x = s.n("ShaderNodeSeparateXYZ")
        s.put(x.inputs[0], v)
        return x.outputs

    def noise(s, vec, scale, detail=4, rough=0.5, out="Fac"):
        x = s.n("ShaderNodeTexNoise")
        s.put(x.inputs["Vector"], vec)
        x.inputs["Scale"].default_value = scale
        x.inputs["Detail"].default_value = detail
        x.inputs["Roughness"].default_value = rough
        return x.outputs[out]


def c4(a):
    if isinstance(a, bpy.types.NodeSocket):
        return a
    a = tuple(float(v) for v in a)
    return a if len(a) == 4 else a + (1.0,)


def dirv(az, el):
    az, el = math.radians(az), math.radians(el)
    return (math.sin(az) * math.cos(el), math.cos(az) * math.cos(el), math.sin(el))


# ---------- sky group: direction -> colour ----------
def sky_group(P):
    g = bpy.data.node_groups.new("Sky", "ShaderNodeTree")
    g.inputs.new("NodeSocketVector", "Dir")
    g.inputs.new("NodeSocketFloat", "Disc")
    g.outputs.new("NodeSocketColor", "Color")
    n = N(g)
    gi = n.n("NodeGroupInput")
    go = n.n("NodeGroupOutput")
    d = n.vm("NORMALIZE", gi.outputs[0])
    z = n.xyz(d)[2]
    cosA = n.vm("DOT_PRODUCT", d, P["glow"], "v")
    flat = n.vm("NORMALIZE", n.vm("MULTIPLY", d, (1, 1, 0)))
    gl = P["glow"]
    L = math.hypot(gl[0], gl[1])
    az = n.vm("DOT_PRODUCT", flat, (gl[0] / L, gl[1] / L, 0), "v")
    w = n.m("POWER", n.m("MULTIPLY_ADD", az, 0.5, 0.5, clamp=True), P.get("azpow", 10.0))
    hor = n.mixc(w, P["hor_away"], P["hor_sun"])
    mid = n.mixc(w, P["mid_away"], P["mid_sun"])
    c = n.mixc(n.ss(P["e0"], P["e1"], z), hor, mid)
    c = n.mixc(n.ss(P["e1"] * 0.6, P["e2"], z), c, P["high"])
    c = n.mixc(n.ss(P["e2"] * 0.7, P["e3"], z), c, P["top"])
    ca = n.m("MAXIMUM", cosA, 0.0)
    for pw, st, col in P["glows"]:
        c = n.mixc(
            1.0, c, n.vm("SCALE", col, scale=n.m("MULTIPLY", n.m("POWER", ca, pw), st)), "ADD"
        )
    disc = n.m(
        "MULTIPLY",
        n.ss(P["disc"][0], P["disc"][1], cosA),
        n.m("MULTIPLY", gi.outputs[1], P["disc"][2]),
    )
    c = n.mixc(1.0, c, n.vm("SCALE", P["disc"][3], scale=disc), "ADD")
    g.links.new(c, go.inputs[0])
    return g


def fog_group(P, sky):
    g = bpy.data.node_groups.new("Fog", "ShaderNodeTree")
    g.inputs.new("NodeSocketShader", "S")
    g.outputs.new("NodeSocketShader", "S")
    n = N(g)
    gi = n.n("NodeGroupInput")
    go = n.n("NodeGroupOutput")
    cam = n.n("ShaderNodeCameraData").outputs["View Distance"]
    geo = n.n("ShaderNodeNewGeometry")
    pos = geo.outputs["Position"]
    z = n.xyz(pos)[2]
    C = P["cam"][2]

    def od(a, H, z0, start):
        k = n.m("DIVIDE", n.m("SUBTRACT", z, C), H)
        ok = n.m("LESS_THAN", n.m("ABSOLUTE", k), 0.002)
        k = n.m("MULTIPLY_ADD", ok, 0.004, k)
        k = n.m("MAXIMUM", k, -30.0)
        e = n.m("DIVIDE", n.m("SUBTRACT", 1.0, n.m("EXPONENT", n.m("MULTIPLY", k, -1.0))), k)
        dd = n.m("MAXIMUM", n.m("SUBTRACT", cam, start), 0.0)
        return n.m("MULTIPLY", n.m("MULTIPLY", dd, e), a * math.exp(-(C - z0) / H))

    o = None
    for a, H, z0, start, ns in P["fog"]:
        q = od(a, H, z0, start)
        if ns:
            sc = n.vm("MULTIPLY", pos, ns)
            nz = n.noise(sc, 1.0, 5, 0.55)
            q = n.m("MULTIPLY", q, n.m("MAXIMUM", n.m("MULTIPLY_ADD", nz, 5.6, -1.85), 0.10))
        o = q if o is None else n.m("ADD", o, q)
    T = n.m("EXPONENT", n.m("MULTIPLY", o, -1.0))
    f = n.m("SUBTRACT", 1.0, T)
    d = n.vm("SCALE", geo.outputs["Incoming"], scale=-1.0)
    x, y, zz = n.xyz(d)
    cb = n.n("ShaderNodeCombineXYZ")
    n.put(cb.inputs[0], x)
    n.put(cb.inputs[1], y)
    n.put(cb.inputs[2], n.m("MAXIMUM", n.m("MULTIPLY", zz, 0.6), P.get("fogel", 0.012)))
    s = n.n("ShaderNodeGroup")
    s.node_tree = sky
    n.put(s.inputs[0], cb.outputs[0])
    s.inputs[1].default_value = 0
    far = n.ss(P["near_far"][0], P["near_far"][1], cam)
    lowmix = n.m("MULTIPLY", n.ss(P["low"][0], P["low"][1], z), 1.0)
    col = n.mixc(
        n.m("MULTIPLY", n.m("SUBTRACT", 1.0, far), P.get("tintamt", 1.0)),
        s.outputs[0],
        n.mixc(1.0, s.outputs[0], P["neartint"], "MULTIPLY"),
    )
    em = n.n("ShaderNodeEmission")
    n.put(em.inputs[0], col)
    em.inputs[1].default_value = P.get("fogstr", 1.0)
    lp = n.n("ShaderNodeLightPath")
    f = n.m("MULTIPLY", f, lp.outputs["Is Camera Ray"])
    mx = n.n("ShaderNodeMixShader")
    n.put(mx.inputs[0], f)
    g.links.new(gi.outputs[0], mx.inputs[1])
    g.links.new(em.outputs[0], mx.inputs[2])
    g.links.new(mx.outputs[0], go.inputs[0])
    return g


def material(name, fog, build):
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    t = m.node_tree
    t.nodes.clear()
    n = N(t)
    out = n.n("ShaderNodeOutputMaterial")
    sh = build(n)
    f = n.n("ShaderNodeGroup")
    f.node_tree = fog
    t.links.new(sh, f.inputs[0])
    t.links.new(f.outputs[0], out.inputs[0])
    return m


def world(P, sky, fill, clouds=True, fill_sky=None):
    w = bpy.data.worlds.new("W")
    bpy.context.scene.world = w
    w.use_nodes = True
    t = w.node_tree
    t.nodes.clear()
    n = N(t)
    geo = n.n("ShaderNodeNewGeometry")
    d = n.vm("SCALE", geo.outputs["Incoming"], scale=-1.0)
    s = n.n("ShaderNodeGroup")
    s.node_tree = sky
    n.put(s.inputs[0], d)
    s.inputs[1].default_value = 1
    c = s.outputs[0]
    if clouds:
        x, y, z = n.xyz(d)
        zz = n.m("ADD", n.m("MAXIMUM", z, 0.0), 0.10)
        cb = n.n("ShaderNodeCombineXYZ")
        n.put(cb.inputs[0], n.m("DIVIDE", x, zz))
        n.put(cb.inputs[1], n.m("MULTIPLY", n.m("DIVIDE", y, zz), 1.0))
        cb.inputs[2].default_value = 3.3
        v = n.vm("MULTIPLY", cb.outputs[0], P.get("cloudsc", (0.55, 1.5, 1)))
        wv = n.vm("ADD", v, n.vm("SCALE", n.noise(v, 0.8, 3, 0.5, "Color"), scale=1.2))
        nz = n.noise(wv, 1.0, 7, 0.55)
        dens = n.m("MULTIPLY", n.ss(0.44, 0.74, nz), n.ss(0.015, 0.10, z))
        dens = n.m("MULTIPLY", dens, P.get("cloudamt", 0.55))
        ca = n.m("MAXIMUM", n.vm("DOT_PRODUCT", d, P["glow"], "v"), 0.0)
        cc = n.mixc(n.m("POWER", ca, 6.0), P["cloud_away"], P["cloud_sun"])
        c = n.mixc(dens, c, cc)
    b = n.n("ShaderNodeBackground")
    n.put(b.inputs[0], c)
    s2 = n.n("ShaderNodeGroup")
    s2.node_tree = fill_sky or sky
    n.put(s2.inputs[0], d)
    b2 = n.n("ShaderNodeBackground")
    n.put(b2.inputs[0], n.mixc(1.0, s2.outputs[0], fill[0], "MULTIPLY"))
    b2.inputs[1].default_value = fill[1]
    lp = n.n("ShaderNodeLightPath")
    mx = n.n("ShaderNodeMixShader")
    n.put(mx.inputs[0], lp.outputs["Is Camera Ray"])
    t.links.new(b2.outputs[0], mx.inputs[1])
    t.links.new(b.outputs[0], mx.inputs[2])
    o = n.n("ShaderNodeOutputWorld")
    t.links.new(mx.outputs[0], o.inputs[0])
    w.cycles.sampling_method = "MANUAL"
    w.cycles.sample_map_resolution = 256


def setup(w, h, spp, seed=1):
    s = bpy.context.scene
    s.render.engine = "CYCLES"
    s.cycles.device = "CPU"
    s.cycles.samples = spp
    s.cycles.use_adaptive_sampling = True
    s.cycles.adaptive_threshold = 0.015
    s.cycles.adaptive_min_samples = max(8, spp // 2)
    s.cycles.use_denoising = False
    s.cycles.max_bounces = 4
    s.cycles.diffuse_bounces = 1
    s.cycles.glossy_bounces = 2
    s.cycles.transmission_bounces = 3
    s.cycles.transparent_max_bounces = 16
    s.cycles.sample_clamp_indirect = 4
    s.cycles.sample_clamp_direct = 0
    s.cycles.caustics_reflective = False
    s.cycles.caustics_refractive = False
    s.cycles.seed = seed
    s.render.resolution_x = w
    s.render.resolution_y = h
    s.render.resolution_percentage = 100
    s.render.threads_mode = "AUTO"
    s.cycles.pixel_filter_type = "BLACKMAN_HARRIS"
    s.cycles.filter_width = 1.5
    s.render.image_settings.file_format = "OPEN_EXR"
    s.render.image_settings.color_mode = "RGBA"
    s.render.image_settings.color_depth = "32"
    s.render.use_persistent_data = True
    s.view_settings.view_transform
    return s


def sun(az, el, strength, col, angle=0.9):
    l = bpy.data.lights.new("Sun", "SUN")
    l.energy = strength
    l.color = col
    l.angle = math.radians(angle)
    o = bpy.data.objects.new("Sun", l)
    bpy.context.scene.collection.objects.link(o)
    o.rotation_euler = Vector(dirv(az, el)).to_track_quat("Z", "Y").to_euler()
    return o


def camera(loc, pitch, yaw, hfov, shift_y=0):
    c = bpy.data.cameras.new("C")
    c.sensor_width = 36
    c.lens = 18 / math.tan(math.radians(hfov / 2))
    c.clip_end = 60000
    c.clip_start = 0.5
    c.shift_y = shift_y
    o = bpy.data.objects.new("C", c)
    bpy.context.scene.collection.objects.link(o)
    o.location = loc
    o.rotation_euler = (math.radians(90 + pitch), 0, math.radians(-yaw))
    bpy.context.scene.camera = o
    return o
