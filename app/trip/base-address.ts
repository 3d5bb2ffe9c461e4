import { runsOf } from '../stays.ts';

/* The nights of a stop at its bases, as its address has them: `blacksea.trabzon1-uzungol2`. */

export const writeBases = (bases: readonly string[]) =>
  runsOf(bases)
    .map(({ base, nights }) => `${base}${nights}`)
    .join('-');

/** Undefined if a part is not a base with its nights. */
export function readBases(text: string, known: readonly string[]): string[] | undefined {
  const bases = text.split('-').flatMap((part) => {
    const [, base = '', count = ''] = /^([a-z]+)(\d{1,2})$/.exec(part) ?? [];
    const nights = known.includes(base) ? Number(count) : 0;
    return nights > 0 ? Array.from({ length: nights }, () => base) : [undefined];
  });
  const whole = bases.filter((base) => base !== undefined);
  return whole.length === bases.length ? whole : undefined;
}
