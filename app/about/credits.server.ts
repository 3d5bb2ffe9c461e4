import type { SceneName } from '../pictures/art/manifest.ts';
import type { Locale } from '../locales.ts';
import type { MessageKey } from '../i18n/messages.ts';
import { paths } from '../paths.ts';
import type { Content } from '../content/collections.server.ts';
import { content } from '../content/content.server.ts';
import type { Photo } from '../pictures/photo-facts.ts';
import { faces } from '../styles/faces.ts';
import { getBlock } from '../content/blocks.server.ts';

/** A page; the 404 page has no address. */
type PageLink = { title: string; to?: string };

export type PosterCredit = { scene: SceneName; imageAlt: string; place: PageLink };
export type PhotoCredit = { photo: Photo; shows: string; places: (PageLink & { to: string })[] };

const say = (locale: Locale, key: MessageKey) => content().messages[locale][key] ?? key;

export function posterCredits(locale: Locale): PosterCredit[] {
  const { destinations, articles, trips } = content();
  const entries = [
    ...destinations.map((entry) => ({ ...entry, to: paths.destination(locale, entry.id) })),
    ...articles.map((entry) => ({ ...entry, to: paths.article(locale, entry.id) })),
    ...trips.map((entry) => ({ ...entry, to: paths.trip(locale, entry.id) })),
  ].flatMap(({ facts: { scene }, translations, to }) => {
    const { title, imageAlt } = translations[locale].frontMatter;
    return imageAlt ? [{ scene, imageAlt, place: { title, to } }] : [];
  });
  // Most trips show the poster of a place or an article.
  const posters = new Map(entries.toReversed().map((poster) => [poster.scene, poster]));
  return [
    ...entries.filter((poster) => posters.get(poster.scene) === poster),
    {
      scene: 'experiences',
      imageAlt: say(locale, 'experiences.imageAlt'),
      place: { title: say(locale, 'experiences.title'), to: paths.experiences(locale) },
    },
    {
      scene: 'not-found',
      imageAlt: say(locale, 'notFound.imageAlt'),
      place: { title: say(locale, 'notFound.title') },
    },
  ];
}

/** Every photo, with the pages that show it. */
export function photoCredits(locale: Locale): PhotoCredit[] {
  const { destinations, articles, people } = content();
  // The pages with cards.
  const home = { title: say(locale, 'credits.homePage'), to: paths.home(locale) };
  const all = { title: say(locale, 'destinations.title'), to: paths.destinations(locale) };
  const creditsOf = (
    { facts, translations }: Content['destinations' | 'articles'][number],
    to: string,
    cards: PhotoCredit['places'] = [],
  ) =>
    facts.photos.map(({ photo, alt }, at) => {
      const own = { title: translations[locale].frontMatter.title, to };
      return { photo, shows: alt[locale], places: at === 0 ? [...cards, own] : [own] };
    });
  return [
    ...destinations.flatMap((entry) =>
      creditsOf(entry, paths.destination(locale, entry.id), [home, all]),
    ),
    ...articles.flatMap((entry) => creditsOf(entry, paths.article(locale, entry.id))),
    ...people.flatMap(({ facts: { photo }, translations }) => {
      const places = [{ title: say(locale, 'contact.title'), to: paths.contact(locale) }];
      return photo ? [{ photo, shows: translations[locale].frontMatter.name, places }] : [];
    }),
  ];
}

/** In the Markdown, `{latinText}` is replaced by a font's name, `{latinText.notice}` by its copyright. */
export const fontCredits = (locale: Locale) =>
  getBlock(locale, 'credits-fonts', (words) =>
    Object.entries(faces).reduce(
      (text, [role, { name, source, notice }]) =>
        text
          .replace(`{${role}}`, `[<bdi lang="en">${name}</bdi>](${source})`)
          .replace(`{${role}.notice}`, `<bdi lang="en">${notice}</bdi>`),
      words,
    ),
  );

/** In the Markdown, `{source}` and `{year}` are replaced by those of the factors, a way by its grams. */
function creditsOfFigures(locale: Locale) {
  const { publisher, page, year, ...factors } = content().emissions;
  return getBlock(locale, 'credits-data', (words) =>
    Object.entries(factors).reduce(
      (text, [way, kilograms]) => text.replace(`{${way}}`, String(Math.round(kilograms * 1000))),
      words
        .replace('{source}', `[<bdi lang="en">${publisher}</bdi>](${page})`)
        .replace('{year}', String(year)),
    ),
  );
}

/** The sources of each destination's climate and heritage data. */
function dataCredits(locale: Locale) {
  return content().destinations.map(({ id, facts, translations }) => ({
    place: { title: translations[locale].frontMatter.title, to: paths.destination(locale, id) },
    station: translations[locale].frontMatter.station,
    years: facts.climate.years,
    worldHeritage: facts.place.worldHeritage,
  }));
}
export type DataCredit = ReturnType<typeof dataCredits>[number];

export const getCredits = (locale: Locale) => ({
  aboutDrawings: getBlock(locale, 'credits-drawings'),
  posters: posterCredits(locale),
  aboutOwnPhotos: getBlock(locale, 'credits-own-photos'),
  aboutPhotos: getBlock(locale, 'credits-photos'),
  photos: photoCredits(locale),
  aboutFonts: fontCredits(locale),
  aboutData: creditsOfFigures(locale),
  destinations: dataCredits(locale),
});
export type CreditsData = ReturnType<typeof getCredits>;
