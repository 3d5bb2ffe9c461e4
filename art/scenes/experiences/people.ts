/** People in the hall, all their heads a little below eye level; the sun stands in the exit. */

import { mix } from '../../kit/colour.ts';
import { draw, num, scalePath } from '../../kit/path.ts';
import { circle, group, path, stroke } from '../../kit/shapes.ts';
import { metre, project } from './perspective.ts';

/** The sun, and the point of the horizon below it, from which all shadows spread. */
const SUN_X = 846;
const HORIZON = 612;

const SKIN = '#d99a74';
const SKIN_SHADE = '#a8685a';
const RIM = '#ffe0a8';

// ── Somebody about 1.7 m tall, drawn a metre to a unit ──────────────────────────────────────────

const LEGS = 'M-.15-.88L-.17-.45L-.19-.06H-.09L-.04-.42L0-.7L.05-.4L.1-.02H.2L.18-.44L.16-.88z';
const SHOES = 'M-.22-.08H-.08L-.07 0H-.23zM.09-.04H.21L.23.04H.09z';
const SKIRT = 'M-.15-.9C-.18-.6-.22-.4-.25-.18Q0-.12 .25-.18C.22-.4.18-.6.16-.9z';
const SHINS = 'M-.13-.2H-.04L-.05 0H-.14zM.04-.2H.13L.14 .02H.05z';
const TORSO =
  'M-.18-.78C-.2-1-.17-1.14-.2-1.33C-.17-1.4-.08-1.43-.055-1.46H.055C.08-1.43.17-1.4.2-1.33' +
  'C.17-1.14.2-1 .18-.78Q0-.73-.18-.78z';
const ARM = 'M.19-1.36C.26-1.3.28-1.08.265-.83L.2-.82C.205-1 .19-1.15.15-1.25z';
const OTHER_ARM = 'M-.19-1.36C-.26-1.3-.28-1.08-.265-.83L-.2-.82C-.205-1-.19-1.15-.15-1.25z';
const NECK = 'M-.05-1.52H.05V-1.43Q0-1.39-.05-1.43z';
const HEAD = 'M-.095-1.62C-.1-1.77.1-1.77.095-1.62C.09-1.54.05-1.475 0-1.475S-.09-1.54-.095-1.62z';
const BACK_OF_HAIR =
  'M-.102-1.6C-.12-1.79.12-1.79.102-1.6C.095-1.54.06-1.51 0-1.51S-.095-1.54-.102-1.6z';
const LONG_HAIR =
  'M-.105-1.6C-.125-1.79.125-1.79.105-1.6C.1-1.5.12-1.42.1-1.34Q0-1.3-.1-1.34C-.12-1.42-.1-1.5-.105-1.6z';
const FRINGE = 'M-.1-1.58C-.125-1.79.125-1.79.1-1.58C.09-1.65.07-1.69 0-1.685S-.09-1.65-.1-1.58z';
/** Brows, eyes, nose, and a moustache. */
const FEATURES =
  'M-.066-1.628q.02-.014.042-.002M.024-1.63q.022-.012.042.002' +
  'M-.05-1.606h.018M.032-1.606h.018M0-1.6l-.01.04h.018';
const MOUSTACHE =
  'M0-1.546C-.03-1.556-.05-1.54-.056-1.526Q0-1.534 .056-1.526C.05-1.54.03-1.556 0-1.546z';

// The minifier rounds path data to tenths, so what is drawn in metres is written in centimetres.
const CENTIMETRES = 100;
const outline = (data: string, fill: string, attributes = ''): string =>
  path(scalePath(data, CENTIMETRES), fill, attributes);
const line = (data: string, colour: string, width: number, attributes = ''): string =>
  stroke(scalePath(data, CENTIMETRES), colour, num(width * CENTIMETRES), attributes);
const disc = (x: number, y: number, radius: number, fill: string): string =>
  circle(x * CENTIMETRES, y * CENTIMETRES, radius * CENTIMETRES, fill);

const ears = disc(-0.1, -1.6, 0.022, SKIN) + disc(0.1, -1.6, 0.022, SKIN);
const hands = disc(-0.235, -0.8, 0.04, SKIN) + disc(0.235, -0.8, 0.04, SKIN);

/** A face in its own shade: the sun is behind it. */
const face = (hair: string): string =>
  ears +
  outline(HEAD, SKIN) +
  outline(
    'M0-1.74C-.1-1.76-.1-1.66-.095-1.62C-.09-1.54-.05-1.475 0-1.475z',
    SKIN_SHADE,
    'opacity=".45"',
  ) +
  outline(FRINGE, hair) +
  line(FEATURES, '#4a2638', 0.013, 'stroke-linecap="round"') +
  outline(MOUSTACHE, hair);

interface Standing {
  x: number;
  z: number;
}

/** Puts a figure on the floor, with a shadow that falls away from the sun. */
function standing({ x, z }: Standing, ...markup: readonly string[]): string {
  const [footX, footY] = project([x, 0, z]);
  const k = metre(z);
  const lean = ((footX - SUN_X) / (footY - HORIZON)) * 0.62;
  const shadow = draw`M${footX - k * 0.2} ${footY - k * 0.01}
    L${footX + k * (lean - 0.2)} ${footY + k * 0.6}
    Q${footX + k * lean} ${footY + k * 0.7} ${footX + k * (lean + 0.2)} ${footY + k * 0.6}
    L${footX + k * 0.2} ${footY - k * 0.01}z`;
  return (
    path(shadow, '#3d2044', 'opacity=".34"') +
    group(`transform="translate(${num(footX)} ${num(footY)}) scale(${k / CENTIMETRES})"`, ...markup)
  );
}

/** Light along the side towards the sun, -1 left or 1 right. */
const rimLight = (side: number): string =>
  group(
    `transform="scale(${side} 1)" opacity=".8"`,
    outline(
      'M.12-1.4C.2-1.38.25-1.3.262-1.2C.275-1.08.275-.95.265-.83L.235-.83C.245-1 .24-1.25.12-1.4z' +
        'M.05-1.735C.1-1.71.11-1.66.1-1.59C.095-1.55.08-1.53.07-1.52C.085-1.6.09-1.68.05-1.735z',
      RIM,
    ),
  );

interface Passerby extends Standing {
  coat: string;
  legs: string;
  hair: string;
  skirt?: boolean;
  towards?: boolean;
}

export function passerby(person: Passerby): string {
  const { x, z, coat, legs, hair, skirt = false, towards = false } = person;
  const [footX] = project([x, 0, z]);
  const shade = mix(coat, '#4a2444', 0.3);
  const lower = skirt ? outline(SHINS, SKIN_SHADE) + outline(SKIRT, legs) : outline(LEGS, legs);
  return standing(
    { x, z },
    outline(SHOES, '#2f1c38'),
    lower,
    hands,
    outline(OTHER_ARM + ARM, shade),
    outline(TORSO, coat),
    outline(NECK, SKIN_SHADE),
    towards
      ? face(hair)
      : ears + outline(HEAD, SKIN) + outline(skirt ? LONG_HAIR : BACK_OF_HAIR, hair),
    rimLight(footX < SUN_X ? 1 : -1),
  );
}

/** A tulip glass and its saucer. */
const glass = (x: number): string =>
  `M${x - 0.034}-.96H${x + 0.034}C${x + 0.03}-.92 ${x + 0.018}-.905 ${x + 0.02}-.88` +
  `C${x + 0.03}-.865 ${x + 0.03}-.845 ${x + 0.02}-.83H${x - 0.02}` +
  `C${x - 0.03}-.845 ${x - 0.03}-.865 ${x - 0.02}-.88` +
  `C${x - 0.018}-.905 ${x - 0.03}-.92 ${x - 0.034}-.96z`;
const saucer = (x: number): string => `M${x - 0.055}-.83h.11l-.02.02h-.07z`;

/** A tray on three chains with three glasses. */
function teaTray(): string {
  const places = [0.34, 0.46, 0.58];
  return (
    line('M.46-1.16L.24-.8M.46-1.16L.68-.8M.46-1.16V-.8', '#8c5a34', 0.014) +
    outline(places.map(saucer).join(''), '#fdf0d4') +
    outline(places.map(glass).join(''), '#b8322a') +
    line(places.map((x) => `M${x - 0.02}-.945v.05`).join(''), '#ffd9a0', 0.012) +
    outline('M.22-.81H.7Q.68-.77.6-.765H.32Q.24-.77.22-.81z', '#d99a44') +
    outline('M.22-.81H.7L.695-.795H.225z', '#ffe2a0')
  );
}

/** The tea carrier comes towards us: white shirt, waistcoat, a cloth over the arm. */
export const teaCarrier = (place: Standing): string =>
  standing(
    place,
    outline(SHOES, '#241633'),
    outline(LEGS, '#38203f'),
    outline(OTHER_ARM, '#cdb49c'),
    disc(-0.235, -0.8, 0.042, SKIN),
    outline('M-.29-1.02L-.19-1.04L-.17-.72L-.28-.7z', '#f6ecd8'),
    // the arm that holds the tray
    outline(
      'M.17-1.38C.25-1.34.29-1.22.28-1.1L.45-1.17L.47-1.1L.26-1Q.2-1 .19-1.08L.15-1.25z',
      '#f4e6cc',
    ),
    outline(TORSO, '#f4e6cc'),
    outline(
      'M-.19-1.37L-.075-1.43L0-1.16L.075-1.43L.19-1.37C.17-1.14.2-1 .18-.78L.02-.84L-.02-.84L-.18-.78C-.2-1-.17-1.14-.19-1.37z',
      '#8a2f3e',
    ),
    line('M0-1.12V-.86', '#5c1f34', 0.014),
    outline(NECK, SKIN_SHADE),
    face('#33202c'),
    rimLight(-1),
    teaTray(),
    disc(0.465, -1.14, 0.042, SKIN),
  );

// ── The traveller ───────────────────────────────────────────────────────────────────────────────

const SHIRT_SHADE = '#a83a36';
const RIM_LIGHT = '#ffc48c';
const BLACK = '#241633';
const STRAP = '#f0b860';

/** Seen from behind, camera at the eye, light from the right; she stands as near as she is tall. */
export const traveller = (): string =>
  group(
    'transform="translate(646 900)"',
    path('M-28-4L-116 106H-40L32-4z', '#1f1034', 'opacity=".45"'),
    // shoes, trousers
    path('M-29-15H-5L-6 0H-31Q-32-8-29-15zM6-15H28Q33-8 33 1H8z', '#1f1430'),
    path('M-27-142C-31-100-28-50-27-12H-6L-1-98L7-12H28C29-50 32-100 28-142z', '#33203f'),
    path('M20-142C26-100 24-50 22-12H28C29-50 32-100 28-142z', RIM_LIGHT, 'opacity=".7"'),
    // far arm and near arm
    path(
      'M-24-217C-38-214-52-200-57-186C-60-176-50-170-43-177C-37-196-26-216-10-230L-18-240' +
        'C-28-234-34-228-40-218L-27-196z',
      SHIRT_SHADE,
    ),
    path(
      'M24-217C38-214 54-200 58-184C60-174 50-170 44-177L26-196zM58-184C59-204 52-224 44-238' +
        'L32-233C38-218 41-198 43-178z',
      '#d9584a',
    ),
    path(
      'M58-184C59-204 52-224 44-238L40-236C48-222 53-204 53-181C56-180 58-182 58-184z',
      RIM_LIGHT,
      'opacity=".85"',
    ),
    // shirt
    path(
      'M-29-136C-31-165-34-190-31-211C-24-220-14-222-9-227H9C14-222 24-220 31-211' +
        'C34-190 31-165 29-136Q0-128-29-136z',
      '#c9483c',
    ),
    path(
      'M24-216L31-211C34-190 31-165 29-136L22-134C27-165 28-192 24-216z',
      RIM_LIGHT,
      'opacity=".85"',
    ),
    // neck, head, cheek
    path('M-8-238H9V-222Q0-217-8-222z', '#c98a68'),
    path('M-15-247C-17-272 22-272 21-248C20-236 14-228 5-227C-6-227-14-235-15-247z', SKIN),
    path('M-16-247C-18-272 16-274 17-256C17-247 14-240 9-233C2-229-14-232-16-247z', '#3d2438'),
    circle(11, -243, 3.4, SKIN_SHADE),
    // camera, hand
    path('M20-254H43V-237H20z', BLACK),
    path('M25-259H36V-253H25zM43-251L53-253V-237L43-239z', BLACK),
    path('M20-254H43V-251.5H20zM53-253L51-252.5V-237.5L53-237z', '#ffd79a', 'opacity=".8"'),
    circle(38, -237, 6, SKIN),
    // straw hat with a ribbon
    path('M-16-255C-18-281 25-281 21-257Q2-263-16-255z', '#e8c48c'),
    path('M10-273C20-270 23-264 21-257L15-259C16-266 14-270 10-273z', '#fff0c8'),
    path('M-17-258Q2-268 22-259L21-253Q2-262-16-252z', SHIRT_SHADE),
    path('M-32-248Q0-268 36-255Q2-257-32-248z', '#f6dca8'),
    // backpack and plait
    path('M-22-206Q0-216 22-206L26-148Q0-138-26-148z', '#2f6a74'),
    path('M14-210Q20-208 22-206L26-148L19-145Q20-184 14-210z', '#8fc0a8', 'opacity=".8"'),
    path('M-18-176H18V-154Q0-148-18-154z', '#24545f'),
    path('M-18-176H18V-172.5H-18z', STRAP),
    path('M-12-205Q0-210 12-205V-201Q0-206-12-201z', STRAP),
    path('M-8-236C-16-226-15-208-7-192C-1-206 0-222 4-232z', '#4a2c40'),
  );
