import { share, type SceneName } from '../../pictures/art/manifest.ts';
import { origin, siteName } from '../../site.ts';
import { defaultLocale, localeInfo, locales, type Locale } from '../../locales.ts';
import { inLocale, localeOf, paths, sharePicture } from '../../paths.ts';
import { posterPreloads, type Preload } from '../../pictures/preloads.ts';

export type Head = {
  title: string;
  meta: ({ name: string; content: string } | { property: string; content: string })[];
  links: { rel: string; href: string; hreflang?: string; type?: string; title?: string }[];
  /** Preloads of the page's largest picture. */
  pictures: readonly Preload[];
  structuredData?: object;
};

export type Options = {
  pathname: string;
  title: string;
  description: string;
  /** Text alternative of the share picture. */
  imageAlt: string;
  type?: 'website' | 'article';
  structuredData: object;
  pictures?: readonly Preload[];
};

/** In characters; search results cut longer titles. */
const longestTitle = 65;

const absolute = (pathname: string) => origin + pathname;

const feedOf = (locale: Locale) => ({
  rel: 'alternate',
  type: 'application/atom+xml',
  title: siteName[locale],
  href: absolute(paths.feed(locale)),
});

export function headOf({
  pathname,
  title,
  description,
  imageAlt,
  type = 'website',
  structuredData,
  pictures = [],
}: Options): Head {
  const locale = localeOf(pathname);
  const isHome = pathname === paths.home(locale);
  const named = `${title} · ${siteName[locale]}`;
  const alternate = (hreflang: string, other: Locale) => ({
    rel: 'alternate',
    hreflang,
    href: absolute(inLocale(pathname, other)),
  });
  return {
    title: isHome || named.length > longestTitle ? title : named,
    links: [
      { rel: 'canonical', href: absolute(pathname) },
      ...locales.map((other) => alternate(other, other)),
      alternate('x-default', defaultLocale),
      ...(pathname.startsWith(paths.guide(locale)) ? [feedOf(locale)] : []),
    ],
    meta: [
      { name: 'description', content: description },
      { property: 'og:type', content: type },
      { property: 'og:site_name', content: siteName[locale] },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:url', content: absolute(pathname) },
      { property: 'og:locale', content: localeInfo[locale].openGraph },
      ...locales
        .filter((other) => other !== locale)
        .map((other) => ({
          property: 'og:locale:alternate',
          content: localeInfo[other].openGraph,
        })),
      { property: 'og:image', content: absolute(sharePicture(pathname)) },
      { property: 'og:image:width', content: String(share.width) },
      { property: 'og:image:height', content: String(share.height) },
      { property: 'og:image:type', content: 'image/jpeg' },
      { property: 'og:image:alt', content: imageAlt },
      { name: 'twitter:card', content: 'summary_large_image' },
    ],
    pictures,
    structuredData,
  };
}

/** What the query of a destination, an article, a month or a trip finds. */
type Entry = { title: string; summary: string; imageAlt: string; scene: SceneName };

export const headOfEntry = (
  pathname: string,
  { title, summary, imageAlt, scene }: Entry,
  rest: Partial<Options> & Pick<Options, 'structuredData'>,
) =>
  headOf({
    pathname,
    title,
    description: summary,
    imageAlt,
    pictures: posterPreloads(scene),
    ...rest,
  });

/** JSON for a <script>, with `<` escaped so that no text can close it. */
export const inScript = (data: object) => JSON.stringify(data).replaceAll('<', String.raw`\u003c`);

export const notFoundHead = (title: string, pictures: readonly Preload[] = []): Head => ({
  title,
  meta: [{ name: 'robots', content: 'noindex' }],
  links: [],
  pictures,
});
