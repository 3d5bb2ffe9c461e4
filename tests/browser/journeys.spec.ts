import type { Page } from '@playwright/test';
import { formatList, formatPrice } from '../../app/i18n/format.ts';
import { localeInfo, type Locale } from '../../app/locales.ts';
import { paths } from '../../app/paths.ts';
import { offerOfTrip } from '../../app/prices/offer.ts';
import { offerForParty } from '../../app/prices/party-words.ts';
import { defaultPeople } from '../../app/prices/party.ts';
import { countedSum } from '../support/prices.ts';
import { content } from '../support/texts.ts';
import { formOf } from './support/contact.ts';
import { nightly } from './support/nightly.ts';
import { expect, hydrated, open, test } from './support/test.ts';
import {
  baseName,
  buttonIn,
  linkIn,
  readable,
  regionIn,
  say,
  titleOfPlace,
  tripWords,
} from './support/words.ts';
import {
  alone,
  grandparents,
  greenNorth,
  schoolBreak,
  weekend,
  type Journey,
  type Stop,
} from './support/travellers.ts';
import { finger, keysOf, type Hand } from './support/hands.ts';
import { openMore } from './support/planner-folds.ts';

const dollarsOf = ({ locale, stops }: Journey, people = 1) =>
  formatPrice(locale, people * countedSum(stops));

const fromPrice = (journey: Journey) =>
  say(journey.locale, 'price.from', { price: dollarsOf(journey) });

const totalOf = (page: Page, locale: Locale) => regionIn(page, locale, 'plan.total');

async function toTrip(page: Page, journey: Journey, { press, choose }: Hand) {
  const { locale, filter } = journey;
  const { title } = tripWords(locale, journey.trip);
  const main = page.getByRole('main');
  await open(page, paths.home(locale));
  await press(linkIn(main, locale, 'hero.trips'));
  await expect(page).toHaveURL(paths.trips(locale));
  await hydrated(page);
  if (filter.days) await choose(page.getByLabel(say(locale, 'trips.length')), filter.days);
  await choose(page.getByLabel(say(locale, 'trips.month'), { exact: true }), filter.month);
  if (filter.wish) await press(buttonIn(main, locale, filter.wish));
  const link = page.getByRole('link', { name: title, exact: true });
  await expect(main.getByRole('article').filter({ has: link })).toContainText(fromPrice(journey));
  await press(main.getByRole('article').getByRole('link', { name: title, exact: true }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(main.getByText(fromPrice(journey), { exact: true }).first()).toBeVisible();
}

async function toPlan(page: Page, journey: Journey, { press, choose, write }: Hand) {
  const { locale, filter, from, home, adults, children, also } = journey;
  const main = page.getByRole('main');
  const field = (key: Parameters<typeof say>[1]) =>
    main.getByLabel(say(locale, key), { exact: true });
  await press(linkIn(main, locale, 'trips.change'));
  await expect(page).toHaveURL(/\/plan\?stops=/);
  await hydrated(page);
  if (from) await write(field('plan.from'), from);
  else await choose(field('plan.month'), filter.month);
  if (home || also) await openMore(page, locale, press);
  if (home) {
    await choose(field('plan.start'), home);
    await choose(field('plan.end'), home);
  }
  const more = adults - defaultPeople;
  const people = say(locale, more < 0 ? 'plan.fewerPeople' : 'plan.morePeople');
  for (let step = 0; step < Math.abs(more); step += 1)
    await press(main.getByRole('button', { name: people, exact: true }));
  if (children) await write(field('plan.children'), children);
  if (also) await write(field('plan.also'), also);
  await expect(totalOf(page, locale).getByText(fromPrice(journey), { exact: true })).toBeVisible();
  const ownDays = say(locale, 'plan.readyDays', { title: tripWords(locale, journey.trip).title });
  await expect(main.getByRole('link', { name: ownDays, exact: true })).toHaveAttribute(
    'href',
    paths.trip(locale, journey.trip),
  );
}

function linesOf(journey: Journey): string[] {
  const { locale, trip, filter, stops, from, home, adults, children, also } = journey;
  const format = (options: Intl.DateTimeFormatOptions, day: string) =>
    new Intl.DateTimeFormat(localeInfo[locale].intl, { timeZone: 'UTC', ...options }).format(
      new Date(day),
    );
  const nightsOf = (nights: number) => say(locale, 'plan.nights', { nights });
  const place = ({ place: id, nights, towns = {} }: Stop) => {
    const all = Object.entries(towns).map(
      ([town, count]) => [baseName(locale, id, town), count] as const,
    );
    const said = all.map(([name, count]) =>
      all.length > 1 ? `${name}: ${nightsOf(count)}` : name,
    );
    const brackets = said.length > 0 ? ` (${said.join(' · ')})` : '';
    return `– ${titleOfPlace(locale, id)}: ${nightsOf(nights)}${brackets}`;
  };
  const price = dollarsOf(journey, adults);
  const places = content.destinations.map(({ id, facts: { buys } }) => ({ id, buys }));
  const isByCar = content.trips.some(({ id, facts }) => id === trip && facts.from !== undefined);
  const ends = content.legs.gateways.find(({ id }) => id === home)?.name[locale];
  return [
    tripWords(locale, trip).title,
    ...stops.map(place),
    from
      ? `${say(locale, 'plan.from')}: ${format({ dateStyle: 'long' }, from)}`
      : `${say(locale, 'plan.month')}: ${format({ month: 'long' }, `${filter.month} 1, 2027 UTC`)}`,
    adults === defaultPeople && !children
      ? say(locale, 'ask.peopleOpen', { adults: say(locale, 'ask.adults', { people: adults }) })
      : say(locale, 'ask.adults', { people: adults }),
    ...(ends
      ? [`${say(locale, 'plan.start')}: ${ends}`, `${say(locale, 'plan.end')}: ${ends}`]
      : []),
    ...(children
      ? [
          say(locale, 'ask.children', {
            children: children.split(', ').length,
            ages: formatList(locale, children.split(', ')),
          }),
        ]
      : []),
    ...(also ? [`${say(locale, 'plan.also')}: ${also}`] : []),
    say(locale, 'plan.fromPerson', { price: dollarsOf(journey) }),
    ...(adults > 1
      ? [say(locale, children ? 'plan.fromAdults' : 'plan.fromAll', { price, people: adults })]
      : []),
    say(locale, 'price.notCounted', {
      things: formatList(
        locale,
        offerForParty(offerOfTrip(content.site.offer, stops, places), {
          people: adults,
          children: children ? children.split(', ').map(Number) : [],
          isByCar,
        }).excluded.map((extra) => say(locale, `extra.${extra}`)),
      ),
    }),
  ].map(readable);
}

async function toMessage(page: Page, journey: Journey, hand: Hand) {
  const { locale } = journey;
  const { href } = new URL(page.url());
  await hand.press(linkIn(totalOf(page, locale), locale, 'ask.label'));
  await expect(page).toHaveURL(paths.contact(locale));
  await hydrated(page);
  const { message, send } = formOf(page, locale);
  await expect(message).toHaveValue(/./);
  await expect(send).toBeEnabled();
  const lines = (await message.inputValue()).split('\n').map(readable);
  expect(lines).toEqual(expect.arrayContaining(linesOf(journey)));
  expect(lines.slice(0, -1)).toContain(href.replace(/&also=[^&]*/, ''));
}

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  for (const [who, journey] of [
    ['a couple from İzmir, a long weekend in Cappadocia', weekend],
    ['six from Riyadh in July', greenNorth],
    ['four from Ankara by car in the November break', schoolBreak],
    ['grandparents with knees in May', grandparents],
  ] as const) {
    test(who, journey === greenNorth ? {} : nightly, async ({ page }) => {
      await toTrip(page, journey, finger);
      await toPlan(page, journey, finger);
      await toMessage(page, journey, finger);
    });
  }

  test.describe('with a clipboard', () => {
    test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

    test(
      'a woman alone in October, whose sister reads the plan first',
      nightly,
      async ({ page }) => {
        await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
        const copied = () => page.evaluate(() => navigator.clipboard.readText());
        await toTrip(page, alone, finger);
        await toPlan(page, alone, finger);
        const press = (name: 'plan.copyText' | 'plan.share') => buttonIn(page, 'en', name).tap();
        await openMore(page, 'en', (summary) => summary.tap());
        await press('plan.copyText');
        await expect(page.getByText(say('en', 'plan.textCopied'), { exact: true })).toBeVisible();
        expect((await copied()).split('\n').map(readable)).toContain(
          readable(say('en', 'plan.fromPerson', { price: dollarsOf(alone) })),
        );
        await press('plan.share');
        await expect(page.getByText(say('en', 'plan.copied'), { exact: true })).toBeVisible();

        const sister = await page.context().newPage();
        await open(sister, await copied());
        await expect(
          totalOf(sister, 'en').getByText(fromPrice(alone), { exact: true }),
        ).toBeVisible();
        await toMessage(page, alone, finger);
      },
    );
  });
});

test.describe('by keyboard', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('grandparents with knees in May', async ({ page }) => {
    const keys = keysOf(page);
    await toTrip(page, grandparents, keys);
    await toPlan(page, grandparents, keys);
    await toMessage(page, grandparents, keys);
  });
});
