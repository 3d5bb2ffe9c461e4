import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { isLocale, type Locale } from '../../app/locales.ts';
import { openPage } from '../report/write.ts';
import { root } from '../run/npm.mjs';
import { visitsPage } from './page.ts';
import { readVisits } from './read.ts';
import { Refusal, sayIn } from './words.ts';

const systemLanguage = Intl.DateTimeFormat().resolvedOptions().locale.slice(0, 2);
let locale: Locale = isLocale(systemLanguage) ? systemLanguage : 'en';

function options() {
  try {
    return parseArgs({ allowPositionals: true, options: { language: { type: 'string' } } });
  } catch {
    throw new Refusal('refused.option');
  }
}

try {
  const { positionals: files, values } = options();
  const { language = locale } = values;
  if (!isLocale(language)) throw new Refusal('refused.option');
  locale = language;
  if (files.length === 0) throw new Refusal('refused.usage');
  const { origin } = z
    .object({ origin: z.url() })
    .parse(JSON.parse(readFileSync(join(root, 'content/site.json'), 'utf8')));
  const { html, text } = visitsPage(await readVisits(files, origin), locale);
  const folder = join(root, 'test-results');
  const page = join(folder, 'visits.html');
  mkdirSync(folder, { recursive: true });
  writeFileSync(page, html);
  console.log(`${text}\n\n${sayIn(locale)('said.page', { page })}`);
  openPage(page);
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(sayIn(locale)(error.key, error.values));
  process.exitCode = 1;
}
