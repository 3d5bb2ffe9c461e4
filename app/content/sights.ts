import type { Locale } from '../locales.ts';
import type { Content } from './collections.server.ts';

type Destination = Pick<Content['destinations'][number], 'facts' | 'translations'>;

/** The sights of a place in its order, each with its words and the day of the plan that visits it. */
export function sightsOf(locale: Locale, { facts, translations }: Destination) {
  const { sights, plan } = translations[locale].frontMatter;
  return facts.sights.flatMap((sight) => {
    const words = sights.find(({ id }) => id === sight.id);
    const day = plan.findIndex(({ sights: visited }) => visited.includes(sight.id)) + 1;
    return words ? [{ ...sight, ...words, ...(day > 0 && { day }) }] : [];
  });
}
