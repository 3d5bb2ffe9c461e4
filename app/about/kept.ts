import { forgetAsked, keptParts } from '../contact/asked.ts';
import { forgetDraft, hasDraft } from '../contact/inquiry.ts';
import type { MessageKey } from '../i18n/messages.ts';
import { pauseMotion, wasPaused } from '../home/motion.ts';
import { forgetDismissed, hasDismissed } from '../shell/notices/dismissed.ts';
import { forgetSaving, notedSavings } from '../offline/copy/note.ts';
import { forgetPages, keepsPages } from '../offline/forget.ts';
import { forgetTrips, keptBudget, keptDone, keptTrip } from '../planner/kept-trip.ts';
import { forgetSearches, recentSearches } from '../search/recent.ts';
import { forgetLanguage, remembersLanguage } from '../shell/languages/remembered-language.ts';
import { chooseTheme, rememberedTheme } from '../shell/theme.ts';

type KeptState = boolean | 'refused';

export type Kept = {
  title: MessageKey;
  /** Whether there is something of it on this device; some browsers refuse to keep it. */
  isKept: () => KeptState | Promise<KeptState>;
  /** Waited for, if it returns a promise. */
  forget: () => unknown;
};

/** What the site stores in a visitor's browser, with a message for the title and one, `…Text`, below it; the choice of photos has its own switch on the privacy page. */
export const kept = [
  {
    title: 'privacy.pages',
    isKept: keepsPages,
    forget: async () => {
      notedSavings().forEach(forgetSaving);
      await forgetPages();
    },
  },
  {
    title: 'privacy.trip',
    isKept: () => keptTrip() !== '' || keptDone.read() !== '',
    forget: forgetTrips,
  },
  {
    title: 'privacy.budget',
    isKept: () => keptBudget.read() !== '',
    forget: () => keptBudget.write(''),
  },
  {
    title: 'privacy.message',
    isKept: () => hasDraft() || keptParts().length > 0,
    forget: () => {
      forgetDraft();
      forgetAsked();
    },
  },
  {
    title: 'privacy.searches',
    isKept: () => recentSearches().length > 0,
    forget: forgetSearches,
  },
  {
    title: 'privacy.theme',
    isKept: () => rememberedTheme() !== 'system',
    forget: () => chooseTheme('system'),
  },
  {
    title: 'privacy.motion',
    isKept: wasPaused,
    forget: () => pauseMotion(false),
  },
  {
    title: 'privacy.language',
    isKept: remembersLanguage,
    forget: forgetLanguage,
  },
  {
    title: 'privacy.notices',
    isKept: hasDismissed,
    forget: forgetDismissed,
  },
] as const satisfies readonly Kept[];
