import {
  expect,
  test as base,
  type ConsoleMessage,
  type Page,
  type Response,
  type WebError,
} from '@playwright/test';
import { fastLine, haveLine, type Line } from '../../support/line.ts';
import { hydrated } from '../../../tools/measure/hydrated.ts';
import { photoHosts, stubPhotos, type PhotoAnswer } from './photos.ts';

export { expect, hydrated };

type Options = {
  /** Chromium reports the machine's own, and on a slow one scripts wait for a touch. */
  line: Line;
  photos: PhotoAnswer;
  /** Messages that the test itself causes. */
  expectedFaults: RegExp | undefined;
};
type Fixtures = { faults: void };
type WorkerFixtures = { visitor: Page };

/** Any error, warning, exception or violation of the content security policy fails the test. */
export const test = base.extend<Options & Fixtures, WorkerFixtures>({
  line: [fastLine, { option: true }],
  photos: ['ok', { option: true }],
  expectedFaults: [undefined, { option: true }],

  // For `one-page.ts`. Other worker fixtures there would need other workers, each with a browser.
  visitor: [
    async ({ browser }, use, { project }) => {
      const { baseURL = '', locale = '', timezoneId = '', serviceWorkers = 'block' } = project.use;
      const context = await browser.newContext({ baseURL, locale, timezoneId, serviceWorkers });
      await context.addInitScript(haveLine, fastLine);
      const page = await context.newPage();
      await stubPhotos(page, 'ok');
      await use(page);
      await context.close();
    },
    { scope: 'worker' },
  ],

  context: async ({ context, line }, use) => {
    await context.addInitScript(haveLine, line);
    await use(context);
  },

  page: async ({ page, photos }, use) => {
    await stubPhotos(page, photos);
    await use(page);
  },

  faults: [
    async ({ context, photos, expectedFaults }, use) => {
      const messages: ConsoleMessage[] = [];
      const exceptions: string[] = [];
      const unknownPages = new Set<string>();
      const onConsole = (message: ConsoleMessage) => messages.push(message);
      const onError = (webError: WebError) => exceptions.push(String(webError.error()));
      const onResponse = (response: Response) => {
        if (response.status() === 404 && response.request().isNavigationRequest()) {
          unknownPages.add(response.url());
        }
      };
      context.on('console', onConsole).on('weberror', onError).on('response', onResponse);
      await use();
      // The next test may use the same context.
      context.off('console', onConsole).off('weberror', onError).off('response', onResponse);
      // Chromium warns of an unused preload after some seconds, and where pictures are off.
      const isExpected = (text: string, url: string) =>
        text.includes('was preloaded using link preload but not used') ||
        text.includes('is not used because image loading is disabled') ||
        text.includes('Service Worker registration blocked by Playwright') ||
        expectedFaults?.test(text) ||
        (text.startsWith('Failed to load resource') &&
          (unknownPages.has(url) || (photos !== 'ok' && photoHosts.test(url))));
      const complaints = messages
        .filter((message) => ['error', 'warning'].includes(message.type()))
        .filter((message) => !isExpected(message.text(), message.location().url))
        .map((message) => `${message.text()} (${message.location().url})`);
      const thrown = exceptions.filter((text) => !expectedFaults?.test(text));
      expect([...thrown, ...complaints], 'faults in the console').toEqual([]);
    },
    { auto: true },
  ],
});

/** Waits until nothing is left that the page itself does at once or when it has time. */
export const idle = (page: Page) =>
  page.evaluate(() => new Promise<void>((done) => void requestIdleCallback(() => done())));

export async function open(page: Page, path: string) {
  const response = await page.goto(path);
  await hydrated(page);
  return response;
}
