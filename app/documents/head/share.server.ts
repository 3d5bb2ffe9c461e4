import { translator } from '../../i18n/messages.ts';
import type { Locale } from '../../locales.ts';
import { pageRows } from '../../pages.ts';
import { pagesOf, paths } from '../../paths.ts';
import { compileMessages } from '../../content/messages.server.ts';
import type { Content } from '../../content/collections.server.ts';
import { content } from '../../content/content.server.ts';
import type { PictureName } from '../../content/picture-words.ts';
import { pageHead, pagePicture } from './pages.server.ts';

export type ShareWords = {
  scene: PictureName;
  title: string;
  subtitle?: string;
  /** Never a price: other sites cache share pictures for months. */
  note?: string;
};

export function shareWords(locale: Locale): ReadonlyMap<string, ShareWords> {
  const { site, messages, destinations, articles, trips, months } = content();
  const t = translator(locale, compileMessages(messages[locale]));

  const titled = (
    address: string,
    { facts, translations }: Content['destinations' | 'trips' | 'months'][number],
  ): [string, ShareWords] => {
    const { title, subtitle } = translations[locale].frontMatter;
    return [address, { scene: facts.scene, title, subtitle }];
  };

  const known = new Map<string, ShareWords>([
    // A list page has its title from search results, which is clear without the site around it.
    ...pageRows.map(({ id }): [string, ShareWords] => [
      paths[id](locale),
      { scene: pagePicture(locale, id).scene, title: pageHead(locale, id).title },
    ]),
    [
      paths.home(locale),
      { scene: 'hero', title: t('hero.headline'), subtitle: t('footer.promise') },
    ],
    ...destinations.map((entry) => titled(paths.destination(locale, entry.id), entry)),
    ...trips.map((entry) => titled(paths.trip(locale, entry.id), entry)),
    ...months.map((entry) => titled(paths.month(locale, entry.id), entry)),
    ...articles.map(({ id, facts, translations }): [string, ShareWords] => {
      const { title } = translations[locale].frontMatter;
      const note = t('guide.readTime', { minutes: facts.readTime });
      return [paths.article(locale, id), { scene: facts.scene, title, note }];
    }),
  ]);
  return new Map(
    pagesOf(locale, site).flatMap((address) => {
      const words = known.get(address);
      return words ? [[address, words] as const] : [];
    }),
  );
}
