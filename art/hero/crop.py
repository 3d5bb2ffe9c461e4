"""A look at a crop: blender -b --factory-startup -P crop.py -- tag=NAME (made by scene.py do=crop)"""
import sys, os

HERE = os.path.dirname(os.path.abspath(__file__))
src = open(os.path.join(HERE, "finish.py")).read()
exec(src[: src.index("T0=time.time()")])
for k in range(9):
    f = D + TAG + "_crop%dA_img_0001.exr" % k
    if os.path.exists(f):
        a = load(f)[..., :3]
        png(OUT + "crop%d.png" % k, (np.clip(tone(a, L), 0, 1) * 255 + 0.5).astype(np.uint8))
