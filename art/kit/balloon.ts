/** Hot-air balloons: a gored envelope lit from the right, burner, ropes and a full basket. */

import { mix } from './colour.ts';
import { onEnvelope, patch, silhouette, visibleGore } from './envelope.ts';
import { stippleFilter } from './filters.ts';
import { clamp, item } from './numbers.ts';
import { draw, num, type Point, polygon } from './path.ts';
import type { Scene } from './scene.ts';
import { circle, ellipse, group, path, rect, stroke } from './shapes.ts';

const INK = '#2a1c3f';
const SUNLIGHT = '#fff0c8';

/** Where round the envelope the light comes from. */
const LIGHT = 0.95;
/** A ring round the envelope, between two heights (0 crown – 1 mouth). */
interface Ring {
  from: number;
  to: number;
  colour: string;
  /** One diamond on each gore instead of a plain ring. */
  diamonds?: boolean;
}

interface Balloon {
  /** Without the scene's prefix. */
  id: string;
  x: number;
  y: number;
  radius: number;
  /** The colours of the gores, in turn. */
  cloth: readonly string[];
  rings?: readonly Ring[];
  gores?: number;
  /** How far the first gore is turned from the middle, in radians. */
  turn?: number;
  haze?: number;
  hazeColour?: string;
  /** Far balloons are flat and hazy; near ones have seams, stippled shade, a flame, passengers. */
  detail: 'far' | 'middle' | 'near';
  /** How strongly the burner lights the envelope from within. */
  glow?: number;
}

type Drawn = Required<Balloon>;

const STEPS = { far: 5, middle: 7, near: 10 };

const inHaze = ({ hazeColour, haze }: Drawn, colour: string): string =>
  mix(colour, hazeColour, haze);

/** The colour of the cloth at an angle: warm in the light, violet away from it, all in haze. */
function shade(drawn: Drawn, colour: string, round: number): string {
  const light = Math.cos(round - LIGHT);
  const warm = light > 0 ? mix(colour, SUNLIGHT, 0.3 * light * light) : colour;
  const shaded = mix(warm, '#3a2a5c', clamp(0.1 + (1 - light) * 0.29, 0, 0.62));
  return inHaze(drawn, shaded);
}

/** One gore with its rings, as far as it is on this side of the envelope. */
function gore(drawn: Drawn, index: number): string {
  const { radius, cloth, rings, detail } = drawn;
  const visible = visibleGore(index, drawn.gores, drawn.turn);
  if (visible === undefined) return '';
  const { left, right, middle } = visible;
  const count = cloth.length;
  const colour = item(cloth, ((index % count) + count) % count);

  const seam = (): string =>
    `stroke="${shade(drawn, mix(colour, INK, 0.25), middle)}"` +
    ` stroke-width="${num(radius * 0.008)}"`;
  const strip = patch(radius, { from: 0, to: 1, left, right, steps: STEPS[detail] }).filter(
    ([x, y], i, all) => {
      if (i === 0) return true;
      const [beforeX, beforeY] = item(all, i - 1);
      return Math.hypot(x - beforeX, y - beforeY) > 0.4;
    },
  );
  const diamond = (from: number, to: number): Point[] => [
    onEnvelope(radius, from + (to - from) * 0.5, left),
    onEnvelope(radius, from, middle),
    onEnvelope(radius, from + (to - from) * 0.5, right),
    onEnvelope(radius, to, middle),
  ];
  const ring = ({ from, to, colour: paint, diamonds = false }: Ring): string => {
    const shape = diamonds ? diamond(from, to) : patch(radius, { from, to, left, right, steps: 2 });
    return path(polygon(shape), shade(drawn, paint, middle));
  };
  return [
    path(polygon(strip), shade(drawn, colour, middle), detail === 'near' ? seam() : ''),
    ...rings.map(ring),
  ].join('');
}

function envelope(drawn: Drawn): string {
  const gores: string[] = [];
  for (let i = -drawn.gores / 2; i < drawn.gores; i++) gores.push(gore(drawn, i));
  const back = polygon(silhouette(drawn.radius));
  return path(back, shade(drawn, item(drawn.cloth, 0), -1.4)) + gores.join('');
}

/** Dots on the near balloon: the kit's stipple covers the canvas, and balloons are moved. */
const stippled = (scene: Scene): string =>
  scene.filter('balloon', stippleFilter({ slope: 2.6, intercept: -0.3 }));

/** Shade on the left, a streak of sun on the right, the burner's glow from below. */
function volume(scene: Scene, drawn: Drawn): string {
  const { radius, detail, haze, glow } = drawn;
  const near = detail === 'near';
  const dark = inHaze(drawn, INK);
  const outline = polygon(silhouette(radius));
  const shadow = path(
    outline,
    scene.linearGradient(
      [
        [0, dark, 0.72],
        [0.38, dark, 0.22],
        [0.62, dark, 0],
      ],
      { x1: 0, y1: 0.35, x2: 1, y2: 0.2 },
    ),
  );
  const streak = patch(radius, { from: 0.08, to: 0.86, left: 0.95, right: 1.32, steps: 8 });
  return [
    near ? group(stippled(scene), shadow) : shadow,
    path(polygon(streak), inHaze(drawn, '#fff3cf'), `opacity="${near ? 0.42 : 0.3}"`),
    path(
      outline,
      scene.linearGradient([
        [0, '#ffcf7a', 0],
        [0.55, '#ffcf7a', 0],
        [1, '#ffd98a', glow * (1 - haze)],
      ]),
    ),
  ].join('');
}

function basket(drawn: Drawn): string {
  const { radius, detail } = drawn;
  const near = detail === 'near';
  const dark = inHaze(drawn, '#33203f');
  const mouthY = radius * 1.32;
  const mouth = radius * 0.21;
  const y = radius * 1.72;
  const w = radius * 0.15;
  const h = radius * 0.17;
  const ropes = draw`M${-mouth * 0.9} ${mouthY}L${-w * 0.9} ${y}
    M${mouth * 0.9} ${mouthY}L${w * 0.9} ${y}
    M${-mouth * 0.35} ${mouthY + mouth * 0.26}L${-w * 0.4} ${y}
    M${mouth * 0.35} ${mouthY + mouth * 0.26}L${w * 0.4} ${y}`;
  const flame = draw`M${-radius * 0.02} ${y - radius * 0.12}
    q${radius * 0.02} ${-radius * 0.22} ${radius * 0.02} ${-radius * 0.22}
    t${radius * 0.02} ${radius * 0.22}z`;
  const body = draw`M${-w} ${y}h${w * 2}l${-w * 0.16} ${h}
    q${-w * 0.06} ${h * 0.14} ${-w * 0.3} ${h * 0.14}h${-w * 1.08}
    q${-w * 0.24} 0 ${-w * 0.3} ${-h * 0.14}z`;
  const sunnySide = draw`M${w * 0.45} ${y}H${w}l${-w * 0.16} ${h}h${-w * 0.25}z`;
  const heads = [-0.6, -0.2, 0.25, 0.62].map((x) =>
    circle(x * w, y - radius * 0.028, radius * 0.026, dark),
  );
  return [
    ellipse(0, mouthY, mouth, mouth * 0.3, inHaze(drawn, mix('#ffd890', '#c4553f', 0.25))),
    stroke(ropes, dark, num(Math.max(0.5, radius * 0.009))),
    near ? path(flame, '#fff0b8', 'opacity=".9"') : '',
    path(body, dark),
    near ? path(sunnySide, '#d98a5a') : '',
    near ? rect(-w * 1.06, y - radius * 0.012, w * 2.12, radius * 0.03, '#8c4a48') : '',
    ...(near ? heads : []),
  ].join('');
}

/** A balloon whose envelope has its middle at x, y. The inner group is for the page to sway. */
export function balloon(scene: Scene, options: Balloon): string {
  const drawn: Drawn = {
    rings: [],
    gores: 18,
    turn: 0.12,
    haze: 0,
    hazeColour: '#f8c9a0',
    glow: 0.5,
    ...options,
  };
  const sides = drawn.detail === 'far' ? '' : volume(scene, drawn);
  return group(
    `id="${scene.prefix}${drawn.id}" class="balloon"` +
      ` transform="translate(${num(drawn.x)} ${num(drawn.y)})"`,
    `<g>${envelope(drawn)}${sides}${basket(drawn)}</g>`,
  );
}
