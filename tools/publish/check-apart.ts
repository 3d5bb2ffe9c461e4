import { isLocale } from '../../app/locales.ts';
import { checkSite } from './check.ts';

/* A process of its own, because modules cache what they read from content/. */

process.on('disconnect', () => process.exit());

const [locale = ''] = process.argv.slice(2);
if (!isLocale(locale)) throw new Error(`There is no language "${locale}".`);
const { sentences } = await checkSite({ locale, tell: (line) => process.send?.({ line }) });
process.send?.({ sentences });
process.disconnect();
