import type { Page } from '@playwright/test';
import { formatPrice } from '../../app/i18n/format.ts';
import { type Locale } from '../../app/locales.ts';
import { paths } from '../../app/paths.ts';
import { defaultPeople } from '../../app/prices/party-price.ts';
import type { Stop } from '../../app/trip/trip.ts';
import { countedSum } from '../support/prices.ts';
import { stopsAt } from '../support/stops.ts';
import { formOf } from './support/contact.ts';
import { nightly } from './support/nightly.ts';
import { expect, hydrated, open, test } from './support/test.ts';
import {
  buttonIn,
  linkIn,
  readable,
  regionIn,
  say,
  titleOfPlace,
  tripWords,
} from './support/words.ts';
import { finger, keysOf, type Hand } from './support/hands.ts';
import { openMore } from './support/planner-folds.ts';

type Journey = {
  locale: Locale;
  trip: string;
  filter: { month: string; wish?: 'trips.effort.few' };
  stops: Stop[];
  /** A month, if there is no first day. */
  from?: string;
  adults: number;
  also?: string;
};

const greenNorth: Journey = {
  locale: 'ar',
  trip: 'green-north',
  filter: { month: 'july' },
  stops: stopsAt('istanbul.2,blacksea.5'),
  from: '2027-07-10',
  adults: 6,
};

const grandparents: Journey = {
  locale: 'en',
  trip: 'few-stairs',
  filter: { month: 'may', wish: 'trips.effort.few' },
  stops: stopsAt('istanbul.3,antalya.2,pamukkale.2'),
  adults: 2,
  also: 'Knees: a lift, or the ground floor',
};

const dollarsOf = ({ locale, stops }: Journey) => formatPrice(locale, countedSum(stops));

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
  await choose(page.getByLabel(say(locale, 'trips.month'), { exact: true }), filter.month);
  if (filter.wish) await press(buttonIn(main, locale, filter.wish));
  const link = page.getByRole('link', { name: title, exact: true });
  await expect(main.getByRole('article').filter({ has: link })).toContainText(fromPrice(journey));
  await press(main.getByRole('article').getByRole('link', { name: title, exact: true }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(main.getByText(fromPrice(journey), { exact: true }).first()).toBeVisible();
}

async function toPlan(page: Page, journey: Journey, { press, choose, write }: Hand) {
  const { locale, filter, from, adults, also } = journey;
  const main = page.getByRole('main');
  const field = (key: Parameters<typeof say>[1]) =>
    main.getByLabel(say(locale, key), { exact: true });
  await press(linkIn(main, locale, 'trips.change'));
  await expect(page).toHaveURL(/\/plan\?stops=/);
  await hydrated(page);
  if (from) await write(field('plan.from'), from);
  else await choose(field('plan.month'), filter.month);
  if (also) await openMore(page, locale, press);
  const more = adults - defaultPeople;
  for (let step = 0; step < more; step += 1) await press(buttonIn(main, locale, 'plan.morePeople'));
  if (also) await write(field('plan.also'), also);
  await expect(totalOf(page, locale).getByText(fromPrice(journey), { exact: true })).toBeVisible();
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toMatchObject({
    ...(from ? { from } : { month: filter.month }),
    ...(more > 0 && { people: String(adults) }),
    ...(also && { also }),
  });
  const ownDays = say(locale, 'plan.readyDays', { title: tripWords(locale, journey.trip).title });
  await expect(main.getByRole('link', { name: ownDays, exact: true })).toHaveAttribute(
    'href',
    paths.trip(locale, journey.trip),
  );
}

/** How some lines of the message begin; unit tests have all of them. */
function linesOf(journey: Journey) {
  const { locale, trip, stops, also } = journey;
  return [
    tripWords(locale, trip).title,
    ...stops.map(
      ({ place, nights }) =>
        `– ${titleOfPlace(locale, place)}: ${say(locale, 'plan.nights', { nights })}`,
    ),
    say(locale, 'plan.fromPerson', { price: dollarsOf(journey) }),
    ...(also ? [`${say(locale, 'plan.also')}: ${also}`] : []),
  ].map(readable);
}

async function toMessage(page: Page, journey: Journey, hand: Hand) {
  const { locale } = journey;
  const { href } = new URL(page.url());
  await hand.press(totalOf(page, locale).getByRole('link', { name: say(locale, 'ask.label') }));
  await expect(page).toHaveURL(paths.contact(locale));
  await hydrated(page);
  const { message, send } = formOf(page, locale);
  await expect(message).toHaveValue(/./);
  await expect(send).toBeEnabled();
  const lines = (await message.inputValue()).split('\n').map(readable);
  for (const beginning of linesOf(journey))
    expect(lines.filter((line) => line.startsWith(beginning))).toHaveLength(1);
  expect(lines.slice(0, -1)).toContain(href.replace(/&also=[^&]*/, ''));
}

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  for (const [who, journey] of [
    ['six from Riyadh in July', greenNorth],
    ['grandparents with knees in May', grandparents],
  ] as const) {
    test(who, journey === greenNorth ? {} : nightly, async ({ page }) => {
      await toTrip(page, journey, finger);
      await toPlan(page, journey, finger);
      await toMessage(page, journey, finger);
    });
  }
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
