import type { APIContext } from 'astro';
import { themeColours } from '../shell/theme.ts';
import { content } from '../content/content.server.ts';
import { pageHead } from './head/pages.server.ts';
import type { MessageKey } from '../i18n/messages.ts';
import { localeInfo } from '../locales.ts';
import { localeOf, paths } from '../paths.ts';

const icon = { src: '/icon-192.png', sizes: '192x192', type: 'image/png' };

/** One for each language, so that the installed app opens in it. */
export function GET({ routePattern }: APIContext) {
  const locale = localeOf(routePattern);
  const { site, messages } = content();
  const shortcut = (label: MessageKey, url: string) => ({
    name: messages[locale][label],
    url,
    icons: [icon],
  });
  return Response.json({
    id: paths.home(locale),
    name: site.name[locale],
    short_name: site.abbreviation,
    description: pageHead(locale, 'home').description,
    lang: locale,
    dir: localeInfo[locale].dir,
    start_url: paths.home(locale),
    // All languages: a scope is a prefix, and `/tr` is also one of `/trips`.
    scope: '/',
    display: 'minimal-ui',
    background_color: themeColours.day,
    theme_color: themeColours.day,
    icons: [
      icon,
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      shortcut('nav.plan', paths.plan(locale)),
      shortcut('takeAlong.emergency', paths.emergency(locale)),
    ],
  });
}
