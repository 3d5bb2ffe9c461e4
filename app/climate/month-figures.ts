import type { Content } from '../content/collections.server.ts';
import { monthsOf, rounded } from '../content/month-means.ts';
import { balloonsIn } from './balloons.ts';

type Climate = Content['destinations'][number]['facts']['climate'];

/** January first, rounded as shown. */
export const monthFigures = (climate: Climate) =>
  monthsOf(climate).map((means, at) => ({
    ...means,
    lowC: rounded(climate.meanLowC[at] ?? 0),
    balloons: balloonsIn(climate.balloons, at),
  }));
