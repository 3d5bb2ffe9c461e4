import type { Sketch } from '../map/sketch.ts';
import styles from './route-sketch.module.css';

/** The whole country as in app/pictures/art/country.svg, in the same units. */
export const RouteSketch = ({ sketch: { lines, pins } }: { sketch: Sketch }) => (
  <div className={styles.sketch} data-sketch aria-hidden="true">
    <svg viewBox="130 222 1410 648">
      {lines.map(({ d, by }) => (
        <path key={d} data-by={by} d={d} />
      ))}
      {pins.map(([x, y], at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a place may be passed twice
        <circle key={at} cx={x} cy={y} r="38" />
      ))}
    </svg>
  </div>
);
