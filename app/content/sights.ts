import type { Locale } from '../locales.ts';
import type { Content } from './collections.server.ts';

type Destination = Pick<Content['destinations'][number], 'facts' | 'translations'>;

/** After the turn of every sight whose turn is known. */
const unknown = 9;

interface Planned {
  day?: number | undefined;
  turn?: number | undefined;
}

/** Those that a day of the plan visits, in the order of its text as far as that is known. */
export const visitedOn = <Sight extends Planned>(day: number, sights: readonly Sight[]) =>
  sights
    .filter((sight) => sight.day === day)
    .toSorted((one, other) => (one.turn ?? unknown) - (other.turn ?? unknown));

/** The sights of a place in its order, each with its words. */
export const sightsOf = (locale: Locale, { facts, translations }: Destination) =>
  facts.sights.map((sight, at) => {
    const { name = sight.sign, alt = name } = translations[locale].frontMatter.sights[at] ?? {};
    return { ...sight, name, alt };
  });
