import type { MetaDescriptor } from 'react-router';
import { share } from '../art/manifest.ts';
import { origin, siteName } from '../site.ts';
import { defaultLocale, localeInfo, locales, type Locale } from '../locales.ts';
import { inLocale, localeOf, paths, sharePicture } from '../paths.ts';

type PageHead = {
  title: string;
  description: string;
  /** What the picture shows that the page is shared with. */
  imageAlt: string;
};

type Options = PageHead & {
  /** Address of the page, without a query. */
  pathname: string;
  type?: 'website' | 'article';
  /** What `app/head/structured-data.server.ts` says of the page. */
  structuredData: object;
};

/** What search results show of a title before they cut it off. */
const longestTitle = 65;

const absolute = (pathname: string) => origin + pathname;

/** Pages of the guide say where readers of feeds can follow it. */
const feedOf = (locale: Locale) => ({
  tagName: 'link' as const,
  rel: 'alternate',
  type: 'application/atom+xml',
  title: siteName[locale],
  href: absolute(paths.feed(locale)),
});

/**
 * What stands in a page's head: title, description, canonical address, every language's address
 * (reciprocal, with the default as `x-default`) and Open Graph.
 */
export function headOf({ pathname, title, description, imageAlt, type, structuredData }: Options) {
  const locale = localeOf(pathname);
  // Prerendering asks with a slash at the end; the canonical address has none.
  const address = inLocale(pathname, locale);
  const isHome = address === inLocale('/', locale);
  const named = `${title} · ${siteName[locale]}`;
  const fullTitle = isHome || named.length > longestTitle ? title : named;
  const alternates = locales.map((other) => ({
    hrefLang: other as string,
    href: absolute(inLocale(pathname, other)),
  }));
  const descriptors: MetaDescriptor[] = [
    { title: fullTitle },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: absolute(address) },
    ...[
      ...alternates,
      { hrefLang: 'x-default', href: absolute(inLocale(pathname, defaultLocale)) },
    ].map((alternate) => ({ tagName: 'link' as const, rel: 'alternate', ...alternate })),
    ...(address.startsWith(paths.guide(locale)) ? [feedOf(locale)] : []),
    { property: 'og:type', content: type ?? 'website' },
    { property: 'og:site_name', content: siteName[locale] },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: absolute(address) },
    { property: 'og:locale', content: localeInfo[locale].openGraph },
    ...locales
      .filter((other) => other !== locale)
      .map((other) => ({
        property: 'og:locale:alternate',
        content: localeInfo[other].openGraph,
      })),
    { property: 'og:image', content: absolute(sharePicture(address)) },
    { property: 'og:image:width', content: String(share.width) },
    { property: 'og:image:height', content: String(share.height) },
    { property: 'og:image:type', content: 'image/jpeg' },
    { property: 'og:image:alt', content: imageAlt },
    { name: 'twitter:card', content: 'summary_large_image' },
    // Data, not code: the policy for browsers has nothing against it.
    { 'script:ld+json': structuredData },
  ];
  return descriptors;
}

/** The head of pages that stand for an unknown address. */
export const notFoundHead = (title: string): MetaDescriptor[] => [
  { title },
  { name: 'robots', content: 'noindex' },
];
