import { formatList } from '../i18n/format.ts';
import { translator } from '../i18n/messages.ts';
import { localeInfo, locales, type Locale } from '../locales.ts';
import { paths } from '../paths.ts';
import { closureOf } from '../prices/closures.server.ts';
import { content } from '../content/content.server.ts';
import { sectionsOf } from '../i18n/markdown.server.ts';
import { sightsOf } from '../content/sights.ts';
import { withIds } from '../content/entries.ts';
import { compileMessages } from '../content/messages.server.ts';
import { getBlock } from '../content/blocks.server.ts';
import { writtenOffer } from '../prices/price-words.server.ts';
import { priceInWords } from '../prices/price-words.ts';
import type { Entry } from './entry.ts';

/** An entry with its full text. */
export type SourceEntry = Entry & { text: string };

/** An entry without the words of content/search/. */
export type Part = Omit<SourceEntry, 'words' | 'shared'> & { aka?: readonly string[] };

export type Collection = (locale: Locale) => Part[];

export const words = (...parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(' ');

type Titled = { title: string; text: string };

export const destinations: Collection = (locale) => {
  const t = translator(locale, compileMessages(content().messages[locale]));
  const priceTitle = getBlock(locale, 'price').title;
  return content().destinations.flatMap(({ id, facts, translations }): Part[] => {
    const own = translations[locale].frontMatter;
    const of = own.title;
    const { scene } = facts;
    const to = paths.destination(locale, id);
    const part = ({ title, text }: Titled, hash: string): Part => ({
      group: 'places',
      title,
      of,
      scene,
      to: to + hash,
      text,
    });
    /** Ids such as `#tip-1` come from `app/destinations`. */
    const numbered = (parts: readonly Titled[], name: string) =>
      parts.map((one, at) => part(one, `#${name}-${at + 1}`));
    const section = (title: string, hash: string, ...text: readonly (string | undefined)[]) =>
      part({ title, text: words(...text) }, `#${hash}`);
    const { months, spring, summer, autumn, winter } = own.bestTime;
    const { from, basis } = priceInWords(locale, t, facts);
    const closure = closureOf(locale, facts, of);
    const names = content().tags.filter((tag) => facts.tags.includes(tag.id));
    return [
      {
        group: 'places',
        title: of,
        scene,
        to,
        text: words(closure && `${closure.label}.`, `${own.subtitle}.`, own.description),
        aka: [
          id,
          ...names.map(({ name }) => name[locale]),
          ...locales.map((other) => translations[other].frontMatter.title),
        ],
      },
      ...sightsOf(locale, { facts, translations }).map(({ id: sight, sign, name, text }): Part => ({
        group: 'places',
        title: name,
        of,
        scene,
        sight,
        to: `${to}#sight-${sight}`,
        text,
        aka: [
          sign,
          ...locales.flatMap((other) =>
            withIds([sight], translations[other].frontMatter.sights).map((known) => known.name),
          ),
        ].filter((other) => other !== name),
      })),
      section(t('destination.bestTime'), 'best-time', `${months}.`, spring, summer, autumn, winter),
      section(
        t('destination.gettingThere'),
        'getting-there',
        own.gettingThere,
        `${formatList(locale, facts.place.airports)}.`,
      ),
      ...(closure?.isNow
        ? []
        : [
            section(
              priceTitle,
              'price',
              `${from}${localeInfo[locale].comma}${basis}.`,
              facts.buys && writtenOffer(locale, facts.buys),
            ),
          ]),
      section(
        t('destination.itinerary', { days: own.plan.length }),
        'itinerary',
        ...own.plan.map(({ title, text }) => `${title}. ${text}`),
      ),
      section(
        t('destination.about'),
        'about',
        ...sectionsOf(translations[locale].body).map(({ text }) => text),
      ),
      ...numbered(own.highlights, 'highlight'),
      ...numbered(own.tips, 'tip'),
    ];
  });
};
