import { join } from 'node:path';
import { statSync } from 'node:fs';
import { z } from 'zod';
import { locales } from '../../app/locales.ts';
import { paths } from '../../app/paths.ts';
import { filesBelow } from '../build/files.ts';
import { pageWeight } from '../measure/weights.ts';

export const weighedSchema = z.object({
  date: z.string(),
  /** Of all files but `.br` and `.gz`. */
  bytes: z.number(),
  pages: z.number(),
  /** Brotli bytes of HTML and scripts of some pages, by address. */
  weights: z.record(z.string(), z.number()),
});
export type Weighed = z.infer<typeof weighedSchema>;

export function weigh(site: string, date: string): Weighed {
  const files = filesBelow(site).filter((file) => !/\.(?:br|gz)$/.test(file));
  const addresses = locales.flatMap((locale) => [
    paths.home(locale),
    paths.destinations(locale),
    paths.destination(locale, 'istanbul'),
    paths.article(locale, 'istanbul'),
  ]);
  const weights = addresses.map((address) => {
    const { html, script } = pageWeight(site, address);
    return [address, html.packed + script.packed] as const;
  });
  return {
    date,
    bytes: files.reduce((sum, file) => sum + statSync(file).size, 0),
    pages: files.filter((file) => file.endsWith('.html')).length,
    weights: Object.fromEntries(weights),
  };
}

export type Heavier = { address: string; before: number; now: number };

/** Pages that have grown by more than 10 % and 1 KB. */
export const heavierThan = (before: Weighed, now: Weighed): Heavier[] =>
  Object.entries(now.weights).flatMap(([address, bytes]) => {
    const known = before.weights[address];
    if (known === undefined || bytes <= known * 1.1 || bytes - known < 1000) return [];
    return [{ address, before: known, now: bytes }];
  });

export const publishedFile = (root: string) => join(root, 'docs/published.json');
