import { createHash } from 'node:crypto';
import { fromOklab, type Lab, mix, oklch } from './colour.ts';

// A placeholder poster in SVG without filters and blend modes, so that sharp can render it.

const [width, height] = [1600, 1000];

/** Pseudo-random numbers from 0 to 1, seeded by the name. */
function chancesOf(name: string) {
  const bytes = createHash('shake256', { outputLength: 4096 }).update(name).digest();
  return (at: number) => (bytes[at % bytes.length] ?? 0) / 255;
}

type Chances = ReturnType<typeof chancesOf>;
type ColourStop = readonly [offset: number, colour: Lab, opacity?: number];

const stopsOf = (stops: readonly ColourStop[]) =>
  stops
    .map(
      ([offset, colour, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${fromOklab(colour)}" stop-opacity="${opacity}"/>`,
    )
    .join('');

/** A path with a vertical gradient. */
const shaded = (
  id: string,
  top: number,
  bottom: number,
  path: string,
  stops: readonly ColourStop[],
) =>
  `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${top}" y2="${bottom}">` +
  `${stopsOf(stops)}</linearGradient><path d="${path}" fill="url(#${id})"/>`;

const glow = (id: string, x: number, y: number, radius: number, stops: readonly ColourStop[]) =>
  `<radialGradient id="${id}">${stopsOf(stops)}</radialGradient>` +
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="url(#${id})"/>`;

const groundBelow = (line: (x: number) => number) => {
  const points = Array.from({ length: 101 }, (_, at) => `${at * 16} ${line(at * 16).toFixed(1)}`);
  return `M${points.join('L')}V${height}H0z`;
};

const lens = (x: number, y: number, reach: number, rise: number) =>
  `M${(x - reach).toFixed(1)} ${y.toFixed(1)}q${reach.toFixed(1)} ${(-rise).toFixed(1)} ` +
  `${(2 * reach).toFixed(1)} 0q${(-reach).toFixed(1)} ${rise.toFixed(1)} ${(-2 * reach).toFixed(1)} 0z`;

/** `far` and `near` are the y of the farthest and the nearest ridge. */
const shapes = {
  coast: { far: 500, near: 560, tall: 70, rough: 2 },
  mountains: { far: 440, near: 800, tall: 170, rough: 2.8 },
  hills: { far: 520, near: 800, tall: 90, rough: 1.6 },
  plain: { far: 570, near: 790, tall: 34, rough: 1.2 },
};

type Land = keyof typeof shapes;
export type StandIn = { land: Land; hue: number };

/** Four octaves of sine waves; between -1 and 1. */
const wave = (chance: Chances, seed: number, rough: number) => (x: number) =>
  [0, 1, 2, 3].reduce((sum, octave) => {
    const phase = chance(seed + octave) * 2 * Math.PI;
    const length = (rough * 2 ** octave * (0.8 + 0.4 * chance(seed + octave + 7)) * x) / width;
    return sum + Math.sin(length * Math.PI + phase) * 0.5 ** (octave + 1);
  }, 0);

const skies = [230, 255, 285, 320, 350, 12];

function coloursOf(hue: number, chance: Chances) {
  // The sky's hue differs from the ground's.
  const fitting = skies.filter((sky) => Math.abs(((sky - hue + 540) % 360) - 180) > 60);
  const sky = fitting[Math.floor(chance(0) * 0.99 * fitting.length)] ?? 255;
  const low = oklch(0.86, 0.09, 55 + chance(1) * 35);
  return {
    high: oklch(0.5, 0.09, sky),
    low,
    haze: mix(low, oklch(0.86, 0.05, hue), 0.35),
    ground: oklch(0.58, 0.105, hue),
    deep: oklch(0.27, 0.075, hue + 40),
    light: oklch(0.97, 0.04, 95),
  };
}

type Colours = ReturnType<typeof coloursOf>;

/** Draws ridges from far to near, each darker than the one behind it, with a valley below the sun. */
function ridges(land: Land, chance: Chances, sun: number, { haze, ground, deep }: Colours) {
  const { far, near, tall, rough } = shapes[land];
  const count = land === 'coast' ? 3 : 6;
  return Array.from({ length: count }, (_, at) => {
    const t = at / (count - 1);
    const middle = far + (near - far) * t;
    const waves = wave(chance, 20 + at * 16, rough * (1 + t / 2));
    const line = (x: number) =>
      middle -
      tall * (1 - t * 0.45) * (0.4 + waves(x)) +
      tall * (1 - t) * Math.exp(-(((x - sun) / 240) ** 2));
    const colour = mix(mix(haze, ground, 0.25 + t * 0.75), deep, t * 0.62);
    return shaded(`ridge${at}`, middle - tall, middle + 260, groundBelow(line), [
      [0, mix(colour, haze, 0.34)],
      [0.4, colour],
      [1, mix(colour, haze, 0.3 * (1 - t))],
    ]);
  });
}

function sea(chance: Chances, sun: number, { haze, ground, deep, light }: Colours) {
  const top = 560;
  const lenses = (count: number, seed: number, place: (t: number, at: number) => string) =>
    Array.from({ length: count }, (_, at) => place(chance(seed + at * 3), seed + at * 3)).join('');
  const ripples = lenses(200, 200, (t, at) => {
    const reach = (12 + 78 * t) * (0.4 + chance(at + 2));
    return lens(chance(at + 1) * width, top + 8 + 420 * t ** 1.6, reach, 0.8 + 4 * t);
  });
  const path = lenses(140, 900, (t, at) => {
    const aside = (chance(at + 1) + chance(at + 401) + chance(at + 801) - 1.5) * (26 + 160 * t);
    return lens(sun + aside, top + 4 + 330 * t, (12 + 28 * t) * (0.3 + chance(at + 2)), 1 + 4 * t);
  });
  return (
    shaded('sea', top, height, `M0 ${top}H${width}V${height}H0z`, [
      [0, mix(haze, ground, 0.35)],
      [0.35, mix(ground, deep, 0.25)],
      [1, mix(ground, deep, 0.8)],
    ]) +
    `<path d="${ripples}" fill="${fromOklab(mix(haze, ground, 0.2))}" opacity=".22"/>` +
    `<path d="${path}" fill="${fromOklab(light)}" opacity=".75"/>`
  );
}

const clouds = (chance: Chances, { high, light }: Colours) =>
  Array.from({ length: 5 }, (_, at) => {
    const reach = 320 - at * 45;
    const x = (at % 2 === 0 ? 150 : 900) + chance(at + 8) * 500;
    const colour = fromOklab(mix(high, light, 0.5 + at / 10));
    return `<path d="${lens(x, 104 + at * 46, reach, 40 - at * 5)}" fill="${colour}" opacity=".5"/>`;
  }).join('');

/** The poster, and the colours of the pages that show it. */
export function standIn(name: string, { land, hue }: StandIn) {
  const chance = chancesOf(name);
  const colours = coloursOf(hue, chance);
  const { high, low, deep, light, ground } = colours;
  const sun = 620 + chance(2) * 360;
  const sunHeight = land === 'mountains' ? 280 : 330 + chance(3) * 60;
  const bank = wave(chance, 160, 1.6);
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    shaded('sky', 0, 640, `M0 0H${width}V${height}H0z`, [
      [0, high],
      [0.45, mix(high, low, 0.62)],
      [0.8, low],
      [1, mix(low, light, 0.5)],
    ]) +
    glow('halo', sun, sunHeight, 620, [
      [0, light, 0.7],
      [0.35, light, 0.24],
      [1, light, 0],
    ]) +
    clouds(chance, colours) +
    glow('sun', sun, sunHeight, 160, [
      [0, light, 1],
      [0.33, light, 1],
      [0.35, light, 0.5],
      [1, light, 0],
    ]) +
    ridges(land, chance, sun, colours).join('') +
    (land === 'coast' ? sea(chance, sun, colours) : '') +
    `<path d="${groundBelow((x) => 905 - 40 * bank(x))}" fill="${fromOklab(mix(deep, [0.18, 0.02, -0.02], 0.45))}"/>` +
    '</svg>';
  return {
    svg,
    colours: { scene: fromOklab(ground), accent: fromOklab(low), deep: fromOklab(deep) },
  };
}
