import { forgetAsked, keptParts } from '../contact/asked.ts';
import { forgetDraft, hasDraft } from '../contact/inquiry.ts';
import type { MessageKey } from '../i18n/messages.ts';
import { pauseMotion, wasPaused } from '../home/motion.ts';
import { forgetDismissed, hasDismissed } from '../shell/notices/dismissed.ts';
import { forgetSaving, notedSavings } from '../offline/copy/note.ts';
import { forgetPages, keepsPages } from '../offline/forget.ts';
import { keptBudget } from '../trip/budget.ts';
import { forgetTrips, keptDone, keptTrip } from '../trip/kept-trip.ts';
import { forgetSearches, recentSearches } from '../search/recent.ts';
import { forgetLanguage, remembersLanguage } from '../shell/languages/remembered-language.ts';
import { chooseTheme, rememberedTheme } from '../shell/theme.ts';

type KeptState = boolean | 'refused';

export type Kept = {
  title: MessageKey;
  text: MessageKey;
  /** Whether there is something of it on this device; some browsers refuse to keep it. */
  isKept: () => KeptState | Promise<KeptState>;
  /** Waited for, if it returns a promise. */
  forget: () => unknown;
};

/** What the site stores in a visitor's browser; the choice of photos has its own switch on the privacy page. */
export const kept: readonly Kept[] = [
  {
    title: 'privacy.pages',
    text: 'privacy.pagesText',
    isKept: keepsPages,
    forget: async () => {
      notedSavings().forEach(forgetSaving);
      await forgetPages();
    },
  },
  {
    title: 'privacy.trip',
    text: 'privacy.tripText',
    isKept: () => keptTrip() !== '' || keptDone.read() !== '',
    forget: forgetTrips,
  },
  {
    title: 'privacy.budget',
    text: 'privacy.budgetText',
    isKept: () => keptBudget.read() !== '',
    forget: () => keptBudget.write(''),
  },
  {
    title: 'privacy.message',
    text: 'privacy.messageText',
    isKept: () => hasDraft() || keptParts().length > 0,
    forget: () => {
      forgetDraft();
      forgetAsked();
    },
  },
  {
    title: 'privacy.searches',
    text: 'privacy.searchesText',
    isKept: () => recentSearches().length > 0,
    forget: forgetSearches,
  },
  {
    title: 'privacy.theme',
    text: 'privacy.themeText',
    isKept: () => rememberedTheme() !== 'system',
    forget: () => chooseTheme('system'),
  },
  {
    title: 'privacy.motion',
    text: 'privacy.motionText',
    isKept: wasPaused,
    forget: () => pauseMotion(false),
  },
  {
    title: 'privacy.language',
    text: 'privacy.languageText',
    isKept: remembersLanguage,
    forget: forgetLanguage,
  },
  {
    title: 'privacy.notices',
    text: 'privacy.noticesText',
    isKept: hasDismissed,
    forget: forgetDismissed,
  },
];
