import './styles/index.css';
import { useEffect, type ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation } from 'react-router';
import fontsSheet from './styles/fonts.css?url';
import { fontsWithoutScripts } from './shell/fonts.ts';
import { useLanding } from './navigation/landing.ts';
import { useLinksInPlace } from './navigation/links-in-place.ts';
import { useFullLoad, useStyledPage } from './navigation/stale-deployment.ts';
import { usePrefetch } from './navigation/prefetch.ts';
import { useSeenPages } from './offline/keep-seen.ts';
import { systemMedia, themeColours } from './shell/theme.ts';
import { abbreviation, siteName } from './site.ts';
import { localeInfo, locales } from './locales.ts';
import { localeOf, paths } from './paths.ts';

export function Layout({ children }: { children: ReactNode }) {
  const locale = localeOf(useLocation().pathname);
  return (
    <html lang={locale} dir={localeInfo[locale].dir}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* Until the stylesheet is there, which follows the visitor's choice. */}
        <meta name="color-scheme" content="light dark" />
        {(['day', 'night'] as const).map((theme) => (
          <meta
            key={theme}
            name="theme-color"
            content={themeColours[theme]}
            media={systemMedia[theme]}
            data-theme={theme}
          />
        ))}
        {/* Fallbacks of the same widths show the words until app/boot.ts asks for the faces. */}
        <link rel="stylesheet" href={fontsSheet} media={fontsWithoutScripts} data-fonts="" />
        <Meta />
        {/* A build writes the styles into the page: tools/build/inline-head.ts. */}
        <Links />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  usePrefetch();
  useFullLoad();
  useStyledPage();
  useLinksInPlace();
  useSeenPages();
  useLanding();
  // Tells app/boot.ts that presses are answered from now on.
  useEffect(() => {
    dispatchEvent(new Event('site:hydrated'));
  }, []);
  return <Outlet />;
}

/** The last resort, for a fault outside every language: the way home in each of them. */
export function ErrorBoundary() {
  return (
    <main>
      <h1>{abbreviation}</h1>
      <ul>
        {locales.map((locale) => (
          <li key={locale} lang={locale} dir={localeInfo[locale].dir}>
            <a href={paths.home(locale)}>{siteName[locale]}</a>
          </li>
        ))}
      </ul>
    </main>
  );
}
