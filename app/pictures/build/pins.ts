import { landmarks } from '../art/map.ts';
import { type Place, type Point, projections } from './projection.ts';

// Map pins of destinations without a drawn landmark.

const sides = ['below', 'right', 'left', 'above'] as const;
type Side = (typeof sides)[number];

export interface Spot {
  pin: Point;
  /** The middle of the name's near edge. */
  name: { at: Point; side: Side };
  landmark: { middle: Point; width: number; height: number };
}

/** The size of a name of about ten letters. */
const NAME = { width: 130, height: 40 };

const middles: Record<Side, (pin: Point) => { at: Point; middle: Point }> = {
  below: ([x, y]) => ({ at: [x, y + 16], middle: [x, y + 16 + NAME.height / 2] }),
  above: ([x, y]) => ({ at: [x, y - 16], middle: [x, y - 16 - NAME.height / 2] }),
  right: ([x, y]) => ({ at: [x + 20, y], middle: [x + 20 + NAME.width / 2, y] }),
  left: ([x, y]) => ({ at: [x - 20, y], middle: [x - 20 - NAME.width / 2, y] }),
};

type Canvas = { width: number; height: number };

/** The number of things that a name would cover there, with a penalty at the edge of the map. */
function crowd([x, y]: Point, { width, height }: Canvas, taken: readonly Point[]): number {
  const covered = taken.filter(
    ([otherX, otherY]) => Math.abs(otherX - x) < NAME.width && Math.abs(otherY - y) < NAME.height,
  ).length;
  const outside =
    x < NAME.width / 2 || x > width - NAME.width / 2 || y < NAME.height || y > height - NAME.height;
  return covered + (outside ? 9 : 0);
}

export const rounded = ([x, y]: Point): Point => [Math.round(x * 10) / 10, Math.round(y * 10) / 10];

/** Puts the name on the side where it covers least. */
function spotOf(pin: Point, canvas: Canvas, taken: readonly Point[]): Spot {
  const [best] = sides
    .map((side) => ({ side, ...middles[side](pin) }))
    .toSorted((a, b) => crowd(a.middle, canvas, taken) - crowd(b.middle, canvas, taken));
  const { side, at } = best ?? { side: 'below' as const, ...middles.below(pin) };
  return {
    pin,
    name: { at: rounded(at), side },
    landmark: { middle: pin, width: 90, height: 60 },
  };
}

export type Located = { id: string; at: Place };
export type Pins = Record<keyof typeof projections, Record<string, Spot>>;

export function pinsOf(destinations: readonly Located[]): Pins {
  const inLayout = (layout: keyof typeof projections) => {
    const { project, ...canvas } = projections[layout];
    const spots = new Map<string, Spot>(Object.entries(landmarks[layout]));
    const drawn = new Set(spots.keys());
    for (const { id, at } of destinations) {
      if (drawn.has(id)) continue;
      const taken = [...spots.values()].flatMap(({ pin, landmark, name }) => [
        pin,
        landmark.middle,
        name.at,
      ]);
      spots.set(id, spotOf(rounded(project(at)), canvas, taken));
    }
    return Object.fromEntries([...spots].filter(([id]) => !drawn.has(id)));
  };
  return { landscape: inLayout('landscape'), phone: inLayout('phone') };
}

export const pinsSource = (pins: Pins) => `// Written by npm run build; do not edit.

/** In canvas units, as in map.ts. */
export const pins = ${JSON.stringify(pins, undefined, 2)} as const;
`;

const SHIFT: Record<Side, string> = {
  above: '-50% -100%',
  below: '-50% 0',
  left: '-100% -50%',
  right: '0 -50%',
};

const percent = (part: number, whole: number) => `${Number(((part / whole) * 100).toFixed(2))}%`;

const rulesOf = (layout: keyof Pins, pins: Pins, within: string) =>
  Object.entries(pins[layout])
    .map(([id, { name }]) => {
      const { width, height } = projections[layout];
      return `  ${within}[data-map-place='${id}'] {
    inset-inline-start: ${percent(name.at[0], width)};
    inset-block-start: ${percent(name.at[1], height)};
    translate: ${SHIFT[name.side]};
  }
`;
    })
    .join('\n');

const mediaOf = (query: string, rules: string) =>
  rules === '' ? '' : `\n@media ${query} {\n${rules}}\n`;

/** Says where names stand, in pins.css and in map.css. map.module.css and app/map/base-map.tsx have the same width. */
export const namesCss = (pins: Pins) =>
  mediaOf('screen', rulesOf('phone', pins, '')) +
  mediaOf('screen and (min-width: 48rem)', rulesOf('landscape', pins, "[data-map='fit'] "));

export const pinsCss = (pins: Pins) =>
  `/* Written by npm run build; do not edit. */\n${namesCss(pins)}`;
