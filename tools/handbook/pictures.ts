import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { localeInfo, type Locale } from '../../app/locales.ts';
import { type Say, sayIn } from '../edit/words.ts';
import { root } from '../run/npm.mjs';
import type { Copy } from './copy.ts';
import { handbookFolder, handbookLocales } from './html.ts';

const mostBytes = 600_000;
const width = 1100;

type Shot = {
  name: string;
  /** `destinations/ephesus` */
  entry?: string;
  height: number;
  prepare?: (page: Page, say: Say) => Promise<void>;
};

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const field = (page: Page, name: string) => page.locator(`[data-field="${name}"]`).first();

/** Below the line with Save, which covers the top of the form. */
async function scrollTo(target: Locator) {
  await target.evaluate((element) => {
    element.style.scrollMarginBlockStart = '7rem';
    element.scrollIntoView({ block: 'start' });
  });
}

const shots: readonly Shot[] = [
  { name: 'start', entry: 'destinations/ephesus', height: 680 },
  {
    name: 'publish',
    height: 680,
    async prepare(page, say) {
      await button(page, say('publish.button')).click();
      await button(page, say('publish.now')).waitFor();
      await page.getByRole('dialog').evaluate((element) => element.scrollTo(0, 0));
    },
  },
  {
    name: 'price',
    entry: 'destinations/ephesus',
    height: 380,
    async prepare(page, say) {
      const price = page.getByLabel(say('field.price'), { exact: true });
      await price.fill('1250 $');
      await field(page, 'price')
        .getByText(say('typed.read', { value: '1250' }))
        .waitFor();
      await scrollTo(field(page, 'price'));
    },
  },
  { name: 'notice', entry: 'notices/road', height: 560 },
  {
    name: 'photo',
    entry: 'destinations/ephesus',
    height: 620,
    prepare: (page) => scrollTo(field(page, 'photos')),
  },
  {
    name: 'closed',
    entry: 'destinations/pamukkale',
    height: 420,
    prepare: (page) => scrollTo(field(page, 'closed')),
  },
];

async function take(browser: Browser, { origin }: Copy, locale: Locale, shot: Shot) {
  const context = await browser.newContext({
    viewport: { width, height: shot.height },
    locale: localeInfo[locale].intl,
    colorScheme: 'light',
  });
  const page = await context.newPage();
  await page.goto(`${origin}/#${shot.entry ?? ''}`, { waitUntil: 'networkidle' });
  await shot.prepare?.(page, sayIn(locale));
  const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  await context.close();
  const file = join(handbookFolder(root), `pictures/${locale}-${shot.name}.avif`);
  writeFileSync(file, await sharp(picture).avif({ quality: 50, effort: 6 }).toBuffer());
  console.log(`${file}: ${(statSync(file).size / 1000).toFixed(1)} KB`);
}

export async function takePictures(browser: Browser, copy: Copy) {
  for (const locale of handbookLocales) {
    for (const shot of shots) await take(browser, copy, locale, shot);
  }
  const folder = join(handbookFolder(root), 'pictures');
  const bytes = readdirSync(folder).reduce(
    (sum, file) => sum + statSync(join(folder, file)).size,
    0,
  );
  console.log(`All pictures: ${(bytes / 1000).toFixed(0)} KB`);
  if (bytes > mostBytes) throw new Error(`That is more than ${mostBytes / 1000} KB.`);
}
