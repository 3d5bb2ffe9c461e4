import { mkdirSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { locales } from '../../app/locales.ts';
import { fallbackPage } from '../../app/offline/names.ts';
import { paths } from '../../app/paths.ts';

/** Moves the offline fallbacks to where only the service worker requests them. */
export function moveFallbackPages(site: string) {
  for (const locale of locales) {
    const file = join(site, fallbackPage(locale));
    mkdirSync(dirname(file), { recursive: true });
    renameSync(join(site, `${paths.offlineFallback(locale)}.html`), file);
  }
}
