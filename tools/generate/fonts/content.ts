import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isLocale, type Locale } from '../../../app/locales.ts';

const root = join(import.meta.dirname, '../../..');

/**
 * Facts belong to every language: they name photographers and places. Reviews may be in any other script, for
 * which browsers have fonts.
 */
export function contentOf(locale: Locale): { file: string; text: string }[] {
  return globSync('content/**/*.{md,json}', { cwd: root, exclude: ['content/reviews/**'] })
    .filter((file) => {
      const [name = ''] = basename(file).split('.');
      return isLocale(name) ? name === locale : name === 'facts';
    })
    .toSorted()
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8').normalize() }));
}
