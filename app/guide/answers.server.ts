import { formatDay } from '../i18n/format.ts';
import type { Locale } from '../locales.ts';
import { content } from '../content/content.server.ts';
import { answerTopics } from '../content/schemas.ts';
import { renderMarkdown } from '../i18n/markdown.server.ts';

/** The answers that exist in a language, by their topics, and the oldest day of their checks. */
export function getAnswers(locale: Locale) {
  const known = content().answers.flatMap(({ id, facts, translations }) => {
    const own = translations[locale];
    return own === undefined ? [] : [{ id, facts, own }];
  });
  const [oldest] = known.map(({ facts }) => facts.factsChecked).toSorted();
  return {
    checked: oldest && formatDay(locale, oldest),
    topics: answerTopics
      .map((topic) => ({
        topic,
        answers: known
          .filter(({ facts }) => facts.topic === topic)
          .map(({ id, own }) => ({
            id,
            question: own.frontMatter.question,
            html: renderMarkdown(own.body, locale),
          })),
      }))
      .filter(({ answers }) => answers.length > 0),
  };
}
export type AnswersData = ReturnType<typeof getAnswers>;
