"""The foot of a plate rendered anew. blender -b --factory-startup -P part.py -- layout=land plate=preview parts=0,530,3200,1350
After scene.py do=part with the same box, and a preview of the whole (do=bg tag=preview), which says what light the bloom and the softness get from
the rest. Writes cache/<layout>_graded.npz, as it is before the retouch, for paint.py."""
import os, sys

HERE = os.path.dirname(os.path.abspath(__file__))
src = open(os.path.join(HERE, "finish.py")).read()
exec(src[: src.index("if SC == 1:\n    g = grade")])

g = grade
top = min(p[1] for p in PARTS)
share = patched(np.zeros((h, w, 1), np.float32), lambda k: 1.0)
keep = dict(dst=np.minimum(depth, 6e4), deep=g.deep, nrm=normal, near=g.near, green=g.green, way=g.way, water=g.water)
keep = {k: np.asarray(v[top:], np.float16 if k not in ("dst", "deep") else np.float32) for k, v in keep.items()}
at, who = people() or ((0, 0), np.zeros((0, 0, 4), np.float32))
np.savez(os.path.join(HERE, "cache", LAY + "_graded.npz"), top=top, plate=shown[top:], share=share[top:], people=who, people_at=at, **keep)
print("graded", round(time.time() - T0, 1), flush=True)
