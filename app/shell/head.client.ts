import { startAsking } from '../contact/asked.ts';
import { showMotion } from '../home/motion.ts';
import { hideDismissed } from './notices/dismissed.ts';
import { pageLocale } from './page-locale.ts';
import { markTrip } from '../planner/kept-trip.ts';
import { markSearching } from '../search/searching.ts';
import { awaitQuery } from '../ui/browser/await-query.ts';
import { onActivation } from '../ui/browser/activation.ts';
import { keepEarlyPresses } from './early-presses.ts';
import { startCardTransitions } from './card-transitions.ts';
import { returnToPlace, showOffer } from './languages/remembered-language.ts';
import { startLost } from './lost.ts';
import { rememberedTheme, showTheme } from './theme.ts';

// Inlined into every <head> by `tools/build/inline-scripts.ts`: runs before the first paint.

function showKept() {
  showTheme(rememberedTheme());
  showOffer(pageLocale());
  hideDismissed();
  markTrip();
  showMotion();
}

showKept();
awaitQuery();
startLost();
keepEarlyPresses();
startAsking();
markSearching();
startCardTransitions();
// `interactive`: the document is parsed, and deferred modules have not run.
document.addEventListener('readystatechange', returnToPlace, { once: true });
onActivation(() => {
  showKept();
  returnToPlace();
});
