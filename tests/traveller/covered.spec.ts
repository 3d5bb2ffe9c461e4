import { locales } from '../../app/locales.ts';
import { addressOf, templateNames } from '../../tools/measure/templates.ts';
import { walkDown } from './support/walk-in-page.ts';
import { shareOf, sizes } from './support/sizes.ts';
import { expect, test } from './support/test.ts';
import type { Engine } from './support/window.ts';

// Chromium walks by drifting balloons; the others, which draw them with much labour, where all stands still.
test.use({ moves: ({ engine }, use) => use(engine === 'chromium') });

const kinds = [...templateNames.entries()].map(([turn, name]) => ({ turn, name }));
const pairs = kinds.flatMap((_, index) => (index % 2 === 0 ? [kinds.slice(index, index + 2)] : []));

/** A form once covered its own words in one engine alone: all of them walk there. */
const forms = new Set(['contact', 'plan', 'search']);

/** Chromium, which is quick, walks down all pages; Firefox and WebKit share each pair, now this way, now that. */
const isShareOf = (engine: Engine, { turn, name }: (typeof kinds)[number]) =>
  engine === 'chromium' ||
  forms.has(name) ||
  (turn + Math.floor(turn / 2)) % 2 === (engine === 'firefox' ? 0 : 1);

for (const pair of pairs) {
  const names = pair.map(({ name }) => name).join(' and ');
  test(`nothing covers words or controls of ${names}, wherever they are scrolled`, ({
    engine,
    travel,
  }) =>
    travel(async (traveller) => {
      const share = pair.filter((kind) => isShareOf(engine, kind));
      expect(share).not.toEqual([]);
      for (const { turn, name } of share) {
        const size = shareOf(engine, turn, sizes);
        // Of three turns with the same size, each is in another language.
        const locale = shareOf(engine, turn + Math.floor(turn / locales.length), locales);
        await traveller.open(addressOf(name, locale), size);
        expect(await traveller.run(walkDown), `${name}, ${locale}, ${size.width}`).toEqual({
          covered: [],
          neverSeen: [],
          reachedEnd: true,
        });
      }
    }));
}
