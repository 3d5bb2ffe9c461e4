import { useEffect, useState } from 'react';
import { siteName } from '../site.ts';
import type { Locale } from '../locales.ts';
import { Drawing } from '../ui/drawing.tsx';

const fileOf = (locale: Locale) => `../art/wordmark-${locale}.svg`;

/** What the server draws with; browsers find it drawn in the page. */
const drawings = import.meta.env.SSR
  ? import.meta.glob<string>('../art/wordmark-*.svg', {
      eager: true,
      query: '?raw',
      import: 'default',
    })
  : {};
const addresses = import.meta.glob<string>('../art/wordmark-*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

const inPage = (locale: Locale) =>
  document.querySelector(`[data-wordmark="${locale}"] [data-content]`)?.innerHTML;

/**
 * The site's name as a drawing, in the script of the language. It comes with the page and not with
 * the scripts; only a change of language in place fetches another.
 */
export function Wordmark({ locale }: { locale: Locale }) {
  const [svg, setSvg] = useState(() =>
    import.meta.env.SSR ? drawings[fileOf(locale)] : inPage(locale),
  );
  useEffect(() => {
    const address = addresses[fileOf(locale)];
    if (svg !== undefined || address === undefined) return;
    fetch(address)
      .then((response) => (response.ok ? response.text() : undefined))
      .then(setSvg)
      // Without a connection the name stays unseen; whoever listens has its words.
      .catch(() => undefined);
  }, [locale, svg]);
  return (
    <span data-wordmark={locale}>
      <Drawing svg={svg ?? ''} words={siteName[locale]} />
    </span>
  );
}
