import { locales } from '../../app/locales.ts';
import { paths } from '../../app/paths.ts';
import { expect, test } from './support/test.ts';

/** All that the first view of home costs on a phone, headers, fonts and scripts included. */
const budget = 250_000;

const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

for (const locale of locales) {
  test(`${locale}: the first view of home on a phone stays within its budget`, async ({
    browser,
    baseURL,
  }, { annotations }) => {
    // Stubbed hosts would switch the browser's cache off; nothing here asks for a photo.
    const context = await browser.newContext({ ...phone, ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    const network = await context.newCDPSession(page);
    await network.send('Network.enable');
    const addresses = new Map<string, string>();
    const bytes = new Map<string, number>();
    network.on('Network.responseReceived', ({ requestId, response }) => {
      addresses.set(requestId, response.url);
    });
    network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const address = addresses.get(requestId);
      if (address) bytes.set(address, encodedDataLength);
    });

    await page.goto(paths.home(locale), { waitUntil: 'networkidle' });
    // The browser fetches posters ahead of the scroll; how many is its own affair.
    const ahead = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLImageElement>('img[loading=lazy]')]
        .filter((image) => image.getBoundingClientRect().top > innerHeight)
        .map(({ currentSrc }) => currentSrc),
    );
    for (const address of ahead) bytes.delete(address);

    const kinds = [/\.js$/, /\.woff2$/, /\/art\/hero-/, /\.css$/];
    for (const kind of kinds) {
      expect(
        [...bytes.keys()].some((address) => kind.test(address)),
        String(kind),
      ).toBe(true);
    }
    const total = [...bytes.values()].reduce((sum, each) => sum + each, 0);
    annotations.push({ type: 'bytes', description: String(total) });
    expect(total).toBeLessThanOrEqual(budget);
    await context.close();
  });
}
