import { formatPrice } from '../../app/i18n/format.ts';
import { paths } from '../../app/paths.ts';
import { tripLimits } from '../../app/trip/trip.ts';
import { test } from './support/one-page.ts';
import { misplacedArrows } from './every-page/reflow.ts';
import { openBeforeScripts } from './support/before-scripts.ts';
import { expect, hydrated, open, test as alone } from './support/test.ts';
import { buttonIn, destinations, readable, regionIn, say, titleOfPlace } from './support/words.ts';
import { openMore, openPlaces, openStop } from './support/planner-folds.ts';

test('buttons change the trip and the address, Back undoes a step', async ({ page }) => {
  const locale = 'ar';
  await open(page, paths.plan(locale));
  const name = (id: string) => ({ place: titleOfPlace(locale, id) });
  const press = (key: Parameters<typeof say>[1], id: string) =>
    buttonIn(page, locale, key, name(id)).click();

  await openPlaces(page, locale);
  await press('plan.addPlace', 'istanbul');
  await press('plan.addPlace', 'cappadocia');
  await press('plan.more', 'istanbul');
  await expect(page).toHaveURL(/\?stops=istanbul\.4,cappadocia\.3$/);
  const added = page.getByRole('listitem').filter({
    has: buttonIn(page, locale, 'plan.addAgain', { ...name('cappadocia'), stops: '2' }),
  });
  await expect(added).toContainText('2');
  await openStop(page, locale, 'cappadocia');
  await press('plan.up', 'cappadocia');
  await expect(page).toHaveURL(/\?stops=cappadocia\.3,istanbul\.4$/);
  await page.goBack();
  await expect(page).toHaveURL(/\?stops=istanbul\.4,cappadocia\.3$/);
  await press('plan.remove', 'cappadocia');
  await expect(page).toHaveURL(/\?stops=istanbul\.4$/);
  await expect(
    page.getByRole('heading', { level: 3, name: name('istanbul').place, exact: true }),
  ).toBeVisible();
});

test('an address shows its trip, and lists its invalid parts', async ({ page }) => {
  const locale = 'tr';
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
    await openStop(page, locale, id);
    const remove = say(locale, 'plan.remove', { place: titleOfPlace(locale, id) });
    await expect(main.getByRole('button', { name: remove, exact: true })).toBeVisible();
  }
});

test('travellers are in the address and in the price', async ({ page }) => {
  await open(page, paths.plan('ar', 'stops=cappadocia.6'));
  const press = (key: Parameters<typeof say>[1]) => buttonIn(page, 'ar', key).click();
  await press('plan.morePeople');
  await page.getByLabel(say('ar', 'plan.children')).fill('٤، ٩');
  await openMore(page, 'ar');
  expect(await page.evaluate(misplacedArrows)).toEqual([]);
  await press('plan.moreRooms');
  await page.getByLabel(say('ar', 'plan.also')).pressSequentially('حلال، ركبتان');
  const also = encodeURIComponent('حلال، ركبتان');
  await expect(page).toHaveURL(
    paths.plan('ar', `stops=cappadocia.6&people=3&children=4,9&rooms=3&also=${also}`),
  );
  // Six nights cost twice the price of three.
  const { price = 0 } = destinations.find(({ id }) => id === 'cappadocia')?.facts ?? {};
  const total = regionIn(page, 'ar', 'plan.total');
  await expect(
    total.getByText(
      say('ar', 'plan.fromAdults', { people: 3, price: formatPrice('ar', 6 * price) }),
    ),
  ).toBeVisible();
});

test('a text that is no age stays in its field with a sentence', async ({ page }) => {
  await open(page, paths.plan('tr', 'stops=istanbul.3&people=2&rooms=3'));
  await expect(page.getByText(say('tr', 'plan.left.rooms', { value: '3' }))).toBeVisible();
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

test('a number of travellers is typed, in digits of either kind, up to the most', async ({
  page,
}) => {
  await open(page, paths.plan('ar', 'stops=istanbul.2&people=4'));
  const people = page.getByLabel(say('ar', 'plan.people'), { exact: true });
  await expect(people).toHaveValue('4');
  await people.fill('');
  await expect(people).toHaveValue('');
  await people.pressSequentially('٨');
  await expect(page).toHaveURL(/people=8$/);
  await people.fill('25');
  await expect(page).toHaveURL(/people=20$/);
  await people.blur();
  await expect(people).toHaveValue('20');
  await buttonIn(page, 'ar', 'plan.fewerPeople').click();
  await expect(people).toHaveValue('19');
});

test('quick changes are all kept, and a year can be typed', async ({ page }) => {
  await open(page, paths.plan('en', 'stops=istanbul.2'));
  await page.getByLabel(say('en', 'plan.month')).selectOption('july');
  await openMore(page, 'en');
  await page.getByLabel(say('en', 'plan.start')).selectOption('trabzon');
  await buttonIn(page, 'en', 'plan.morePeople').click();
  await expect(page).toHaveURL(
    /\?stops=istanbul\.2&month=july&people=3&start=trabzon&end=trabzon$/,
  );
  // A date that is the same with day and month swapped.
  await page.getByLabel(say('en', 'plan.from')).pressSequentially('05052027');
  await expect(page).toHaveURL(
    /\?stops=istanbul\.2&from=2027-05-05&people=3&start=trabzon&end=trabzon$/,
  );
});

test('a trip ends where it starts until another end is chosen', async ({ page }) => {
  await open(page, paths.plan('tr', 'stops=istanbul.2'));
  await openMore(page, 'tr');
  const [start, end] = (['plan.start', 'plan.end'] as const).map((key) =>
    page.getByLabel(say('tr', key)),
  );
  await start?.selectOption('trabzon');
  await expect(page).toHaveURL(/start=trabzon&end=trabzon$/);
  await end?.selectOption('izmir');
  await start?.selectOption('antalya');
  await expect(page).toHaveURL(/start=antalya&end=izmir$/);
});

test('a change made while the address changes is kept', async ({ page }) => {
  await open(page, paths.plan('en', 'stops=istanbul.2'));
  await buttonIn(page, 'en', 'plan.morePeople').evaluate((more: HTMLButtonElement) => {
    const push = history.pushState.bind(history);
    history.pushState = (...step) => {
      history.pushState = push;
      push(...step);
      more.click();
    };
  });
  await page.getByLabel(say('en', 'plan.month')).selectOption('july');
  await expect(page).toHaveURL(/\?stops=istanbul\.2&month=july&people=3$/);
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
  const place = titleOfPlace('tr', 'istanbul');
  await buttonIn(page, 'tr', 'plan.more', { place }).click();
  await expect(limit).toBeVisible();
});

test('presses of one button are one step, and those of another one are the next', async ({
  page,
}) => {
  await open(page, paths.plan('en'));
  const place = titleOfPlace('en', 'istanbul');
  await openPlaces(page, 'en');
  await buttonIn(page, 'en', 'plan.addPlace', { place }).click();
  const more = buttonIn(page, 'en', 'plan.more', { place });
  for (const nights of [4, 5, 6]) {
    await more.click();
    await expect(page).toHaveURL(paths.plan('en', `stops=istanbul.${nights}`));
  }
  await page.goBack();
  await expect(page).toHaveURL(paths.plan('en', 'stops=istanbul.3'));
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
  const place = titleOfPlace('en', 'istanbul');
  const more = buttonIn(page, 'en', 'plan.more', { place });
  await more.click();
  await more.click();
  const stops = regionIn(page, 'en', 'plan.stops');
  await expect(
    stops.getByText(say('en', 'plan.nights', { nights: 4 }), { exact: true }),
  ).toBeVisible();
  await page.getByLabel(say('en', 'plan.month')).selectOption('july');
  await expect(page.getByLabel(say('en', 'plan.month'))).toHaveValue('july');
});

alone('presses and choices made before scripts run change the trip', async ({ page }) => {
  const arrive = await openBeforeScripts(page, paths.plan('en'));
  const place = titleOfPlace('en', 'istanbul');
  await openPlaces(page, 'en');
  await buttonIn(page, 'en', 'plan.addPlace', { place }).click();
  await buttonIn(page, 'en', 'plan.morePeople').click();
  await openMore(page, 'en');
  await page.getByLabel(say('en', 'plan.start')).selectOption('trabzon');
  await page.getByLabel(say('en', 'plan.from')).fill('2027-05-05');
  await page.getByLabel(say('en', 'plan.children')).fill('4, 9');
  arrive();
  await hydrated(page);
  const rest = 'from=2027-05-05&people=3&children=4,9&start=trabzon&end=trabzon';
  await expect(page).toHaveURL(paths.plan('en', `stops=istanbul.3&${rest}`));
});
