import type { BrowserContextOptions, CDPSession, Page } from '@playwright/test';
import { paths } from '../../../app/paths.ts';
import { phone } from '../bench/browser.ts';
import { moving } from './record.ts';

const desktop: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };

/** What moves on the site: where, and what a visitor does meanwhile. */
type Scene = {
  name: string;
  path: string;
  devices: Partial<Record<'phone' | 'desktop', BrowserContextOptions>>;
  /** What leads to it, and is not counted. */
  before?: (page: Page) => Promise<void>;
  act: (page: Page, cdp: CDPSession) => Promise<void>;
};

/** Longer than the longest of what a touch begins. */
const pause = (page: Page) => page.waitForTimeout(1500);

const cards = (page: Page) => page.getByRole('main').getByRole('article');

async function openFirstCard(page: Page) {
  await cards(page).first().getByRole('link').click();
  await page.waitForURL(/destinations\/\w/);
  await pause(page);
}

/** Until the transitions that a touch has begun are over. */
const transitionsEnd = (page: Page) =>
  page.evaluate(async () => {
    const transitions = document.getAnimations().filter((each) => each instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });

export const scenes: readonly Scene[] = [
  {
    name: 'the hero drifts',
    path: paths.home('en'),
    devices: { phone, desktop },
    act: (page) => moving(page, () => page.waitForTimeout(4000)),
  },
  {
    name: 'home is scrolled',
    path: paths.home('en'),
    devices: { phone, desktop },
    act: async (page, cdp) => {
      const { width, height, all } = await page.evaluate(() => ({
        width: innerWidth,
        height: innerHeight,
        all: document.documentElement.scrollHeight,
      }));
      const gesture = { x: width / 2, y: height / 2, yDistance: height - all, speed: 1500 };
      await moving(page, () => cdp.send('Input.synthesizeScrollGesture', gesture));
    },
  },
  {
    name: 'cards are hovered',
    path: paths.destinations('en'),
    devices: { desktop },
    act: async (page) => {
      for (const card of (await cards(page).all()).slice(0, 3)) {
        await card.hover();
        await moving(page, () => transitionsEnd(page));
      }
    },
  },
  {
    name: 'a filter is chosen',
    path: paths.destinations('en'),
    devices: { phone, desktop },
    act: async (page) => {
      for (const button of (await page.getByRole('group').getByRole('button').all()).slice(1, 4)) {
        await button.click();
        await pause(page);
      }
    },
  },
  {
    name: 'a page is left',
    path: paths.destinations('en'),
    devices: { phone, desktop },
    act: openFirstCard,
  },
  {
    name: 'a page is gone back from',
    path: paths.destinations('en'),
    devices: { phone, desktop },
    before: openFirstCard,
    act: async (page) => {
      await page.goBack();
      await pause(page);
    },
  },
];
