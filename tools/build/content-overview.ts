import type { Content } from '../../app/content/collections.server.ts';
import { locales, type Locale } from '../../app/locales.ts';

const idsOf = (entries: Content['answers']) => entries.map(({ id }) => id).join(', ') || 'none';

function lineOf(locale: Locale, { answers, destinations }: Content) {
  const here = answers.filter(({ translations }) => translations[locale]);
  const own = here.filter(({ facts }) => facts.locales.length === 1);
  const left = answers.filter(({ translations }) => !translations[locale]);
  const tips = destinations.reduce(
    (sum, { translations }) => sum + translations[locale].frontMatter.tips.length,
    0,
  );
  return (
    `${locale}: ${here.length} answers (of its own: ${idsOf(own)}; left out: ${idsOf(left)}), ` +
    `${tips} tips`
  );
}

export const overviewOf = (content: Content) =>
  locales.map((locale) => lineOf(locale, content)).join('\n');
