import type { Page } from '@playwright/test';

/** Of the planner. */
export const sampleTrip = 'stops=istanbul.3,cappadocia.2&from=2027-05-03&people=2';

export const keptOn = (page: Page) => page.evaluate(() => localStorage.getItem('trip'));
