import { encode } from 'uqr';

/** A square of dots as the path of an SVG, and how many dots a side of it has, its margin included. */
export type QrCode = { path: string; size: number };

/**
 * An address as one path: it needs no styles, and paper keeps it sharp. A script without styles, too, because a
 * browser would fetch those of the planner a second time.
 */
export function qrCode(address: string): QrCode {
  const { data, size } = encode(address, { ecc: 'M', border: 4 });
  const dots = data.flatMap((row, y) =>
    row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : [])),
  );
  return { path: dots.join(''), size };
}
