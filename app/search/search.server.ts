import { formatList, monthNames } from '../i18n/format.ts';
import { translator } from '../i18n/messages.ts';
import { wordsFor } from '../content/words.server.ts';
import { defaultLocale, type Locale } from '../locales.ts';
import { pageRows, pages } from '../pages.ts';
import { inLocale, paths } from '../paths.ts';
import { groups, pageOf } from './entry.ts';
import { isFillerWord } from './fillers.ts';
import { indexedForms, splitWords } from './fold.ts';
import { content } from '../content/content.server.ts';
import { withIds } from '../content/entries.ts';
import { sectionsOf } from '../i18n/markdown.server.ts';
import type { BlockId } from '../content/schemas/block.ts';
import {
  destinations,
  words,
  type Collection,
  type Part,
  type SourceEntry,
} from './search-destinations.server.ts';

const articles: Collection = (locale) => {
  const t = translator(locale, wordsFor(locale, 'article.practical'));
  return content().articles.flatMap(({ id, facts: { scene }, translations }): Part[] => {
    const { title, excerpt, practical } = translations[locale].frontMatter;
    const to = paths.article(locale, id);
    const [opening, ...sections] = sectionsOf(translations[locale].body);
    const section = (name: string, hash: string, text: string): Part => ({
      group: 'guide',
      title: name,
      of: title,
      scene,
      to: `${to}#${hash}`,
      text,
    });
    return [
      { group: 'guide', title, scene, to, text: words(excerpt, opening?.text) },
      ...sections.map((one) => section(one.title, one.id, one.text)),
      section(
        t('article.practical'),
        'practical-title',
        words(...practical.map(({ label, text }) => `${label}: ${text}`)),
      ),
    ];
  });
};

const textsOf = (body: string) => words(...sectionsOf(body).map(({ text }) => text));

const answers: Collection = (locale) =>
  content().answers.flatMap(({ id, translations }): Part[] => {
    const own = translations[locale];
    if (own === undefined) return [];
    const { question } = own.frontMatter;
    const to = `${paths.guide(locale)}#${id}`;
    return [{ group: 'answers', title: question, to, text: textsOf(own.body) }];
  });

const experiences: Collection = (locale) =>
  content().experiences.map(({ id, facts: { scene }, translations }): Part => {
    const { name, description, facts } = translations[locale].frontMatter;
    return {
      group: 'experiences',
      title: name,
      scene,
      to: `${paths.experiences(locale)}#${id}`,
      text: words(
        description,
        textsOf(translations[locale].body),
        ...facts.map(({ label, text }) => `${label}: ${text}`),
      ),
    };
  });

/** Text blocks of the guide page. */
const guideBlocks: ReadonlySet<BlockId> = new Set(['best-time', 'getting-around']);

const blocks: Collection = (locale) => {
  const { label } = pages.guide;
  const of = translator(locale, wordsFor(locale, label))(label);
  return content()
    .blocks.filter(({ id }) => guideBlocks.has(id))
    .map(({ id, translations }) => {
      const { frontMatter, body } = translations[locale];
      const to = `${paths.guide(locale)}#${id}`;
      return { group: 'guide', title: frontMatter.title, of, to, text: textsOf(body) };
    });
};

/** The other pages, without the search itself. */
const site: Collection = (locale) => {
  const messages = content().messages[locale];
  return pageRows
    .filter(({ id }) => id !== 'search')
    .map(({ id, label }) => ({
      group: 'site',
      title: messages[label] ?? id,
      to: paths[id](locale),
      text: words(messages[`head.${id}.title`], messages[`head.${id}.description`]),
    }));
};

const trips: Collection = (locale) =>
  content().trips.map(({ id, facts: { scene, stops }, translations }): Part => {
    const { title, subtitle, description, days } = translations[locale].frontMatter;
    const visited = content().destinations.flatMap((entry) =>
      stops.some(({ place }) => place === entry.id)
        ? entry.translations[locale].frontMatter.title
        : [],
    );
    return {
      group: 'trips',
      title,
      scene,
      to: paths.trip(locale, id),
      text: words(
        `${subtitle}.`,
        description,
        textsOf(translations[locale].body),
        ...days.flatMap((day) => ('text' in day ? [`${day.title}.`, day.text] : [])),
        `${formatList(locale, visited)}.`,
      ),
    };
  });

const months: Collection = (locale) => {
  const names = monthNames(locale);
  return content().months.map(({ id, facts, translations }, at): Part => {
    const { frontMatter, body } = translations[locale];
    const { title, subtitle } = frontMatter;
    const happens = withIds(
      facts.happens.map((one) => one.id),
      frontMatter.happens,
    );
    return {
      group: 'months',
      title,
      scene: facts.scene,
      to: paths.month(locale, id),
      text: words(`${subtitle}.`, textsOf(body), ...happens.map((one) => one.text)),
      aka: [names[at]?.long ?? id],
    };
  });
};

const collections: readonly Collection[] = [
  destinations,
  articles,
  trips,
  months,
  answers,
  experiences,
  blocks,
  site,
];

const formOf = (word: string) => indexedForms(word)[0] ?? '';

/** The words that the indexed title lacks, once each: repeated words would rank higher. */
function othersThan(locale: Locale, title: string, others: readonly string[]) {
  const inTitle = splitWords(title).map(({ text }) => formOf(text));
  const known = new Set(inTitle.filter((word) => !isFillerWord(word, locale)));
  return splitWords(others.join(' '))
    .map(({ text }) => text)
    .filter((word) => !known.has(formOf(word)) && known.add(formOf(word)))
    .join(' ');
}

/** All entries of a language with their words from content/search/. */
export function searchEntries(locale: Locale): SourceEntry[] {
  const asked = content().searchWords[locale];
  return collections
    .flatMap((entriesIn) => entriesIn(locale))
    .map(({ aka = [], ...entry }) => {
      const address = inLocale(entry.to, defaultLocale);
      const [own = '', shared = ''] = asked[address]?.split(' / ') ?? [];
      const ofSection = asked[address.slice(address.indexOf('#'))] ?? '';
      const others = othersThan(locale, entry.title, [...aka, own, ofSection]);
      const more = othersThan(locale, `${entry.title} ${others}`, [shared]);
      return {
        ...entry,
        ...(others !== '' && { words: others }),
        ...(more !== '' && { shared: more }),
      };
    });
}

/** Groups of pages with their sections. */
export function siteIndex(locale: Locale) {
  const entries = searchEntries(locale);
  return groups.flatMap((group) => {
    const own = entries.filter((entry) => entry.group === group);
    const listed = own
      .filter(({ of, to }) => of === undefined || !own.some((page) => page.to === pageOf(to)))
      .map(({ title, scene, to }) => ({
        title,
        to,
        ...(scene && { scene }),
        parts: own
          .filter((part) => part.to !== to && pageOf(part.to) === to)
          .map((part) => ({ title: part.title, to: part.to })),
      }));
    return listed.length > 0 ? [{ group, pages: listed }] : [];
  });
}
