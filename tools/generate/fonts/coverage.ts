import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Locale, type LocaleInfo, localeInfo, locales } from '../../../app/locales.ts';
import { codesOf, parseRanges } from './characters.ts';
import { contentOf } from './content.ts';
import { charactersIn, openFont } from './font.ts';

const styles = join(import.meta.dirname, '../../../app/styles');

type Role = 'display' | 'text';

/** Our font families in app/styles/tokens.css, by script. */
export const stacks: Record<LocaleInfo['script'], Record<Role, readonly string[]>> = {
  latin: { display: ['Latin Display'], text: ['Latin Text'] },
  latinExtended: { display: ['Latin Display'], text: ['Latin Text'] },
  arabic: {
    display: ['Arabic Display', 'Latin Text'],
    text: ['Arabic Text', 'Latin Text'],
  },
};

export type FontFile = {
  family: string;
  path: string;
  /** Its `unicode-range`. */
  promised: ReadonlySet<number>;
  characters: ReadonlySet<number>;
};

export async function readFontFiles(): Promise<FontFile[]> {
  const css = readFileSync(join(styles, 'fonts.css'), 'utf8');
  const rules = css.matchAll(
    /font-family: '([^']+)';\s+src: url\('([^']+)'\)[^}]*?unicode-range:([^;]+);/g,
  );
  return Promise.all(
    [...rules].map(async ([, family = '', url = '', range = '']) => {
      const path = join(styles, url);
      const characters = charactersIn(await openFont(readFileSync(path)));
      return { family, path, promised: new Set(codesOf(parseRanges(range))), characters };
    }),
  );
}

/** Directional marks, joiners and line breaks need no glyph. */
const shapeless = /\p{Default_Ignorable_Code_Point}|\p{Cc}/u;

export type Gap = { locale: Locale; role: Role; file: string; characters: string[] };

/** Characters of the content that no font of ours has. */
export function gapsIn(files: readonly FontFile[]): Gap[] {
  const has = (families: readonly string[], code: number) =>
    files.some(
      ({ family, promised, characters }) =>
        families.includes(family) && promised.has(code) && characters.has(code),
    );
  return locales.flatMap((locale) =>
    contentOf(locale).flatMap(({ file, text }) =>
      (['display', 'text'] as const).flatMap((role) => {
        const stack = stacks[localeInfo[locale].script][role];
        const characters = [...new Set(text)].filter(
          (character) => !shapeless.test(character) && !has(stack, character.codePointAt(0) ?? 0),
        );
        return characters.length > 0 ? [{ locale, role, file, characters }] : [];
      }),
    ),
  );
}

export const describeGap = ({ locale, role, file, characters }: Gap): string =>
  `${file}: ${locale} ${role} lacks ${characters
    .map((character) => `${character} U+${character.codePointAt(0)?.toString(16)}`)
    .join(', ')}`;
