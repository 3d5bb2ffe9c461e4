import { expect, test } from 'vitest';
import { locales, type Locale } from '../../app/locales.ts';
import { content } from '../support/texts.ts';

/** Named in the text of a day without being a part of it: an alternative, or something on the way. */
const mentioned: Record<Locale, readonly string[]> = {
  en: [
    'istanbul 2: galata-tower',
    'cappadocia 2: goreme-museum',
    'cappadocia 3: pasabag',
    'antalya 3: duden',
    'ephesus 1: virgin-mary',
    'blacksea 1: ataturk-pavilion',
    'blacksea 1: uzungol',
    'blacksea 2: ayder',
  ],
  tr: [
    'antalya 2: kaleici',
    'istanbul 2: galata-tower',
    'cappadocia 2: goreme-museum',
    'cappadocia 3: pasabag',
    'antalya 3: duden',
    'blacksea 1: uzungol',
    'blacksea 2: ayder',
  ],
  ar: [
    'istanbul 2: galata-tower',
    'istanbul 3: grand-bazaar',
    'cappadocia 3: pigeon-valley',
    'cappadocia 3: red-rose-valleys',
    'pamukkale 2: travertines',
    'blacksea 1: ataturk-pavilion',
    'blacksea 1: uzungol',
  ],
};

/** The first word of a name that no other sight of the place has. */
function keyOf(name: string, others: readonly string[]) {
  const words = name.replaceAll(/[()]/gu, '').split(' ');
  return words.find(
    (word) => word.length > 3 && others.every((other) => !other.split(' ').includes(word)),
  );
}

function namedBesideList(
  locale: Locale,
  { id, translations }: (typeof content.destinations)[number],
) {
  const { plan, sights } = translations[locale].frontMatter;
  return plan.flatMap(({ text, sights: listed }, at) =>
    sights.flatMap((sight) => {
      const others = sights.filter((other) => other !== sight).map(({ name }) => name);
      const key = keyOf(sight.name, others);
      const isNamed = key !== undefined && text.includes(key);
      return isNamed && !listed.includes(sight.id) ? [`${id} ${at + 1}: ${sight.id}`] : [];
    }),
  );
}

test.each(locales)(
  'in %s, a sight that a day of a plan names is among the sights of that day',
  (locale) => {
    const named = content.destinations.flatMap((place) => namedBesideList(locale, place));
    expect(named.toSorted()).toEqual(mentioned[locale].toSorted());
  },
);
