import { pageLocale } from '../page-locale.ts';
import { awaitFilter } from '../ui/await-filter.ts';
import { followGrowth } from './growth.ts';
import { returnToPlace, showOffer } from './remembered-language.ts';
import { rememberedTheme, showTheme } from './theme.ts';

/*
 * What must be so before the first paint. `tools/build/head-script.ts` bundles it, and it stands in the
 * head of every page: a page that was chosen dark never flashes white.
 */

showTheme(rememberedTheme());
showOffer(pageLocale());
awaitFilter();
followGrowth();
// All elements are there, and no module has been waited for.
document.addEventListener('readystatechange', returnToPlace, { once: true });
