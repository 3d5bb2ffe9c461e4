import type { Page } from '@playwright/test';
import type { Locale } from '../../../app/locales.ts';

/** A page that is open, and which kind of page it is. */
export type Visit = { page: Page; locale: Locale; kind: string; index: number };
