/**
 * Writes app/pictures/art/hero.css: each balloon's place in the frame and its part of the sheet. A balloon is
 * a window behind which the whole sheet lies, because WebKit shows all of a background in the window
 * while that is moved by an animation.
 */

import { media, percent, rule } from '../pipeline/css.ts';
import { clamp, lerp } from '../pipeline/numbers.ts';
import { publicPath } from '../pipeline/settings.ts';
import { type Balloon, flares, heroLayouts, type Layout } from './layout.ts';
import { random } from './noise.ts';

/** The most a balloon drifts, in percent of the frame; the time of the nearest and the farthest. */
const DRIFT = { x: 3, y: 1.5, nearSeconds: 28, farSeconds: 70 };

/** Upper edge of the finished pictures, for layouts whose air brightens their night, from 0 to 255. */
const EDGES: Readonly<Record<string, readonly number[]>> = { land: [6, 15, 58] };

/** How long it is from one flare to the next. */
const BURN = { shortest: 9, longest: 17 };

/**
 * Nearness is 1 for the nearest balloon and goes to 0 with the distance: how much it moves against
 * the landscape. Near balloons drift far and fast, distant ones hardly, all of them up and away from the sun: in
 * front of it their baked-in mist would look wrong. In percent of the balloon itself, which is
 * what `translate` counts in. A seed per balloon keeps neighbours from moving in step.
 */
function drift(balloon: Balloon, nearest: number, layout: Layout): Record<string, string> {
  const next = random(balloon.z * 7919 + layout.width);
  const nearness = nearest / balloon.distance;
  const middle = (balloon.x + balloon.w / 2) / layout.width;
  const x = Math.sign(middle - layout.sunX) * DRIFT.x * nearness * lerp(0.7, 1, next());
  const y = -DRIFT.y * nearness * lerp(0.6, 1, next());
  const { nearSeconds: near, farSeconds: far } = DRIFT;
  const seconds = clamp(lerp(far, near, nearness) + lerp(-4, 4, next()), near, far);
  return {
    '--drift': [
      percent((x / 100) * layout.width, balloon.w, 0),
      percent((y / 100) * layout.height, balloon.h, 0),
    ].join(' '),
    '--drift-seconds': `${Math.round(seconds)}s`,
    '--nearness': `${Number(nearness.toFixed(2))}`,
  };
}

/** A share in percent, without its sign, so that styles can divide by it. */
const hundredths = (part: number, whole: number): string => percent(part, whole).replace('%', '');

/** When its burner breathes: no two in step, and some in the midst of it when the page is opened. */
function burn(balloon: Balloon, layout: Layout): Record<string, string> {
  if (!flares(balloon)) return { '--flare': 'none' };
  const next = random(balloon.z * 104_729 + layout.height);
  const seconds = Math.round(lerp(BURN.shortest, BURN.longest, next()));
  return {
    '--flare': 'block',
    // As durations and delays stand in `animation`.
    '--burn': `${seconds}s ${-Math.round(next() * seconds)}s`,
  };
}

function balloonRule(balloon: Balloon, i: number, layout: Layout): string {
  const { balloons, width, height } = layout;
  const nearest = Math.min(...balloons.map(({ distance }) => distance));
  const { x, y, w, h, sheetX, sheetY } = balloon;
  return rule(`[data-balloon='${i}']`, {
    'inset-inline-start': percent(x, width, 2),
    'inset-block-start': percent(y, height, 2),
    '--width': hundredths(w, width),
    '--height': hundredths(h, height),
    '--sheet-x': percent(-sheetX, w),
    '--sheet-y': percent(-sheetY, h),
    ...drift(balloon, nearest, layout),
    ...burn(balloon, layout),
  });
}

/** One rule per balloon; those that only the other layout has are taken away. */
function balloonRules(layout: Layout): string[] {
  const most = Math.max(...heroLayouts.map(({ balloons }) => balloons.length));
  const missing = Array.from(
    { length: most - layout.balloons.length },
    (_, i) => `[data-balloon='${layout.balloons.length + i}']`,
  );
  const rules = layout.balloons.map((balloon, i) => balloonRule(balloon, i, layout));
  return missing.length > 0 ? [...rules, rule(missing.join(',\n'), { display: 'none' })] : rules;
}

/** Flares are soft light: a phone's may be drawn smaller than its balloons. */
const sheet = (name: string, width: number, flaresWidth = width): Record<string, string> => ({
  '--hero-sheet': `url('${publicPath}/hero-${name}-balloons-${width}.avif')`,
  '--hero-flares': `url('${publicPath}/hero-${name}-flares-${flaresWidth}.avif')`,
});

/**
 * The sheet's sides are in percent of the frame's, times a hundred: divided by a balloon's, they are in
 * percent of the balloon's.
 */
const proportions = ({ width, height, sheet: { width: across, height: down } }: Layout) => ({
  '--hero-ratio': `${width} / ${height}`,
  '--sheet-width': percent(across * 100, width, 0),
  '--sheet-height': percent(down * 100, height, 0),
});

const frame = (...declarations: readonly Record<string, string>[]): string =>
  rule('[data-hero-frame]', Object.assign({}, ...declarations));

const nightOf = ({ name, night }: Layout): string =>
  rule(':root', { '--hero-night': `rgb(${(EDGES[name] ?? night).join(' ')})` });

export function heroCss(): string {
  const [land, port] = heroLayouts;
  if (land === undefined || port === undefined) throw new RangeError('the hero has two layouts');
  return [
    rule('[data-balloon]', {
      position: 'absolute',
      'inline-size': 'calc(1% * var(--width))',
      'block-size': 'calc(1% * var(--height))',
      overflow: 'hidden',
    }),
    rule('[data-flare]', {
      display: 'var(--flare)',
      position: 'absolute',
      inset: '0',
      overflow: 'hidden',
    }),
    rule('[data-balloon]::before,\n[data-flare]::before', {
      position: 'absolute',
      'inset-block-start': 'var(--sheet-y)',
      'inset-inline-start': 'var(--sheet-x)',
      'inline-size': 'calc(var(--sheet-width) / var(--width))',
      'block-size': 'calc(var(--sheet-height) / var(--height))',
      background: 'var(--hero-sheet) 0 0 / 100% 100%',
      content: "''",
    }),
    rule('[data-flare]::before', { 'background-image': 'var(--hero-flares)' }),
    nightOf(land),
    frame(proportions(land), sheet('land', 1600)),
    media(
      '(width >= 1200px), (width >= 800px) and (resolution >= 1.5dppx)',
      frame(sheet('land', 2400)),
    ),
    media(
      '(width >= 1800px), (width >= 1200px) and (resolution >= 1.5dppx)',
      frame(sheet('land', 3200)),
    ),
    ...balloonRules(land),
    media(
      '(aspect-ratio <= 4/5)',
      nightOf(port),
      frame(proportions(port), sheet('port', 720, 540)),
      ...balloonRules(port),
    ),
    media('(aspect-ratio <= 4/5) and (resolution <= 1dppx)', frame(sheet('port', 540))),
    media(
      '(aspect-ratio <= 4/5) and (resolution >= 2dppx), (aspect-ratio <= 4/5) and (width >= 600px)',
      frame(sheet('port', 1080)),
    ),
  ].join('\n');
}
