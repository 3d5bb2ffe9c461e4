import type { Locale } from '../locales.ts';
import type { Content } from './collections.server.ts';

type Destination = Pick<Content['destinations'][number], 'facts' | 'translations'>;

/** The sights of a place in its order, each with its words. */
export const sightsOf = (locale: Locale, { facts, translations }: Destination) =>
  facts.sights.map((sight, at) => {
    const { name = sight.sign, alt = name } = translations[locale].frontMatter.sights[at] ?? {};
    return { ...sight, name, alt };
  });
