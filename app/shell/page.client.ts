import { startCurrentMonth } from '../climate/current-month.client.ts';
import { startAsk } from '../contact/ask.client.ts';
import { startSend } from '../contact/send.client.ts';
import { startAnswers } from '../guide/answers.client.ts';
import { startContents } from '../guide/contents.client.ts';
import { startLifting } from '../map/lifting.client.ts';
import { startResume } from '../offline/copy/resume.client.ts';
import { startCacheVisited } from '../offline/cache-visited.client.ts';
import { startOfflineLine } from '../offline/offline-line.client.ts';
import { startHoverPictures } from '../pictures/hover.client.ts';
import { startPhotoSwitch } from '../pictures/photo-switch.client.ts';
import { startPhotos } from '../pictures/photos.client.ts';
import { startAddToTrip } from '../planner/add-to-trip.client.ts';
import { startMyTrip } from '../planner/my-trip.client.ts';
import { startCommands } from '../ui/commands.client.ts';
import { startReveal } from '../ui/reveal.client.ts';
import { forget } from '../ui/storage.ts';
import { startFooterYear } from './footer-year.client.ts';
import { startHydrationErrors } from './hydration-error.client.ts';
import { startLanguageLinks } from './language-links.client.ts';
import { startLanguageMenu } from './language-menu.client.ts';
import { startLanguageOffer } from './language-offer.client.ts';
import { startMobileMenu } from './mobile-menu.client.ts';
import { startPrefetch } from './prefetch.client.ts';
import { startScroll } from './scroll.client.ts';
import { startSearchButton } from './search-button.client.ts';
import { startThemeSwitch } from './theme-switch.client.ts';

/* The small modules of every page, in one script. Each starts itself by a function of its own. */

// An earlier version of the site kept it.
forget('fonts');

startCurrentMonth();
startAsk();
startSend();
startAnswers();
startContents();
startLifting();
startResume();
startCacheVisited();
startOfflineLine();
startHoverPictures();
startPhotoSwitch();
startPhotos();
startAddToTrip();
startMyTrip();
startCommands();
startReveal();
startFooterYear();
startHydrationErrors();
startLanguageLinks();
startLanguageMenu();
startLanguageOffer();
startMobileMenu();
startPrefetch();
startScroll();
startSearchButton();
startThemeSwitch();
