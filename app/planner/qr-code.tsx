import { encode } from 'uqr';
import styles from './take-along.module.css';

/** An address as a square of dots, drawn as one path: it needs no styles, and paper keeps it sharp. */
export function QrCode({ address, label }: { address: string; label: string }) {
  const { data, size } = encode(address, { ecc: 'M', border: 4 });
  const dots = data.flatMap((row, y) =>
    row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : [])),
  );
  return (
    <svg className={styles.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path fill="currentColor" shapeRendering="crispEdges" d={dots.join('')} />
    </svg>
  );
}
