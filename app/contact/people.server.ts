import { content } from '../content/content.server.ts';
import { renderMarkdown } from '../i18n/markdown.server.ts';
import { languageNames } from '../i18n/languages.ts';
import type { Locale } from '../locales.ts';

export const getPeople = (locale: Locale, known = content()) =>
  known.people.map(({ id, facts, translations }) => ({
    id,
    ...facts,
    ...translations[locale].frontMatter,
    about: renderMarkdown(translations[locale].body, locale),
    languages: languageNames(locale, facts.languages),
  }));
export type Person = ReturnType<typeof getPeople>[number];
