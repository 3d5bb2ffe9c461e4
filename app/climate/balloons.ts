import type { Content } from '../content/collections.server.ts';

type Facts = Content['destinations'][number]['facts']['climate']['balloons'];

/** `often`: on most mornings; `seldom`: on fewer than half; `unknown`: they rise, uncounted. */
export type Balloons = 'often' | 'seldom' | 'unknown' | 'none';

/** How often balloons rise; `at` is 0 for January. */
export function balloonsIn(balloons: Facts, at: number): Balloons {
  if (balloons === undefined) return 'none';
  if (balloons.figures === 'none') return 'unknown';
  return balloons.often.includes(at + 1) ? 'often' : 'seldom';
}
