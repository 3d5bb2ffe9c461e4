import { themeColours } from '../shell/theme.ts';
import { content } from '../content/content.server.ts';
import { defaultLocale } from '../locales.ts';
import { paths } from '../paths.ts';

export function GET() {
  const { site, messages } = content();
  return Response.json({
    name: site.name[defaultLocale],
    short_name: site.abbreviation,
    description: messages[defaultLocale]['head.home.description'],
    lang: defaultLocale,
    start_url: paths.home(defaultLocale),
    display: 'minimal-ui',
    background_color: themeColours.day,
    theme_color: themeColours.day,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });
}
