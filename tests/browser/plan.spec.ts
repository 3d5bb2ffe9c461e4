import type { Page } from '@playwright/test';
import { formatPrice } from '../../app/i18n/format.ts';
import { paths } from '../../app/paths.ts';
import { tripLimits } from '../../app/planner/trip.ts';
import { test } from './support/one-page.ts';
import { openBeforeScripts } from './support/before-scripts.ts';
import { expect, hydrated, open, test as alone } from './support/test.ts';
import {
  destinations,
  destinationWords,
  readable,
  say,
  sightsOf,
  trips,
  tripWords,
} from './support/words.ts';

const trip = 'stops=istanbul.3,cappadocia.2&from=2027-05-03&people=2';

for (const locale of ['ar'] as const) {
  test(`${locale}: buttons change the trip and the address, Back undoes a step`, async ({
    page,
  }) => {
    await open(page, paths.plan(locale));
    const name = (id: string) => ({ place: destinationWords(locale, id).title });
    const press = (key: Parameters<typeof say>[1], id: string) =>
      page.getByRole('button', { name: say(locale, key, name(id)), exact: true }).click();

    await press('plan.addPlace', 'istanbul');
    await press('plan.addPlace', 'cappadocia');
    await press('plan.more', 'istanbul');
    await expect(page).toHaveURL(/\?stops=istanbul\.3,cappadocia\.2$/);
    const added = page.getByRole('listitem').filter({
      has: page.getByRole('button', {
        name: say(locale, 'plan.addAgain', { ...name('cappadocia'), stops: '2' }),
        exact: true,
      }),
    });
    await expect(added).toContainText('2');
    await press('plan.up', 'cappadocia');
    await expect(page).toHaveURL(/\?stops=cappadocia\.2,istanbul\.3$/);
    await page.goBack();
    await expect(page).toHaveURL(/\?stops=istanbul\.3,cappadocia\.2$/);
    await press('plan.remove', 'cappadocia');
    await expect(page).toHaveURL(/\?stops=istanbul\.3$/);
    await expect(
      page.getByRole('heading', { level: 3, name: name('istanbul').place, exact: true }),
    ).toBeVisible();
  });
}

for (const locale of ['tr'] as const) {
  test(`${locale}: an address shows its trip, and lists its invalid parts`, async ({ page }) => {
    await open(
      page,
      `${paths.plan(locale)}?stops=istanbul.3,atlantis.2,ephesus.-1,a,b,c,d,e&from=2027-02-30`,
    );
    const main = page.getByRole('main');
    await expect(main.getByText(say(locale, 'plan.left.title'))).toBeVisible();
    const said = readable(await main.textContent());
    expect(said).toContain('atlantis');
    expect(said).toContain(readable(say(locale, 'plan.left.more', { count: 2 })));
    for (const id of ['istanbul', 'ephesus']) {
      const remove = say(locale, 'plan.remove', { place: destinationWords(locale, id).title });
      await expect(main.getByRole('button', { name: remove, exact: true })).toBeVisible();
    }
  });
}

const keptOn = (page: Page) => page.evaluate(() => localStorage.getItem('trip'));

test("a link leaves one's own trip alone until it is changed, and then one press brings it back", async ({
  page,
}) => {
  const own = 'stops=antalya.2,ephesus.1,pamukkale.1';
  const changed = trip.replace('.3', '.4');
  const button = (key: 'trip.keep' | 'trip.forget') =>
    page.getByRole('button', { name: say('en', key) });
  const ofLink = page.getByText(say('en', 'trip.fromLink'));
  const earlier = page.getByRole('button', { name: say('en', 'trip.earlier', { stops: 3 }) });

  await open(page, paths.plan('en', own));
  await expect(ofLink).toBeVisible();
  expect(await keptOn(page)).toBeNull();
  await button('trip.keep').click();
  await expect(page.getByText(say('en', 'trip.kept'))).toBeVisible();
  expect(await keptOn(page)).toBe(own);

  await open(page, paths.plan('en', trip));
  await expect(ofLink).toBeVisible();
  await page.getByRole('link', { name: say('en', 'trip.own', { stops: 3 }) }).click();
  await expect(page).toHaveURL(paths.plan('en', own));
  await page.goBack();
  await expect(ofLink).toBeVisible();
  expect(await keptOn(page)).toBe(own);

  const place = destinationWords('en', 'istanbul').title;
  await page.getByRole('button', { name: say('en', 'plan.more', { place }) }).click();
  await expect(earlier).toBeVisible();
  expect(await keptOn(page)).toBe(changed);
  await page.goBack();
  await expect(ofLink).toBeVisible();
  expect(await keptOn(page)).toBe(own);
  await page.goForward();
  await earlier.click();
  await expect(page).toHaveURL(paths.plan('en', own));
  await expect(earlier).toBeHidden();
  expect(await keptOn(page)).toBe(own);

  // Back takes that step back, too; forgetting the trip leaves the earlier one.
  await page.goBack();
  await expect(earlier).toBeVisible();
  expect(await keptOn(page)).toBe(changed);
  await button('trip.forget').click();
  await expect(page).toHaveURL(paths.plan('en'));
  await expect(
    page.getByRole('link', { name: say('en', 'trip.mine', { stops: 3 }) }),
  ).toBeVisible();
  await button('trip.forget').click();
  await expect(button('trip.forget')).toBeHidden();
  expect(await keptOn(page)).toBeNull();
});

test('by keyboard, the focus stays where a button was that is gone after its press', async ({
  page,
}) => {
  const button = (key: Parameters<typeof say>[1]) =>
    page.getByRole('button', { name: say('en', key), exact: true });
  const focused = page.locator(':focus');
  await open(page, paths.plan('en', 'stops=istanbul.2,blacksea.2,ephesus.2,cappadocia.2'));
  await button('plan.betterUse').press('Enter');
  await expect(button('plan.betterUndo')).toBeVisible();
  await expect(focused).toContainText(say('en', 'plan.betterDone'));
  await button('plan.betterUndo').press('Enter');
  await expect(focused).toContainText(say('en', 'plan.better'));
  await button('trip.forget').press('Enter');
  await open(page, paths.plan('en', trip));
  await button('trip.keep').press('Enter');
  await expect(focused).toContainText(say('en', 'trip.kept'));
  await button('trip.forget').press('Enter');
  await expect(button('trip.forget')).toBeHidden();
  await expect(focused).toHaveText(say('en', 'plan.stops'));
});

test('a choice without a place leaves the kept trip alone', async ({ page }) => {
  await open(page, paths.plan('en', trip));
  await page.getByRole('button', { name: say('en', 'trip.keep') }).click();
  await open(page, paths.plan('en'));
  await page.getByLabel(say('en', 'plan.month')).selectOption('july');
  await expect(page).toHaveURL(paths.plan('en', 'month=july'));
  expect(await keptOn(page)).toBe(trip);
});

test('a trip is kept on this device, and forgotten', async ({ page }) => {
  await open(page, `${paths.plan('en')}?${trip}`);
  await page.getByRole('button', { name: say('en', 'trip.keep') }).click();
  await open(page, paths.destination('en', 'ephesus'));
  await page.getByRole('link', { name: say('en', 'trip.add') }).click();
  const back = page.getByRole('banner').getByRole('link', {
    name: say('en', 'trip.mine', { stops: 3 }),
  });
  await back.click();
  await expect(page).toHaveURL(
    /stops=istanbul\.3,cappadocia\.2,ephesus\.2&from=2027-05-03&people=2$/,
  );
  await page.getByRole('button', { name: say('en', 'trip.forget') }).click();
  await expect(page).toHaveURL(/\/plan$/);
  await open(page, paths.guide('en'));
  await expect(back).toBeHidden();
});

test('the trip is exported to a calendar file and to the contact form', async ({ page }) => {
  await open(page, `${paths.plan('ar')}?${trip}`);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: say('ar', 'plan.calendar') }).click();
  const places = ['istanbul', 'cappadocia'].map((id) => destinationWords('ar', id).title);
  expect((await download).suggestedFilename()).toBe(`${places.join('-')}-2027-05-03.ics`);
  await page
    .getByRole('link', { name: say('ar', 'plan.ask') })
    .first()
    .click();
  await expect(page).toHaveURL(/\/ar\/contact$/);
  await expect(page.getByLabel(say('ar', 'contact.message'))).toHaveValue(
    new RegExp(destinationWords('ar', 'cappadocia').title),
  );
});

test('travellers are in the address, in the price and in the message', async ({ page }) => {
  await open(page, paths.plan('ar', 'stops=cappadocia.6'));
  const press = (key: Parameters<typeof say>[1]) =>
    page.getByRole('button', { name: say('ar', key), exact: true }).click();
  await press('plan.morePeople');
  await page.getByLabel(say('ar', 'plan.children')).fill('٤، ٩');
  await press('plan.moreRooms');
  await page.getByLabel(say('ar', 'plan.also')).pressSequentially('حلال، ركبتان');
  const also = encodeURIComponent('حلال، ركبتان');
  await expect(page).toHaveURL(
    paths.plan('ar', `stops=cappadocia.6&people=2&children=4,9&rooms=2&also=${also}`),
  );
  // Six nights cost twice the price of three.
  const { price = 0 } = destinations.find(({ id }) => id === 'cappadocia')?.facts ?? {};
  const lines = [
    say('ar', 'plan.fromAdults', { people: 2, price: formatPrice('ar', 4 * price) }),
    `${say('ar', 'plan.also')}: \u2068حلال، ركبتان\u2069`,
  ];
  const total = page.getByRole('region', { name: say('ar', 'plan.total'), exact: true });
  await expect(total.getByText(lines[0] ?? '')).toBeVisible();
  await page
    .getByRole('link', { name: say('ar', 'plan.ask') })
    .first()
    .click();
  const message = page.getByLabel(say('ar', 'contact.message'));
  await expect(message).toHaveValue(/./);
  expect((await message.inputValue()).split('\n')).toEqual(expect.arrayContaining(lines));
});

test('a text that is no age stays in its field with a sentence', async ({ page }) => {
  await open(page, paths.plan('tr', 'stops=istanbul.3&people=2&rooms=3'));
  await expect(
    page.getByText(say('tr', 'plan.left.rooms', { value: '\u20683\u2069' })),
  ).toBeVisible();
  const ages = page.getByLabel(say('tr', 'plan.children'));
  await ages.fill('4, 18');
  await expect(page).toHaveURL(/people=2&children=4$/);
  await expect(ages).toHaveValue('4, 18');
  await expect(ages).toHaveAccessibleDescription(/18/);
  await ages.fill('4, 8');
  await expect(page).toHaveURL(/people=2&children=4,8$/);
  await expect(ages).toHaveAccessibleDescription('');
  await page.goBack();
  await expect(ages).toHaveValue('');
});

test('quick changes are all kept, and a year can be typed', async ({ page }) => {
  await open(page, paths.plan('en', 'stops=istanbul.2'));
  await page.getByLabel(say('en', 'plan.month')).selectOption('july');
  await page.getByLabel(say('en', 'plan.start')).selectOption('trabzon');
  await page.getByRole('button', { name: say('en', 'plan.morePeople') }).click();
  await expect(page).toHaveURL(/\?stops=istanbul\.2&month=july&people=2&start=trabzon$/);
  // A date that is the same with day and month swapped.
  await page.getByLabel(say('en', 'plan.from')).pressSequentially('05052027');
  await expect(page).toHaveURL(/\?stops=istanbul\.2&from=2027-05-05&people=2&start=trabzon$/);
});

test('a change made while the address changes is kept', async ({ page }) => {
  await open(page, paths.plan('en', 'stops=istanbul.2'));
  await page
    .getByRole('button', { name: say('en', 'plan.morePeople') })
    .evaluate((more: HTMLButtonElement) => {
      const push = history.pushState.bind(history);
      history.pushState = (...step) => {
        history.pushState = push;
        push(...step);
        more.click();
      };
    });
  await page.getByLabel(say('en', 'plan.month')).selectOption('july');
  await expect(page).toHaveURL(/\?stops=istanbul\.2&month=july&people=2$/);
  await page.goBack();
  await expect(page).toHaveURL(/\?stops=istanbul\.2&month=july$/);
});

test('at the most nights of a stop, the summary says so', async ({ page }) => {
  const { nights: most } = tripLimits;
  await open(page, paths.plan('tr', `stops=istanbul.${most - 1}`));
  const said = page.getByRole('status').filter({
    hasText: say('tr', 'plan.summary', { stops: 1, nights: most - 1, days: most }),
  });
  await expect(said).toBeVisible();
  const limit = page.getByRole('status').getByText(say('tr', 'plan.mostNights', { most }));
  await expect(limit).toHaveCount(0);
  const place = destinationWords('tr', 'istanbul').title;
  await page.getByRole('button', { name: say('tr', 'plan.more', { place }), exact: true }).click();
  await expect(limit).toBeVisible();
});

test('presses of one button are one step, and those of another one are the next', async ({
  page,
}) => {
  await open(page, paths.plan('en'));
  const place = destinationWords('en', 'istanbul').title;
  await page.getByRole('button', { name: say('en', 'plan.addPlace', { place }) }).click();
  const more = page.getByRole('button', { name: say('en', 'plan.more', { place }), exact: true });
  for (const nights of [3, 4, 5]) {
    await more.click();
    await expect(page).toHaveURL(paths.plan('en', `stops=istanbul.${nights}`));
  }
  await page.goBack();
  await expect(page).toHaveURL(paths.plan('en', 'stops=istanbul.2'));
  await page.goBack();
  await expect(page).toHaveURL(paths.plan('en'));
  await expect(page.getByText(say('en', 'plan.empty'))).toBeVisible();
});

alone('buttons work if the browser refuses to change the address', async ({ page }) => {
  await page.addInitScript(() => {
    for (const write of ['pushState', 'replaceState'] as const)
      history[write] = () => {
        throw new DOMException('too often', 'SecurityError');
      };
  });
  await open(page, paths.plan('en', 'stops=istanbul.2'));
  const place = destinationWords('en', 'istanbul').title;
  const more = page.getByRole('button', { name: say('en', 'plan.more', { place }), exact: true });
  await more.click();
  await more.click();
  await expect(
    page.getByText(say('en', 'plan.nights', { nights: 4 }), { exact: true }),
  ).toBeVisible();
  await page.getByLabel(say('en', 'plan.month')).selectOption('july');
  await expect(page.getByLabel(say('en', 'plan.month'))).toHaveValue('july');
});

alone('choices made before scripts run change the trip', async ({ page }) => {
  const arrive = await openBeforeScripts(page, paths.plan('en', 'stops=istanbul.2&people=2'));
  await page.getByLabel(say('en', 'plan.start')).selectOption('trabzon');
  await page.getByLabel(say('en', 'plan.from')).fill('2027-05-05');
  await page.getByLabel(say('en', 'plan.children')).fill('4, 9');
  arrive();
  await hydrated(page);
  await expect(page).toHaveURL(
    paths.plan('en', 'stops=istanbul.2&from=2027-05-05&people=2&children=4,9&start=trabzon'),
  );
});

test('a ready-made trip is shown without loading the page again', async ({ page }) => {
  await open(page, paths.plan('en'));
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  const [{ id } = { id: '' }] = trips;
  const main = page.getByRole('main');
  await main.getByRole('link', { name: tripWords('en', id).title, exact: true }).click();
  await expect(page).toHaveURL(/stops=/);
  const place = destinationWords('en', 'antalya').title;
  await expect(main.getByRole('heading', { level: 3 }).first()).toBeVisible();
  const isSamePage = () => page.evaluate(() => Reflect.get(globalThis, 'isSamePage'));
  expect(await isSamePage()).toBe(true);
  expect(await keptOn(page)).toBeNull();
  await page.goBack();
  await expect(page).toHaveURL(paths.plan('en'));
  const add = main.getByRole('link', { name: say('en', 'plan.addPlace', { place }), exact: true });
  await add.click();
  await expect(page).toHaveURL(paths.plan('en', 'stops=antalya.2'));
  expect(await isSamePage()).toBe(true);
  expect(await keptOn(page)).toBe('stops=antalya.2');
});

test('Back to the planner restores the scroll position', async ({ page }) => {
  await open(page, `${paths.plan('en')}?${trip}`);
  const take = page.getByRole('heading', { name: say('en', 'plan.take'), exact: true });
  await take.scrollIntoViewIfNeeded();
  await page
    .getByRole('link', { name: say('en', 'plan.ask') })
    .last()
    .click();
  await expect(page).toHaveURL(paths.contact('en'));
  await page.goBack();
  await expect(take).toBeInViewport();
});

test('a ready-made trip can be changed, and a code carries it to a phone', async ({ page }) => {
  await open(page, paths.trip('en', 'first-visit'));
  await page.getByRole('link', { name: say('en', 'trips.change') }).click();
  await expect(page).toHaveURL(/\/plan\?stops=istanbul\.\d/);
  await expect(page.getByRole('img', { name: say('en', 'plan.qrOf') })).toBeVisible();
});

alone(
  'a browser that cannot print has no button for it, and a clipboard may not answer',
  async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(globalThis, 'print');
      navigator.clipboard.writeText = () => new Promise(() => {});
    });
    await page.clock.install();
    await open(page, paths.plan('en', trip));
    await page.getByRole('button', { name: say('en', 'plan.share'), exact: true }).click();
    await expect(page.getByRole('button', { name: say('en', 'plan.print') })).toHaveCount(0);
    await page.clock.fastForward(2000);
    await expect(page.getByText(say('en', 'plan.notCopied'))).toBeVisible();
  },
);

alone(
  'the code for cameras is dark on light, also where a browser darkens pages',
  async ({ page }) => {
    await open(page, paths.plan('en', trip));
    const code = page.getByRole('img', { name: say('en', 'plan.qrOf') });
    await expect(code).toBeVisible();
    const picture = async () => {
      await code.hover();
      const { x, y, width, height } = await code.evaluate((drawn) => drawn.getBoundingClientRect());
      // Without its round corners, where the page shows.
      const clip = { x: x + 8, y: y + 8, width: width - 16, height: height - 16 };
      return (await page.screenshot({ clip })).toString('base64');
    };
    const light = await picture();
    const browser = await page.context().newCDPSession(page);

    await browser.send('Emulation.setAutoDarkModeOverride', { enabled: true });
    expect(await picture()).toBe(light);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await picture()).toBe(light);
    await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'active' });
    expect(await picture()).toBe(light);
  },
);

test('each day of a plan shows the stamp of one of its sights, and a day of travel none', async ({
  page,
}) => {
  const names = destinationWords('tr', 'istanbul').sights;
  await open(page, paths.plan('tr', 'stops=istanbul.3,cappadocia.1'));
  const days = page
    .getByRole('region', { name: say('tr', 'plan.days'), exact: true })
    .getByRole('listitem');
  await expect(days).toHaveCount(5);
  const ofDay = (number: number) =>
    sightsOf('istanbul').flatMap(({ day }, at) => (day === number ? names[at]?.name : []));
  for (const [at, plan] of [undefined, 1, 2, undefined, undefined].entries()) {
    const stamps = days.nth(at).getByRole('img');
    await expect(stamps).toHaveCount(plan === undefined ? 0 : 1);
    if (plan === undefined) continue;
    expect(ofDay(plan)).toContain(await stamps.getAttribute('alt'));
    const box = await stamps.boundingBox();
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(4 / 3, 1);
  }
});

/** Runs in the page: as with a minimum font size in the settings of Firefox, which widens no column. */
const enlarge = (card: Element) => {
  for (const part of card.querySelectorAll<HTMLElement>('span')) part.style.fontSize = '20px';
};

test('on a phone names in the least size of 20 pixels stay within the cards of places', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, paths.plan('en'));
  for (const { id } of destinations) {
    const { title: place } = destinationWords('en', id);
    const card = page.getByRole('button', {
      name: say('en', 'plan.addPlace', { place }),
      exact: true,
    });
    await card.evaluate(enlarge);
    const beyond = await card.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect.soft(beyond, place).toBeLessThanOrEqual(1);
  }
});
