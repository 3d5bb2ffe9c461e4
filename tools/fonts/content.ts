import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isLocale, type Locale, locales } from '../../app/locales.ts';

const root = join(import.meta.dirname, '../..');

/** All that visitors read, by file. Facts name photographers and places, in every language. */
export function contentOf(locale: Locale): { file: string; text: string }[] {
  return globSync('content/**/*.{md,json}', { cwd: root })
    .filter((file) => {
      const [name = ''] = basename(file).split('.');
      return isLocale(name) ? name === locale : name === 'facts';
    })
    .toSorted()
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8').normalize() }));
}

/** Running text to measure faces by: words of one script, and what stands between words. */
export function sample(script: 'Latin' | 'Arabic'): string[] {
  // Letters of the second Latin file and of other scripts would come from another face.
  const foreign =
    script === 'Latin' ? /[^ -~À-ÿı’]+|[#*_{}[\]<>|"]+/gu : /[^\p{Script=Arabic}\p{M} ،]+/gu;
  return locales
    .filter((locale) => (locale === 'ar') === (script === 'Arabic'))
    .flatMap((locale) => contentOf(locale))
    .filter(({ file }) => file.endsWith('.md'))
    .flatMap(({ text }) => text.split('\n'))
    .map((line) => line.replace(foreign, ' ').replace(/ +/g, ' ').trim())
    .filter((line) => line.length > 40);
}
