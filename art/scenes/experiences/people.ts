/** People in the hall, and the traveller who takes a picture of it. */

import { draw, num } from '../../kit/path.ts';
import { circle, group, path, stroke } from '../../kit/shapes.ts';
import { metre, project } from './perspective.ts';

interface Passerby {
  x: number;
  z: number;
  coat: string;
  trousers: string;
  /** Turned the other way. */
  flipped?: boolean;
  /** What they carry, drawn a metre to a unit. */
  carries?: string;
}

/** A figure drawn a metre to a unit, with a shadow that falls towards the viewer. */
export function passerby({
  x,
  z,
  coat,
  trousers,
  flipped = false,
  carries = '',
}: Passerby): string {
  const [footX, footY] = project([x, 0, z]);
  const k = metre(z);
  const size = `${num(flipped ? -k : k)} ${num(k)}`;
  const shadow = draw`M${footX} ${footY}
    l${k * 0.5} ${k * 0.34}l${k * 0.16} 0L${footX + k * 0.16} ${footY}z`;
  return (
    path(shadow, '#3d2044', 'opacity=".4"') +
    group(
      `transform="translate(${num(footX)} ${num(footY)}) scale(${size})"`,
      path('M-.2 0L-.17-.86H.17L.26 0H.13L.01-.62L-.07 0z', trousers),
      path('M-.23-.76L-.22-1.34Q0-1.5.22-1.34L.24-.74Q0-.68-.23-.76z', coat),
      `<circle cx="0" cy="-1.57" r=".12" fill="${trousers}"/>`,
      path('M.12-1.4Q.24-1.34.25-.74L.18-.74Q.18-1.2.12-1.4z', '#ffe0a8', 'opacity=".7"'),
      carries,
    )
  );
}

/** A tea tray on three chains, with three tulip glasses. */
export const TEA_TRAY = [
  path('M.18-1.32L.44-1.16L.46-1.1L.4-1.08L.16-1.12z', '#f0e0c4'),
  stroke('M.43-1.1L.26-.78M.43-1.1L.6-.78M.43-1.1V-.78', '#5c3450', 0.018),
  '<ellipse cx=".43" cy="-.77" rx=".2" ry=".035" fill="#e8b860"/>',
  path(
    'M.31-.79v-.1q.03.05 0 .1zM.3-.9h.07l-.015.06q.02.03 0 .06h-.04q-.02-.03 0-.06z' +
      'M.41-.9h.07l-.015.06q.02.03 0 .06h-.04q-.02-.03 0-.06z' +
      'M.51-.9h.07l-.015.06q.02.03 0 .06h-.04q-.02-.03 0-.06z',
    '#b8372e',
  ),
].join('');

const SHIRT_SHADE = '#a83a36';
const SKIN = '#e8ac80';
const RIM_LIGHT = '#ffc48c';
const BLACK = '#241633';
const STRAP = '#f0b860';

/** Seen from behind, camera at the eye, light from the right. */
export const traveller = (): string =>
  group(
    'transform="translate(648 820)"',
    path('M-30 0L120 96L190 96L34-2z', '#2a1838', 'opacity=".45"'),
    // trousers, shoes
    path('M-30 0C-30-30-32-70-34-104H34C33-70 36-30 40 0H12L2-76L-8 0z', '#33203f'),
    path('M-34 0h26v8h-28zM10 0h32l2 8h-34z', '#1f1430'),
    // shirt
    path(
      'M-38-96C-42-140-44-176-34-196Q-20-208 0-208T34-196C44-176 42-140 38-96Q0-86-38-96z',
      '#c9483c',
    ),
    path(
      'M22-202Q34-198 36-190C44-170 42-140 38-96L26-93C32-130 32-176 22-202z',
      RIM_LIGHT,
      'opacity=".85"',
    ),
    // far elbow, near arm
    path(
      'M-33-192C-52-188-62-204-56-220L-26-240L-20-230L-38-214C-36-206-32-202-24-202z',
      SHIRT_SHADE,
    ),
    path('M30-196C46-190 64-196 66-212L46-238L36-232L46-214C42-208 36-206 28-208z', '#d9584a'),
    path(
      'M40-193C56-192 65-200 66-212L46-238L42-235L58-212C56-204 48-198 38-197z',
      RIM_LIGHT,
      'opacity=".85"',
    ),
    // camera, hand
    path('M22-250H52V-228H22z', BLACK),
    path('M28-256H42V-249H28zM52-247L63-249V-229L52-231z', BLACK),
    path('M22-250H52V-247H22zM63-249L60.5-248.5V-229.5L63-229z', '#ffd79a', 'opacity=".8"'),
    circle(42, -231, 7, SKIN),
    // neck, hair, cheek
    path('M-9-204H9V-218H-9z', '#c98a68'),
    path('M-22-238C-24-264 26-264 24-238C23-222 14-212 1-212S-21-222-22-238z', '#3d2438'),
    path('M14-254C24-250 25-240 24-234C22-220 14-213 8-212C17-224 19-240 14-254z', SKIN),
    // straw hat with a ribbon
    path('M-24-242C-28-276 30-276 26-244Q2-254-24-242z', '#e8c48c'),
    path('M12-266C24-262 28-254 26-244L18-247C19-256 17-262 12-266z', '#fff0c8'),
    path('M-38-239Q2-257 44-244Q2-249-38-239z', '#f6dca8'),
    path('M-24-246Q2-257 27-247L26-243Q2-252-24-241z', SHIRT_SHADE),
    // backpack
    path('M-25-188Q0-200 25-188L29-116Q0-104-29-116z', '#2f6a74'),
    path('M16-192Q24-190 25-188L29-116L20-112Q22-160 16-192z', '#8fc0a8', 'opacity=".8"'),
    path('M-20-150H20V-122Q0-116-20-122z', '#24545f'),
    path('M-20-150H20V-146H-20z', STRAP),
    path('M-14-186Q0-192 14-186V-180Q0-186-14-180z', STRAP),
  );
