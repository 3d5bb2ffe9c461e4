import { expect, test } from 'vitest';
import { locales } from '../../app/locales.ts';
import { planSheets, slicesOn } from '../../tools/measure/visual-diff/sheet-plan.ts';
import { choose, schemes, shotName, viewports } from '../../tools/measure/visual-diff/shots.ts';
import { templateNames } from '../../tools/measure/templates.ts';

const count = ({ pages, ...each }: ReturnType<typeof choose>) =>
  pages.length * each.locales.length * each.schemes.length;

test('without a wish every page is photographed in every language, width and theme', () => {
  const everything = templateNames.length * viewports.length * locales.length * schemes.length;
  expect(count(choose({}))).toBe(everything);
});

test('wishes narrow it down together', () => {
  const choice = choose({ only: ['home', 'guide'], width: ['390'], locale: ['ar'] });
  const names = choice.pages.flatMap((page) =>
    choice.locales.flatMap((locale) => choice.schemes.map((each) => shotName(page, locale, each))),
  );
  expect(names).toEqual([
    'home-390-ar-light',
    'home-390-ar-dark',
    'guide-390-ar-light',
    'guide-390-ar-dark',
  ]);
});

test('a wish that nothing fits is named, with what there is', () => {
  expect(() => choose({ width: ['800'] })).toThrow(/--width 800.*390, 768, 1440/);
});

test('sheets show every pixel row of a page once, in order', () => {
  for (const width of [390, 768, 1440]) {
    const plan = planSheets({ columns: 3, rows: 2, width, tallest: 9001 });
    const slices = Array.from({ length: plan.sheets }, (_, sheet) => slicesOn(plan, sheet, 9001));
    let end = 0;
    for (const { top, height } of slices.flat()) {
      expect(top).toBe(end);
      end += height;
    }
    expect(end).toBe(9001);
    expect(slices.every((sheet) => sheet.length > 0)).toBe(true);
  }
});

test('nothing is enlarged, and what leaves room stands side by side', () => {
  const phone = planSheets({ columns: 1, rows: 1, width: 390, tallest: 9000 });
  expect(phone.scale).toBe(1);
  expect(phone.abreast).toBeGreaterThan(3);
  const desktops = planSheets({ columns: 3, rows: 2, width: 1440, tallest: 9000 });
  expect(desktops.scale).toBeLessThan(1);
  expect(desktops.abreast).toBe(1);
});

test('a shorter page has no slices where the highest one still goes on', () => {
  const plan = planSheets({ columns: 3, rows: 2, width: 1440, tallest: 9000 });
  expect(slicesOn(plan, plan.sheets - 1, 500)).toEqual([]);
});
