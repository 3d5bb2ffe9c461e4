import type { Page } from '@playwright/test';
import type { Locale } from '../../../app/locales.ts';
import { buttonIn, say } from './words.ts';

/** Over the whole screen of a phone. */
export const menuOf = (page: Page, locale: Locale) => ({
  open: buttonIn(page, locale, 'toolbar.openMenu'),
  dialog: page.getByRole('dialog', { name: say(locale, 'toolbar.menu'), exact: true }),
  close: buttonIn(page, locale, 'toolbar.closeMenu'),
});
