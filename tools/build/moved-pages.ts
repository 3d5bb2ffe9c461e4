import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Content } from '../../app/content/collections.server.ts';
import { translator } from '../../app/i18n/messages.ts';
import { wordsFor } from '../../app/content/words.server.ts';
import { localeInfo } from '../../app/locales.ts';
import { movedPages } from '../hosts/redirects.ts';

/** For hosts that do not read `_redirects`: a page at each old address that leads to the new one. */
export function writeMovedPages(site: string, { moved, site: { origin, name } }: Content) {
  const host = process.env['SITE_ORIGIN'] ?? origin;
  for (const { locale, from, to } of movedPages(moved)) {
    const file = join(site, `${from}.html`);
    if (existsSync(file)) throw new Error(`There is a page at ${from}`);
    const t = translator(locale, wordsFor(locale, 'moved.*'));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(
      file,
      `<!doctype html>
<html lang="${locale}" dir="${localeInfo[locale].dir}">
<head><meta charset="utf-8">
<title>${t('moved.title')} · ${name[locale]}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url=${to}">
<link rel="canonical" href="${host}${to}">
</head>
<body><main><h1>${t('moved.title')}</h1><p><a href="${to}">${t('moved.link')}</a></p></main></body>
</html>
`,
    );
  }
}
