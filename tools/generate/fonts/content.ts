import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { translated } from '../../../app/content/schemas/text.ts';
import { isLocale, type Locale } from '../../../app/locales.ts';

const root = join(import.meta.dirname, '../../..');

/** Keeps of each translated text the version in this language. */
const factsIn = (locale: Locale, facts: string) =>
  JSON.stringify(JSON.parse(facts), (_, value: unknown) => {
    const texts = translated.safeParse(value);
    return texts.success ? texts.data[locale] : value;
  });

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
    .map((file) => {
      const source = readFileSync(join(root, file), 'utf8');
      const text =
        file.endsWith('.md') || isLocale(basename(file, '.json'))
          ? source
          : factsIn(locale, source);
      return { file, text: text.normalize() };
    });
}
