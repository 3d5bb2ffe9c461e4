import { paths } from '../../app/paths.ts';
import { contrastOf } from './support/contrast.ts';
import { test } from './support/one-page.ts';
import { expect, open } from './support/test.ts';
import { regionIn } from './support/words.ts';

test('by day and by night the line of a route differs from the country below it by 3:1', async ({
  page,
}) => {
  for (const path of [paths.trips('en')]) {
    await open(page, path);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const pairs = await page.locator('main [data-sketch]').evaluateAll((sketches) => {
        const canvas = new OffscreenCanvas(1, 1);
        const pen = canvas.getContext('2d', { willReadFrequently: true });
        const pixel = (colour: string) => {
          if (!pen) return [];
          pen.fillStyle = colour;
          pen.fillRect(0, 0, 1, 1);
          return [...pen.getImageData(0, 0, 1, 1).data].slice(0, 3);
        };
        return sketches.map((sketch) => {
          const pin = sketch.querySelector('circle');
          return {
            ground: pixel(getComputedStyle(sketch, '::before').backgroundColor),
            ink: pin ? pixel(getComputedStyle(pin).fill) : [],
          };
        });
      });
      expect(pairs.length).toBeGreaterThan(3);
      for (const { ground, ink } of pairs)
        expect.soft(contrastOf(ground, ink), `${path}, ${colorScheme}`).toBeGreaterThanOrEqual(3);
    }
  }
});

for (const locale of ['en', 'ar'] as const) {
  test(`${locale}: pictures and titles of the cards of a row are equally high`, async ({
    page,
  }) => {
    for (const [path, region] of [
      [paths.home(locale), regionIn(page, locale, 'home.popularDestinations')],
      [paths.destinations(locale), page.getByRole('main')],
    ] as const) {
      await open(page, path);
      for (const width of [768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const cards = await region.getByRole('article').evaluateAll((articles) =>
          articles.map((article) => {
            const heightOf = (part: string) =>
              article.querySelector(part)?.getBoundingClientRect().height ?? 0;
            const { top } = article.getBoundingClientRect();
            const title = article.querySelector('h3')?.getBoundingClientRect().bottom ?? 0;
            return { row: Math.round(top), picture: heightOf('picture'), title: title - top };
          }),
        );
        const rows = Map.groupBy(cards, ({ row }) => row);
        expect([...rows.values()].some((row) => row.length > 1)).toBe(true);
        for (const row of rows.values())
          for (const part of ['picture', 'title'] as const)
            for (const card of row)
              expect(card[part], `${path} at ${width}: ${part}`).toBeCloseTo(
                row[0]?.[part] ?? 0,
                0,
              );
      }
    }
  });
}
