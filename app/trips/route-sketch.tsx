import type { Sketch } from '../map/sketch.ts';
import styles from './route-sketch.module.css';

/** Of the whole country as in app/art/country.svg; the radius of pins is in the same units. */
const views = {
  whole: { viewBox: '130 222 1410 648', radius: 34 },
  'south-west': { viewBox: '130 530 740 340', radius: 18 },
} as const satisfies Record<Sketch['part'], object>;

export function RouteSketch({ sketch: { part, lines, pins } }: { sketch: Sketch }) {
  const { viewBox, radius } = views[part];
  return (
    <div className={styles.sketch} data-part={part} aria-hidden="true">
      <svg viewBox={viewBox}>
        {lines.map(({ d, by }) => (
          <path key={d} data-by={by} d={d} />
        ))}
        {pins.map(([x, y], at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a place may be passed twice
          <circle key={at} cx={x} cy={y} r={radius} />
        ))}
      </svg>
    </div>
  );
}
