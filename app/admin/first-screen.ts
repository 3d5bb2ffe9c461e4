import { localeInfo, locales, type Locale } from '../locales.ts';
import { say } from './words.ts';

/* What the editor's page shows until content/publishing.json names a repository. */

const example = '{ "backend": "github", "repo": "owner/site", "branch": "main" }';

const section = (locale: Locale, site: string) => {
  const t = (key: string) => say(locale, key).replace('{site}', site);
  return `<section lang="${locale}" dir="${localeInfo[locale].dir}">
<h1>${t('page.title')}</h1>
<p>${t('page.public')}</p>
<pre dir="ltr"><code>${example}</code></pre>
<p>${t('page.token')}</p>
<p>${t('page.here')}</p>
<button type="button">${t('page.start')}</button>
</section>`;
};

export const firstScreen = (names: Readonly<Record<Locale, string>>) =>
  locales.map((locale) => section(locale, names[locale])).join('');
