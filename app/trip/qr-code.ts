import { encode } from 'uqr';

/** An SVG path, and the dots of a side including the margin. */
export type QrCode = { path: string; size: number };

/** This module imports no styles: a lazy chunk would fetch those of the planner a second time. */
export function qrCode(address: string): QrCode {
  const { data, size } = encode(address, { ecc: 'M', border: 4 });
  const dots = data.flatMap((row, y) =>
    row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : [])),
  );
  return { path: dots.join(''), size };
}
