import { distanceBetween, type Position } from './distance.ts';

/** Median of road to great circle over the roads of content/legs.json; streets are no straighter. */
const roadOverGreatCircle = 1.3;
/** In kilometres of way; farther than this one drives. */
const farthestWalk = 2.5;
const walkingKmh = 4.5;
/** With parking, on roads between sights. */
const drivingKmh = 45;

export interface Way {
  by: 'foot' | 'car';
  /** To 100 m on foot, to a kilometre by car. */
  kilometres: number;
  /** To five minutes, upwards. */
  minutes: number;
}

/** An estimate of the way between two positions. */
export function wayBetween(from: Position, to: Position): Way {
  const kilometres = distanceBetween(from, to) * roadOverGreatCircle;
  const by = kilometres <= farthestWalk ? 'foot' : 'car';
  const hours = kilometres / (by === 'foot' ? walkingKmh : drivingKmh);
  const step = by === 'foot' ? 0.1 : 1;
  return {
    by,
    kilometres: Math.max(step, Math.round(kilometres / step) * step),
    minutes: Math.max(5, Math.ceil((hours * 60) / 5) * 5),
  };
}
