import { localeInfo } from '../../app/locales.ts';
import { paths } from '../../app/paths.ts';
import { test } from './support/one-page.ts';
import { expect, open } from './support/test.ts';

/** How each field, or what has its border, looks; a field for many lines is higher. Runs in the page. */
const looksOfFields = (found: Element[]) =>
  found.map((field) => {
    let box = field;
    while (box.parentElement && getComputedStyle(box).borderBlockStartWidth === '0px')
      box = box.parentElement;
    const { borderBlockStart, borderStartStartRadius, backgroundColor } = getComputedStyle(box);
    return {
      look: [borderBlockStart, borderStartStartRadius, backgroundColor].join(', '),
      height: field.localName === 'textarea' ? [] : [box.getBoundingClientRect().height],
    };
  });

const fields = 'select, textarea, output, input:not([type=checkbox], [type=radio], [type=hidden])';

for (const locale of ['en', 'ar'] as const) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${locale}, ${colorScheme}: fields of all forms look the same`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      const found: ReturnType<typeof looksOfFields> = [];
      for (const path of [
        paths.plan(locale, 'stops=istanbul.2'),
        paths.contact(locale),
        paths.trips(locale),
        paths.search(locale),
      ]) {
        await open(page, path);
        const here = await page.getByRole('main').locator(fields).evaluateAll(looksOfFields);
        expect(here, path).not.toEqual([]);
        found.push(...here);
      }
      expect([...new Set(found.map(({ look }) => look))]).toHaveLength(1);
      expect([...new Set(found.flatMap(({ height }) => height))]).toHaveLength(1);
    });
  }
}

for (const locale of ['en', 'ar'] as const) {
  test(`${locale}: what is typed into a field reads in its own direction`, async ({ page }) => {
    for (const path of [
      paths.plan(locale, 'stops=istanbul.2'),
      paths.contact(locale),
      paths.search(locale),
    ]) {
      await open(page, path);
      const typed = page
        .getByRole('main')
        .locator('textarea, input:is([type=text], [type=search])');
      expect(await typed.count(), path).toBeGreaterThan(0);
      for (const field of await typed.all())
        await expect.soft(field, path).toHaveCSS('unicode-bidi', 'plaintext');
      if (path === paths.contact(locale))
        await expect(typed.last()).toHaveCSS('direction', localeInfo[locale].dir);
    }
  });
}
