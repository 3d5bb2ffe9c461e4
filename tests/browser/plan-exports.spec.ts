import { paths } from '../../app/paths.ts';
import { test } from './support/one-page.ts';
import { expect, open, test as alone } from './support/test.ts';
import {
  buttonIn,
  destinations,
  destinationWords,
  regionIn,
  say,
  sightsOf,
} from './support/words.ts';
import { sampleTrip as trip } from './support/kept-trip.ts';
import { openMore, openPlaces } from './support/planner-folds.ts';
import { holdBack } from './support/before-scripts.ts';

alone.describe('a file whose script failed', () => {
  alone.use({ expectedFaults: /^Failed to load resource|dynamically imported/ });

  alone('comes with the next press, which takes the error back', async ({ page }) => {
    await page.route(/\/assets\/gpx[^/]*\.js/, (route) => route.abort(), { times: 1 });
    await open(page, paths.plan('en', trip));
    await openMore(page, 'en');
    const places = buttonIn(page, 'en', 'plan.places');
    await places.click();
    await expect(page.getByText(say('en', 'plan.fileFailed'))).toBeVisible();
    const file = page.waitForEvent('download');
    await places.click();
    expect((await file).suggestedFilename()).toMatch(/\.gpx$/);
    await expect(page.getByText(say('en', 'plan.fileMade'))).toBeVisible();
    await expect(page.getByText(say('en', 'plan.fileFailed'))).toBeHidden();
  });

  alone('and a trip whose script failed says so, and is not called empty', async ({ page }) => {
    await page.route(/\/assets\/planned[^/]*\.js/, (route) => route.abort());
    await open(page, paths.plan('en', trip));
    await expect(page.getByText(say('en', 'offline.lost'))).toBeVisible();
    await expect(page.getByText(say('en', 'plan.empty'))).toBeHidden();
  });

  alone('and a code whose script failed says so', async ({ page }) => {
    await page.route(/\/assets\/qr-code[^/]*\.js/, (route) => route.abort());
    await open(page, paths.plan('ar', trip));
    await openMore(page, 'ar');
    await expect(page.getByText(say('ar', 'plan.qrFailed'))).toBeVisible();
    await expect(page.getByRole('img', { name: say('ar', 'plan.qrOf') })).toHaveCount(0);
  });

  alone('and one whose script hangs says so until it comes', async ({ page }) => {
    const comes = await holdBack(page, /\/assets\/qr-code[^/]*\.js/);
    await open(page, paths.plan('en', trip));
    await openMore(page, 'en');
    await expect(page.getByText(say('en', 'plan.qrFailed'))).toBeVisible();
    comes();
    await expect(page.getByRole('img', { name: say('en', 'plan.qrOf') })).toBeVisible();
  });
});

/** In CSS pixels. */
const millimetre = 96 / 25.4;

test('on paper a dot of the code is a third of a millimetre, however long the trip', async ({
  page,
}) => {
  const stops = 'blacksea.trabzon1-uzungol2,'.repeat(12);
  const wishes = encodeURIComponent('مع جدّتي على كرسي متحرك، '.repeat(8));
  await open(page, paths.plan('ar', `stops=${stops}&from=2027-05-03&also=${wishes}`));
  const code = page.getByRole('img', { name: say('ar', 'plan.qrOf') });
  await expect(code).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const dot = await code.evaluate((drawn) => {
    const dots = Number(drawn.getAttribute('viewBox')?.split(' ')[2]);
    return drawn.getBoundingClientRect().width / dots;
  });
  expect(dot).toBeGreaterThanOrEqual(0.33 * millimetre - 0.01);
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
    await openMore(page, 'en');
    await buttonIn(page, 'en', 'plan.share').click();
    await expect(buttonIn(page, 'en', 'plan.print')).toHaveCount(0);
    await page.clock.fastForward(2000);
    await expect(page.getByText(say('en', 'plan.notCopied'))).toBeVisible();
  },
);

alone(
  'the code for cameras is dark on light, also where a browser darkens pages',
  async ({ page }) => {
    await open(page, paths.plan('en', trip));
    await openMore(page, 'en');
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
  await open(page, paths.plan('tr', 'stops=istanbul.3,cappadocia.1'));
  const days = regionIn(page, 'tr', 'plan.days').getByRole('listitem');
  await expect(days).toHaveCount(5);
  const sights = sightsOf('tr', 'istanbul');
  const ofDay = (number: number) => sights.flatMap(({ day, name }) => (day === number ? name : []));
  for (const [at, plan] of [undefined, 1, 2, undefined, undefined].entries()) {
    const stamps = days.nth(at).getByRole('img');
    await expect(stamps).toHaveCount(plan === undefined ? 0 : 1);
    if (plan === undefined) continue;
    expect(ofDay(plan)).toContain(await stamps.getAttribute('alt'));
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
  await openPlaces(page, 'en');
  for (const { id } of destinations) {
    const { title, inText: place = title } = destinationWords('en', id);
    const card = buttonIn(page, 'en', 'plan.addPlace', { place });
    await card.evaluate(enlarge);
    const beyond = await card.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect.soft(beyond, place).toBeLessThanOrEqual(1);
  }
});
