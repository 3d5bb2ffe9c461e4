import { subjectOf } from '../../content/schemas/trust.ts';
import { content } from '../../content/content.server.ts';
import { dateOf } from '../../days.ts';
import { formatters } from '../../ui/text/formatters.ts';
import { directionOf, languageName } from '../../i18n/languages.ts';
import { localeInfo, type Locale } from '../../locales.ts';

const monthInWords = (locale: Locale, month: string) =>
  formatters
    .getDateTimeFormat(localeInfo[locale].intl, { month: 'long', year: 'numeric', timeZone: 'UTC' })
    .format(dateOf(`${month}-01`));

export const reviewsOf = (
  locale: Locale,
  list: 'trips' | 'destinations',
  entry: string,
  known = content(),
) =>
  known.reviews
    .filter(({ facts }) => facts.about === subjectOf(list, entry))
    .map(({ id, facts: { text, language, name, month, source } }) => ({
      id,
      language,
      dir: directionOf(language),
      /** Said to readers of another language. */
      ...(language !== locale && { languageName: languageName(locale, language) }),
      paragraphs: text.split(/\n{2,}/),
      name,
      month: monthInWords(locale, month),
      source,
    }));
export type Review = ReturnType<typeof reviewsOf>[number];
