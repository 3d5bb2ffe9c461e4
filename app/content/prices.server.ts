import { defaultLocale } from '../locales.ts';
import type { Content } from './collections.server.ts';
import { content } from './content.server.ts';
import type { FromPrice } from './price-of-nights.ts';

type Destination = Pick<Content['destinations'][number], 'facts' | 'translations'>;

/** A price is for as many nights as the place's own plan has days; a check compares the languages. */
export const fromPriceOf = ({ facts, translations }: Destination): FromPrice => ({
  price: facts.price,
  nights: translations[defaultLocale].frontMatter.plan.length,
});

export const fromPrices = () =>
  content().destinations.map((entry) => ({ id: entry.id, ...fromPriceOf(entry) }));
