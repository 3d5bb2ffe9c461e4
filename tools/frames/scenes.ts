import type { CDPSession, Page } from '@playwright/test';
import { paths } from '../../app/paths.ts';

/** What moves on the site: where, and what a visitor does meanwhile. */
type Scene = {
  name: string;
  path: string;
  act: (page: Page, cdp: CDPSession) => Promise<void>;
};

const inMiddle = { x: 720, y: 450 };

/** Long enough for the slowest of what begins at a touch. */
const pause = (page: Page) => page.waitForTimeout(1500);

const cards = (page: Page) => page.getByRole('main').getByRole('article');

export const scenes: readonly Scene[] = [
  {
    name: 'the hero drifts',
    path: paths.home('en'),
    act: (page) => page.waitForTimeout(4000),
  },
  {
    name: 'home is scrolled',
    path: paths.home('en'),
    act: async (page, cdp) => {
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      await cdp.send('Input.synthesizeScrollGesture', {
        ...inMiddle,
        yDistance: inMiddle.y * 2 - height,
        speed: 1500,
      });
    },
  },
  {
    name: 'cards are hovered',
    path: paths.destinations('en'),
    act: async (page) => {
      for (const card of (await cards(page).all()).slice(0, 3)) {
        await card.hover();
        await pause(page);
      }
    },
  },
  {
    name: 'a filter is chosen',
    path: paths.destinations('en'),
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
    act: async (page) => {
      await cards(page).first().getByRole('link').click();
      await page.waitForURL(/destinations\/\w/);
      await pause(page);
    },
  },
];
