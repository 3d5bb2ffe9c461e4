import { locales, type Locale } from '../../app/locales.ts';
import { paths } from '../../app/paths.ts';
import { addressOf, templateNames } from '../../tools/measure/templates.ts';
import { walkDown } from './support/walk-in-page.ts';
import { engines, shareOf, sizes } from './support/sizes.ts';
import { expect, test } from './support/test.ts';
import type { Engine } from './support/window.ts';

// Both engines draw animations slowly without a graphics card.
test.use({ moves: false });

const kinds = [...templateNames.entries()].map(([turn, name]) => ({ turn, name }));
const roundOf = (turn: number) => Math.floor(turn / engines.length);
/** Of one page kind for each engine; the last has the remainder too. */
const rounds = Map.groupBy(kinds, ({ turn }) =>
  Math.min(roundOf(turn), roundOf(kinds.length) - 1),
).values();

/** All engines walk here: how they draw form controls, and what home's picture lies over, differs. */
const byAll = new Set(['home', 'contact', 'plan', 'search']);

const isShareOf = (engine: Engine, { turn, name }: (typeof kinds)[number]) =>
  byAll.has(name) || turn % engines.length === engines.indexOf(engine);

/** The planner with a trip, whose sum stays in view on a phone. */
const pathOf = (name: string, locale: Locale) =>
  name === 'plan' ? paths.plan(locale, 'stops=istanbul.1') : addressOf(name, locale);

for (const round of rounds) {
  const names = round.map(({ name }) => name).join(' and ');
  test(`nothing covers words or controls of ${names}, wherever they are scrolled`, ({
    engine,
    travel,
  }) =>
    travel(async (traveller) => {
      const share = round.filter((kind) => isShareOf(engine, kind));
      expect(share).not.toEqual([]);
      for (const { turn, name } of share) {
        const size = shareOf(engine, roundOf(turn), sizes);
        const locale = shareOf(engine, roundOf(turn) + Math.floor(turn / 9), locales);
        await traveller.open(pathOf(name, locale), size);
        expect(await traveller.run(walkDown), `${name}, ${locale}, ${size.width}`).toEqual({
          covered: [],
          neverSeen: [],
          reachedEnd: true,
        });
      }
    }));
}
