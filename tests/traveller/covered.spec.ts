import { locales } from '../../app/locales.ts';
import { addressOf, templateNames } from '../../tools/measure/templates.ts';
import { walkDown } from './support/walk-in-page.ts';
import { shareOf, sizes } from './support/sizes.ts';
import { expect, test } from './support/test.ts';

// Chromium walks by drifting balloons; the others, which draw them with much labour, where all stands still.
test.use({ moves: ({ engine }, use) => use(engine === 'chromium') });

for (const [turn, name] of templateNames.entries()) {
  test(`nothing covers words or controls of ${name}, wherever it is scrolled`, ({
    engine,
    travel,
  }) =>
    travel(async (traveller) => {
      const size = shareOf(engine, turn, sizes);
      // Of three turns with the same size, each is in another language.
      const locale = shareOf(engine, turn + Math.floor(turn / locales.length), locales);
      await traveller.open(addressOf(name, locale), size);
      expect(await traveller.run(walkDown), `${locale}, ${size.width}`).toEqual({
        covered: [],
        neverSeen: [],
        reachedEnd: true,
      });
    }));
}
