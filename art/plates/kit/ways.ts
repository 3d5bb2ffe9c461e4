/** Roads, tracks and bridges, as far as they help. */

import { num, type Point, smoothPath } from '../../kit/path.ts';
import { stroke } from '../../kit/shapes.ts';

const ROUND = 'stroke-linecap="round" stroke-linejoin="round"';

/** A pale road with a fine edge. */
export function road(knots: readonly Point[], size = 5): string {
  const data = smoothPath(knots);
  return (
    stroke(data, '#b07a5c', size + 2, `${ROUND} opacity=".55"`) +
    stroke(data, '#fff3d6', size, ROUND)
  );
}

/** A track of rails: a dark line with sleepers across it. */
export function railway(knots: readonly Point[]): string {
  const data = smoothPath(knots);
  return (
    stroke(data, '#6d4450', 2.2, 'stroke-linejoin="round" opacity=".8"') +
    stroke(data, '#6d4450', 8, 'stroke-dasharray="2 9" opacity=".8"')
  );
}

/** A bridge over water, on its shade. */
export function bridge([x1, y1]: Point, [x2, y2]: Point, size = 7): string {
  const data = `M${num(x1)} ${num(y1)}L${num(x2)} ${num(y2)}`;
  return (
    stroke(data, '#0a3c50', size + 1, 'opacity=".45" transform="translate(-4 6)"') +
    stroke(data, '#a8644f', size + 1, 'transform="translate(-1 2)"') +
    stroke(data, '#fff0cf', size)
  );
}
