import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { chromiumFlags, findChromium } from '../run/chromium.mjs';
import { root } from '../run/npm.mjs';
import { copyForPictures } from './copy.ts';
import { handbookLocales } from './html.ts';
import { takePictures } from './pictures.ts';

/* `npm run handbook` takes the pictures of docs/handbook/ and counts its printed pages; `-- --pages` only counts. */

const most = 12;

const { values } = parseArgs({ options: { pages: { type: 'boolean', default: false } } });

async function countPages(browser: Browser, origin: string) {
  const folder = join(root, 'test-results');
  mkdirSync(folder, { recursive: true });
  for (const locale of handbookLocales) {
    const page = await browser.newPage();
    await page.goto(`${origin}/handbook/${locale}`, { waitUntil: 'networkidle' });
    const pdf = await page.pdf({ format: 'A4' });
    await page.close();
    const file = join(folder, `handbook-${locale}.pdf`);
    writeFileSync(file, pdf);
    const { numPages } = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
    console.log(`${file}: ${numPages} pages`);
    if (numPages <= most) continue;
    console.error(`That is more than ${most}.`);
    process.exitCode = 1;
  }
}

const executablePath = await findChromium();
if (executablePath === undefined) throw new Error('The handbook needs a Chromium.');
const copy = await copyForPictures();
const browser = await chromium.launch({ executablePath, args: chromiumFlags });
try {
  if (!values.pages) await takePictures(browser, copy);
  await countPages(browser, copy.origin);
} finally {
  await browser.close();
  await copy.remove();
}
