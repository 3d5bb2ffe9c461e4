import type { Locale } from '../../locales.ts';
import { content } from '../content.server.ts';
import { renderMarkdown } from '../markdown.server.ts';

/** The answers that exist in a language. */
export function answers(locale: Locale) {
  return content().answers.flatMap(({ id, facts, translations }) => {
    const own = translations[locale];
    if (own === undefined) return [];
    return {
      id,
      factsChecked: facts.factsChecked,
      question: own.frontMatter.question,
      html: renderMarkdown(own.body, locale),
    };
  });
}
export type AnswerData = ReturnType<typeof answers>[number];
