import { content } from '../content/content.server.ts';
import { renderMarkdown, textOf } from '../i18n/markdown.server.ts';
import { wordsFor } from '../content/words.server.ts';
import type { Locale } from '../locales.ts';

export function emissionFacts() {
  const { emissions, legs } = content();
  const { flight, road, rail } = emissions;
  return { flight, road, rail, hub: legs.hub };
}

/** For a trip in the planner, which loads it once it shows one. */
export function getAdvice(locale: Locale) {
  return {
    words: wordsFor(locale, 'advice.*'),
    emissions: emissionFacts(),
    rules: content().before.flatMap(({ id, facts, translations }) => {
      const words = translations[locale];
      if (!words) return [];
      const { sources: _, locales: __, ...rule } = facts;
      return {
        id,
        ...rule,
        title: words.frontMatter.title,
        html: renderMarkdown(words.body, locale),
        text: textOf(words.body),
      };
    }),
  };
}
export type AdviceData = ReturnType<typeof getAdvice>;
