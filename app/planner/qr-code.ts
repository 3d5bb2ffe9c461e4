import { encode } from 'uqr';

/**
 * An address as a square of dots, drawn as one path: it needs no styles, and paper keeps it sharp.
 * @returns The path, and how many dots a side of the square has, its margin included.
 */
export function qrCode(address: string) {
  const { data, size } = encode(address, { ecc: 'M', border: 4 });
  const dots = data.flatMap((row, y) =>
    row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : [])),
  );
  return { path: dots.join(''), size };
}
