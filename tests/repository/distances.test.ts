import { describe, expect, test } from 'vitest';
import { locales, type Locale } from '../../app/locales.ts';
import { content, entryPieces, placeOf } from '../support/texts.ts';

/** Names of towns in texts; a name that contains another comes before it. */
const names: Record<string, Record<Locale, RegExp>> = {
  rzv: { en: /Rize-Artvin/, tr: /Rize-Artvin/, ar: /ريزا أرتفين/ },
  istanbul: { en: /Istanbul/, tr: /İstanbul/, ar: /إسطنبول/ },
  cappadocia: {
    en: /Cappadocia|Nevşehir|Göreme/,
    tr: /Kapadokya|Nevşehir|Göreme/,
    ar: /كابادوكيا|نوشهر|غوريمة/,
  },
  antalya: { en: /Antalya/, tr: /Antalya/, ar: /أنطاليا/ },
  denizli: { en: /Denizli/, tr: /Denizli/, ar: /دنيزلي/ },
  pamukkale: { en: /Pamukkale/, tr: /Pamukkale/, ar: /باموكالي/ },
  ephesus: { en: /Ephesus|Selçuk/, tr: /Efes|Selçuk/, ar: /أفسس|سلجوق/ },
  blacksea: { en: /Trabzon/, tr: /Trabzon/, ar: /طرابزون/ },
  ankara: { en: /Ankara/, tr: /Ankara/, ar: /أنقرة/ },
  izmir: { en: /İzmir/, tr: /İzmir/, ar: /إزمير/ },
  bursa: { en: /Bursa/, tr: /Bursa/, ar: /بورصة/ },
  adana: { en: /Adana/, tr: /Adana/, ar: /أضنة/ },
  konya: { en: /Konya/, tr: /Konya/, ar: /قونية/ },
  kayseri: { en: /Kayseri/, tr: /Kayseri/, ar: /قيصري/ },
  rize: { en: /Rize/, tr: /Rize/, ar: /ريزا/ },
  ayder: { en: /Ayder/, tr: /Ayder/, ar: /آيدر/ },
  sumela: { en: /Sümela/, tr: /Sümela/, ar: /سوميلا/ },
  uzungol: { en: /Uzungöl/, tr: /Uzungöl/, ar: /أوزنجول/ },
};

const pair = (one: string, other: string) => [one, other].toSorted().join('–');

const known = new Map<string, number>();
for (const { from, to, ways } of [...content.legs.legs, ...content.legs.fromHome]) {
  for (const way of ways) {
    if (way.by === 'road' && way.kilometres !== undefined)
      known.set(pair(from, to), way.kilometres);
  }
}
for (const [code, { onward = [] }] of Object.entries(content.legs.airports)) {
  for (const { base, kilometres } of onward) {
    if (kilometres !== undefined) known.set(pair(code.toLowerCase(), base), kilometres);
  }
}
for (const { id, facts } of content.destinations) {
  for (const [town, kilometres] of Object.entries(facts.kilometres)) {
    const [from = id, to = id] = town.includes('-') ? town.split('-') : [id, town];
    known.set(pair(from, to), kilometres);
  }
}
// The road authority measures from Denizli, the legs from Pamukkale.
for (const [towns, kilometres] of known) {
  const [from = '', to = ''] = towns.split('–');
  if (![from, to].includes('pamukkale')) continue;
  const denizli = pair('denizli', from === 'pamukkale' ? to : from);
  if (!known.has(denizli)) known.set(denizli, kilometres);
}

/** To 5 km, above 1,000 km to 50 km. */
const rounded = (kilometres: number) => {
  const step = kilometres > 1000 ? 50 : 5;
  return Math.round(kilometres / step) * step;
};

const otherLengths: Partial<Record<Locale, RegExp[]>> = {
  en: [/Lycian Way is over 500 kilomet/, /more than 500 km later/],
  tr: [/Likya Yolu 500 kilomet/, /500 km’den fazla gittikten sonra/],
  ar: [/طريق ليقيا يزيد على 500 كيلومتر/, /بعد أكثر من 500 كيلومتر/],
};

type Distance = { place: string; said: string; kilometres: number; near: string[]; all: string[] };

const townsIn = (text: string, locale: Locale) => {
  let rest = text;
  return Object.entries(names).flatMap(([town, { [locale]: name }]) => {
    if (!name.test(rest)) return [];
    rest = rest.replaceAll(new RegExp(name, 'g'), '');
    return [town];
  });
};

/** The places to which a text such as "185 km to" refers: that of the page, or the stops of a trip. */
function contextOf(place: string): string[] {
  const [, kind, id] = /^content\/(\w+)\/([\w-]+)\//.exec(place) ?? [];
  if (kind === 'destinations') return [id ?? ''];
  const stops = content.trips.find((trip) => kind === 'trips' && trip.id === id)?.facts.stops;
  return stops?.map((stop) => stop.place) ?? [];
}

const unit = ' ?(?:km|kilomet|كيلومتر)';
/** A number with its unit, also in a list: "Konya’dan 270, Ankara’dan 540 km". */
const distance = new RegExp(
  `(?<![\\d.,])(\\d[\\d.,]*\\d)(?=${unit}|(?:,? [^\\d.;:؛،()]{1,40}\\d[\\d.,]*\\d)+${unit})`,
  'g',
);

const via = /by way of \p{L}+|past \p{L}+|\p{L}+ üzerinden|عبر \p{L}+/gu;

function distancesIn(text: string, place: string, locale: Locale): Distance[] {
  const plain = text.replaceAll(/\]\([^)]*\)/g, ']').replaceAll(via, '');
  return plain.split('\n').flatMap((line) => {
    // Bold text at the start of an item refers to the whole item.
    const [, head = ''] = /^- \*\*(.+?)\*\*/.exec(line) ?? [];
    const own = [...contextOf(place), ...townsIn(head, locale)];
    const context = own.length > 0 ? own : townsIn(line, locale);
    return line.split(/(?<=[.!?؟])\s+(?!\d)/).flatMap((sentence) => {
      const found = [...sentence.matchAll(distance)];
      return found.map(({ 0: said, index }, at) => {
        const last = found[at - 1];
        const before = sentence.slice(last ? last.index + last[0].length : 0, index);
        const after = sentence.slice(index, found[at + 1]?.index).split(/[;؛،]/)[0] ?? '';
        const behind = townsIn(before.split(/[;؛]/).at(-1) ?? '', locale);
        return {
          place,
          said: sentence,
          kilometres: Number(said.replaceAll(/[.,]/g, '')),
          near: behind.length > 0 ? behind : townsIn(after, locale),
          all: [...new Set([...townsIn(sentence, locale), ...context])],
        };
      });
    });
  });
}

/** The distances of all possible pairs; each contains a town that is named close by. */
function meant({ near, all }: Distance): number[] {
  const from = near.length > 0 ? near : all;
  return from.flatMap((one) =>
    all.flatMap((other) => known.get(pair(one, other)) ?? []).map(rounded),
  );
}

const isOther = (said: string, locale: Locale) =>
  otherLengths[locale]?.some((length) => length.test(said)) ?? false;

const all = (locale: Locale) =>
  entryPieces(locale).flatMap(({ place, text }) => distancesIn(text, place, locale));

describe.each(locales)('distances in %s', (locale) => {
  test('are those of the facts, rounded', () => {
    const found = all(locale);
    expect(found.length).toBeGreaterThan(15);
    const wrong = found
      .filter((one) => !isOther(one.said, locale))
      .filter((one) => !meant(one).includes(one.kilometres))
      .map((one) => `${one.place}: ${one.kilometres} km? ${meant(one).join(', ')}: ${one.said}`);
    expect(wrong).toEqual([]);
  });
});

test.each(locales)(
  'in %s the drive from the hub is told by the list of ways, with its breaks',
  (locale) => {
    const repeated = ['cappadocia', 'antalya'].flatMap((id) => {
      const said = placeOf(id).translations[locale].frontMatter.gettingThere;
      const kilometres = known.get(pair(content.legs.hub, id)) ?? 0;
      return said === '' || said.includes(String(rounded(kilometres))) ? [said] : [];
    });
    expect(repeated).toEqual([]);
    const unbroken = /without (?:a )?stop|molasız|(?:من غير|بلا|دون) توقف/u;
    expect(entryPieces(locale).filter(({ text }) => unbroken.test(text))).toEqual([]);
  },
);
