import { mkdirSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { locales } from '../../app/locales.ts';
import { fallbackPage } from '../../app/offline/names.ts';
import { paths } from '../../app/paths.ts';

/** Makes the pages that stand for one that is not at hand files for the service worker alone. */
export function takeStandIns(site: string) {
  for (const locale of locales) {
    const file = join(site, fallbackPage(locale));
    mkdirSync(dirname(file), { recursive: true });
    renameSync(join(site, `${paths.standIn(locale)}.html`), file);
  }
}
