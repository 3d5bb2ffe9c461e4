import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { locales } from '../../app/locales.ts';
import { standIn } from '../../app/offline/names.ts';
import { paths } from '../../app/paths.ts';

/**
 * Turns the prerendered pages that stand for one that is not at hand into files for the service worker
 * alone. They are shown at other addresses than their own, where their script would look for another
 * page: they do without.
 */
export function takeStandIns(site: string) {
  for (const locale of locales) {
    const page = join(site, paths.standIn(locale));
    const html = readFileSync(`${page}.html`, 'utf8');
    rmSync(`${page}.html`);
    const file = join(site, standIn(locale));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, html.replace('<html ', '<html data-static="" '));
  }
}
