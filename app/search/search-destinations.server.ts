import { formatList } from '../i18n/format.ts';
import { translator } from '../i18n/messages.ts';
import { localeInfo, locales } from '../locales.ts';
import { paths } from '../paths.ts';
import { closureOf } from '../prices/closures.server.ts';
import { content } from '../content/content.server.ts';
import { sectionsOf } from '../i18n/markdown.server.ts';
import { sightsOf } from '../content/sights.ts';
import { withIds } from '../content/with-ids.ts';
import { compileMessages } from '../content/messages.server.ts';
import { getBlock } from '../content/blocks.server.ts';
import { writtenOffer } from '../prices/price-words.server.ts';
import { priceInWords } from '../prices/price-words.ts';
import { type Collection, type Part, words } from './search-parts.ts';

type Titled = { title: string; text: string };

/** Ids such as `#tip-1` come from `app/destinations`. */
const numbered = (
  parts: readonly Titled[],
  id: string,
  make: (part: Titled, hash: string) => Part,
) => parts.map((part, at) => make(part, `#${id}-${at + 1}`));

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
    const section = (title: string, hash: string, ...text: readonly (string | undefined)[]) =>
      part({ title, text: words(...text) }, `#${hash}`);
    const { bestTime } = own;
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
      section(
        t('destination.bestTime'),
        'best-time',
        `${bestTime.months}.`,
        bestTime.spring,
        bestTime.summer,
        bestTime.autumn,
        bestTime.winter,
      ),
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
      ...numbered(own.highlights, 'highlight', part),
      ...numbered(own.tips, 'tip', part),
    ];
  });
};
