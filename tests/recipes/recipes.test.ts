import { afterEach, describe, expect, test } from 'vitest';
import { locales } from '../../app/locales.ts';
import { arabicReview, business, notices, personId } from '../support/made-up.ts';
import { ownPhoto } from '../support/own-photo.ts';
import { filesIn, read } from '../support/project.ts';
import { content } from '../support/texts.ts';
import { makeClosures, showsClosures } from './closures.ts';
import { makeOwnerChanges, newName } from './owner-changes.ts';
import {
  addCopyOf,
  addMadeUpToCopy,
  addOwnPhoto,
  complaints,
  complaintsOfCopy,
  copyNeighbour,
  create,
  edit,
  editList,
  faultsOfCopy,
  filesSaying,
  isBuilt,
  isInCopy,
  npmRun,
  pageOf,
  readCopy,
  remove,
  setField,
} from './project-copy.ts';
import { leg, nameSeventhPlace, place, showsSeventhPlace, trip } from './seventh-place.ts';

/* All recipes of CONTRIBUTING.md change one copy of the project, which is built once at the end. */

const guide = read('CONTRIBUTING.md');

const followed: string[] = [];
afterEach(({ task }) => {
  followed.push(task.name);
});

const everyLanguage = (folder: string) =>
  locales.map((locale) => [locale, `${folder}/${locale}.md`] as const);

test('Change a price', () => {
  edit('content/destinations/istanbul/facts.json', (facts) =>
    facts.replace(/"price": \d+/, '"price": 4321'),
  );
  expect(complaints()).toBe('');
});

test('Change words', () => {
  for (const [locale, file] of everyLanguage('content/destinations/antalya')) {
    edit(file, (words) => words.replace(/(?<=^subtitle: ).*$/m, `Words, changed ${locale}`));
  }
  expect(complaints()).toBe('');
});

test('Add or replace a photo', () => {
  edit('content/destinations/ephesus/facts.json', (facts) =>
    facts.replace(
      '"photos": [',
      '"photos": [{ "host": "unsplash", "id": "photo-1", "licence": "Unsplash License" },',
    ),
  );
  for (const [locale, file] of everyLanguage('content/destinations/ephesus')) {
    edit(file, (words) => words.replace('photoAlts:', `photoAlts:\n  - A photo, added ${locale}`));
  }
  expect(complaints()).toBe('');
});

test('Add a photo of our own', async () => {
  const photo = JSON.stringify(ownPhoto(await addOwnPhoto('content/guide/cappadocia')));
  edit('content/guide/cappadocia/facts.json', (facts) =>
    facts.replace('"photos": [', `"photos": [${photo},`),
  );
  for (const [locale, file] of everyLanguage('content/guide/cappadocia')) {
    edit(file, (words) =>
      words.replace('photoAlts:', `photoAlts:\n  - A photo of ours, ${locale}`),
    );
  }
  expect(complaints()).toBe('');
});

test('Add an illustration', () => {
  // Drawing a new one needs a browser.
  const [, entry = ''] =
    /^illustrations:\n((?: {2}.*\n)+)/m.exec(read('content/destinations/ephesus/en.md')) ?? [];
  expect(entry).toContain('id: ephesus-walk');
  edit('content/destinations/blacksea/facts.json', (facts) =>
    facts.replace('"illustrations": [', '"illustrations": ["ephesus-walk", '),
  );
  for (const [, file] of everyLanguage('content/destinations/blacksea')) {
    edit(file, (words) => words.replace('illustrations:\n', `illustrations:\n${entry}`));
  }
  expect(complaints()).toBe('');
});

test('Add a destination', () => {
  addCopyOf('destinations', 'ephesus', place);
  const facts = `content/destinations/${place}/facts.json`;
  setField(facts, 'draft', true);
  expect(complaints()).toBe('');
  setField(facts, 'draft', undefined);
  nameSeventhPlace();
  setField('content/stand-ins.json', place, { land: 'hills', hue: 40 });
  edit('content/legs.json', (legs) => legs.replace('"legs": [', `$&${leg('pamukkale')},`));
  expect(complaints()).toBe('');
});

test('Show more or fewer places on a page of the catalogue', () => {
  edit('app/pages.ts', (source) => source.replace(/(?<=perPage: )\d+/, '4'));
  expect(readCopy('app/pages.ts')).toContain('perPage: 4');
});

test('Add an article', () => {
  addCopyOf('guide', 'istanbul', 'winter');
  expect(complaints()).toBe('');
});

test('Add a trip', () => {
  addCopyOf('trips', 'long-weekend', trip);
  expect(complaints()).toContain('another trip has "pamukkale"');
  edit(`content/trips/${trip}/facts.json`, (facts) =>
    facts.replace('"pamukkale"', '"experiences"').replace('"ephesus"', `"${place}"`),
  );
  expect(complaints()).toBe('');
});

test('Add an answer, or a tip', () => {
  addCopyOf('answers', 'children', 'grandparents');
  create(
    'content/answers/grandparents/facts.json',
    '{ "topic": "people", "factsChecked": "2026-11-20", "locales": ["tr"] }',
  );
  expect(complaints()).toContain('content/answers/grandparents/en.md');
  for (const locale of ['en', 'ar']) remove(`content/answers/grandparents/${locale}.md`);
  edit('content/answers/grandparents/tr.md', (words) =>
    words.replace(/(?<=^question: ).*$/m, 'Büyükanne de gelebilir mi?'),
  );
  expect(complaints()).toBe('');
});

test('Add a person, a review or a departure', () => {
  for (const kind of ['people', 'reviews', 'departures']) {
    editList(kind, (ids) => [...ids, 'begun']);
    expect(complaints()).toContain(`content/${kind}/begun/facts.json: this file is missing`);
  }
  addMadeUpToCopy();
  expect(complaints()).toBe('');
});

test('Add a notice', () => {
  editList('notices', (ids) => [...ids, 'begun']);
  expect(complaints()).toContain('content/notices/begun/facts.json: this file is missing');
  addMadeUpToCopy();
  expect(complaints()).toBe('');
});

test('Make something findable', () => {
  for (const locale of locales) {
    edit(`content/search/${locale}.json`, (words) =>
      words.replace('{', '{ "/destinations/bursa": "ottomanskates",'),
    );
  }
  expect(complaints()).toBe('');
});

test('Add a tag', () => {
  edit('content/tags.json', (tags) =>
    tags.replace(
      '[',
      '[{ "id": "markets", "name": { "en": "Markets", "tr": "Pazarlar", "ar": "أسواق" } },',
    ),
  );
  edit('content/destinations/istanbul/facts.json', (facts) =>
    facts.replace('"tags": [', '"tags": ["markets", '),
  );
  expect(complaints()).toBe('');
});

test('what else an owner changes fits', () => {
  makeOwnerChanges();
  makeClosures();
  expect(complaints()).toBe('');
});

test('Change a font', { timeout: 0 }, () => {
  // No other font package is installed.
  edit('app/styles/faces.ts', (source) =>
    source
      .replace("'Figtree'", "'Another Face'")
      .replaceAll('figtree', 'fraunces')
      .replace('[400, 700]', '[400, 600]'),
  );
  expect(npmRun('fonts')).toBe('');
});

const inGerman = (source: string) => source.replaceAll(/"tr": ?("[^"]*")/g, '$&, "de": $1');

const withRows = (source: string) =>
  source.replaceAll(/(?<=[{\s])tr: ([^]*?)(?=\bar: )/g, '$&de: $1');

test('Add a language', { timeout: 0 }, () => {
  edit('app/locale-ids.ts', (source) => source.replace("'ar'", "'ar', 'de'"));
  edit('app/locales.ts', withRows);
  edit('app/locales.ts', (source) =>
    source
      .replace(/(?<=de: \{\s+name: )'.*'/, "'Deutsch'")
      .replace(/(?<=de: \{[^}]*\soffer: )'.*'/, "'Auf Deutsch lesen'"),
  );
  edit('app/shell/language-offer.module.css', (source) =>
    source.replace(/(\[data-offer=')tr('\] \.offer:lang\()tr(\),)/, '$&\n  $1de$2de$3'),
  );
  const lacking = npmRun('types').matchAll(
    /^(\S+?):\d+:\d+ - error .*(?:\n.*)?Property 'de' is missing/gm,
  );
  for (const file of new Set([...lacking].map(([, name = '']) => name))) edit(file, withRows);
  for (const name of ['site', 'tags', 'holidays', 'legs', 'numbers'])
    edit(`content/${name}.json`, inGerman);
  const named = filesIn(['content/destinations', 'content/guide'], '/facts.json');
  const begun = ['content/destinations/bursa/facts.json', 'content/guide/winter/facts.json'];
  for (const file of [...named, ...begun]) edit(file, inGerman);
  // The other places have their English names.
  edit('content/known-places.json', (places) =>
    places.replace('"tr": "Truva"', '$&, "de": "Troja"'),
  );
  expect(complaintsOfCopy()).toContain('content/ui/de.json');
  copyNeighbour('content/ui/en.json', 'content/ui/de.json');
  copyNeighbour('content/search/en.json', 'content/search/de.json');
  // German has no entries that exist in some languages only.
  const english = filesIn(['content'], '.md').filter(
    (file) =>
      file.endsWith('/en.md') &&
      isInCopy(file) &&
      (file.includes('/blocks/') ||
        !read(file.replace('en.md', 'facts.json')).includes('"locales"')),
  );
  const added = [
    `content/destinations/${place}/en.md`,
    'content/guide/winter/en.md',
    `content/trips/${trip}/en.md`,
    'content/answers/dogs/en.md',
    `content/people/${personId}/en.md`,
    ...Object.keys(notices).map((id) => `content/notices/${id}/en.md`),
  ];
  for (const file of [...english, ...added]) {
    copyNeighbour(file, file.replace('en.md', 'de.md'));
  }
  expect(complaintsOfCopy()).toBe('');
});

test('Add a page', () => {
  edit('app/pages.ts', (source) =>
    source.replace(
      '} as const satisfies Record<string, PageRow>',
      `  about: {
    path: 'about', file: 'about', label: 'about.title', links: ['footer'], picture: 'hero',
  },
} as const satisfies Record<string, PageRow>`,
    ),
  );
  create(
    'app/home/about-page.tsx',
    `import { useI18n } from '../i18n/context.tsx';
import { PageHeader } from '../ui/page-header.tsx';

export function AboutPage() {
  const { t } = useI18n();
  return <PageHeader title={t('about.title')} lead={t('contact.lead')} />;
}
`,
  );
  create(
    'app/documents/about.astro',
    `---
import { headOfPage } from '../head/head-of-page.server.ts';
import { AboutPage } from '../home/about-page.tsx';
import { getPage } from '../shell/page.server.ts';
import { inSite } from '../shell/site-page.tsx';
import Layout from './layout.astro';

const page = getPage(Astro.routePattern);
const head = headOfPage(page, 'about');
const About = inSite(AboutPage);
---

<Layout {page} {head}>
  <About {page} />
</Layout>
`,
  );
  for (const locale of [...locales, 'de']) {
    edit(`content/ui/${locale}.json`, (source) =>
      source.replace(
        '{',
        `{ "head.about.title": "About, ${locale}", "head.about.description": "A page that is here.", "about.title": "About us, ${locale}",`,
      ),
    );
  }
  expect(complaintsOfCopy()).toBe('');
});

test('Change the theme', () => {
  edit('app/styles/tokens.css', (source) => source.replace(/#[0-9a-f]{6}/, '#fedcba'));
  expect(readCopy('app/styles/tokens.css')).toContain('#fedcba');
});

test('every recipe has been followed', () => {
  const section = guide.slice(guide.indexOf('## Recipes'), guide.indexOf('## House rules'));
  const headings = [...section.matchAll(/^### (.+)$/gm)].map(([, heading = '']) => heading);
  expect(followed.filter((name) => headings.includes(name))).toEqual(headings);
});

test('the copy has the right types with all of them', { timeout: 0 }, () => {
  expect(npmRun('types')).toBe('');
});

test('the site builds with all of them', { timeout: 0 }, async () => {
  const portrait = JSON.stringify(ownPhoto(await addOwnPhoto(`content/people/${personId}`)));
  edit(`content/people/${personId}/facts.json`, (facts) =>
    facts.replace('{', `{"photo":${portrait},`),
  );
  // Only the copy's code knows this picture.
  setField(`content/destinations/${place}/facts.json`, 'scene', place);
  expect(npmRun('build')).toBe('');
});

test('the built site has what the recipes changed', () => {
  expect(isBuilt('/art/bursa-tall-640.avif')).toBe(true);
  expect(pageOf('/destinations/bursa')).toContain('/art/bursa-1280.avif');
  for (const locale of locales) {
    expect(isBuilt(`/art/share/${locale}/destinations/bursa.jpg`)).toBe(true);
    const prefix = locale === 'en' ? '' : `/${locale}`;
    expect(pageOf(`${prefix}/destinations`)).toContain('data-map-place="bursa"');
  }
  expect(pageOf('/destinations/istanbul')).toContain('$4,321');
  expect(pageOf('/')).toContain('$4,321');
  for (const locale of locales) {
    const prefix = locale === 'en' ? '' : `/${locale}`;
    expect(pageOf(`${prefix}/destinations/antalya`)).toContain(`Words, changed ${locale}`);
    expect(pageOf(`${prefix}/credits`)).toContain(`A photo, added ${locale}`);
    expect(pageOf(`${prefix}/destinations/blacksea`)).toContain('illustrations/ephesus-walk-');
  }
  for (const prefix of ['', '/tr', '/ar', '/de']) {
    const tripPage = pageOf(`${prefix}/trips/first-visit`);
    expect(tripPage).toContain(
      `<blockquote lang="ar" dir="rtl"><p>${arabicReview}</p></blockquote>`,
    );
    expect(tripPage).toContain(`href="${prefix}/trips/departures/spring.ics"`);
    expect(tripPage).toContain('data-departs="2099-09-20" data-places="full"');
    expect(tripPage).not.toContain('2026-01-10');
    expect(tripPage).toContain(`href="${prefix}/contact#terms"`);
    expect(tripPage).not.toMatch(/"@type":"Review"|aggregateRating/);
    expect(readCopy(`build/client${prefix}/trips/departures/spring.ics`)).toContain('20990503');
    expect(isBuilt(`${prefix}/trips/departures/gone.ics`)).toBe(false);
    expect(pageOf(`${prefix}/trips`)).toContain('data-departs="2099-05-03"');
    expect(pageOf(`${prefix}/destinations/cappadocia`)).toContain('https://reviews.example/3');
    expect(pageOf(`${prefix}/contact`)).toContain(`id="person-${personId}"`);
    expect(pageOf(`${prefix}/contact`)).toContain(`data-src="/assets/photos/${personId}-`);
    expect(pageOf(`${prefix}/contact`)).toContain(business.mersis);
    expect(pageOf(`${prefix}/experiences`)).toContain(
      `href="${prefix}/contact#person-${personId}"`,
    );
    expect(pageOf(`${prefix}/guide/cappadocia`)).toMatch(
      /\/assets\/photos\/cappadocia-[0-9a-f]{16}-800/,
    );
    expect(pageOf(`${prefix}/credits`)).toContain('id="credits-own-photos"');
    expect(readCopy(`build/client/offline/${prefix.slice(1) || 'en'}.json`)).toMatch(
      /\/assets\/photos\/cappadocia-[0-9a-f]{16}-800\.avif/,
    );
    expect(pageOf(`${prefix}/privacy`)).toContain(business.controller.email);
    expect(pageOf(prefix || '/')).toContain(business.licencePage);
  }
  for (const prefix of ['', '/tr', '/ar', '/de']) {
    expect(pageOf(prefix || '/')).toMatch(/<site-notice id="notice-now"(?![^>]* hidden)/);
    expect(pageOf(`${prefix}/destinations`)).toMatch(/<site-notice id="notice-coming"[^>]* hidden/);
    expect(pageOf(prefix || '/')).not.toContain('notice-coming');
    expect(pageOf(`${prefix}/guide`)).not.toContain('notice-over');
    const feed = readCopy(`build/client${prefix}/guide/feed.xml`);
    expect(feed).toContain(`.example${prefix || '/'}#notice-now"`);
    expect(feed).toContain(`.example${prefix}/trips#notice-here"`);
    expect(feed).not.toMatch(/notice-(?:coming|over)/);
    expect(readCopy(`build/client/offline/${prefix.slice(1) || 'en'}.txt`)).toContain('notice-now');
  }
  // Every page contains all cards, some of them hidden.
  const shown = /<article(?![^>]* hidden)/g;
  for (const prefix of ['', '/tr', '/ar', '/de']) {
    const [first, second] = ['', '/page/2'].map((page) => pageOf(`${prefix}/destinations${page}`));
    expect(first).toContain(`href="${prefix}/destinations/page/2#places"`);
    expect(first?.match(shown)).toHaveLength(4);
    expect(second?.match(shown)).toHaveLength(3);
    expect(second).toMatch(/<article(?![^>]* hidden)[^>]*data-place="bursa"/);
    expect(readCopy('build/client/sitemap.xml')).toContain(`${prefix}/destinations/page/2<`);
    expect(pageOf(`${prefix}/guide`)).toContain(`href="${prefix}/guide/winter"`);
    expect(pageOf(`${prefix}/guide/winter`)).toContain('<h1');
    expect(pageOf(`${prefix}/contact`)).toContain(`href="${prefix}/about"`);
    expect(readCopy('build/client/sitemap.xml')).toContain(`${prefix}/about<`);
  }
  expect(pageOf('/destinations/bursa')).toMatch(/hreflang="de"/i);
  expect(pageOf('/de')).toContain('<html lang="de"');
  expect(pageOf('/')).toMatch(/\[data-offer="?de"?\]/);
  expect(pageOf('/de/about')).toContain('About us, de');
  expect(pageOf('/tr/guide')).toContain('Büyükanne de gelebilir mi?');
  expect(pageOf('/guide')).not.toContain('Büyükanne');
  expect(pageOf('/contact')).toContain('#fedcba');
  expect(pageOf('/tr/destinations')).toContain('Pazarlar');
  expect(pageOf('/ar/destinations/istanbul')).toContain('أسواق');
  expect(pageOf('/credits')).toContain('Another Face');
  expect(readCopy('app/styles/fonts.css')).toMatch(/'Latin Text';[^}]*font-weight: 400 600;/);
});

test('no link of it is lost, and its HTML is valid', { timeout: 0 }, async () => {
  expect(await faultsOfCopy()).toEqual([]);
});

test('nothing says the old name', () => {
  const old = Object.values(content.site.name);
  expect(filesSaying((text) => old.some((name) => text.includes(name)))).toEqual([]);
  const named = filesSaying((text) => Object.values(newName).some((name) => text.includes(name)));
  expect(named).toEqual(
    expect.arrayContaining([
      '/index.html',
      '/llms.txt',
      '/tr/site.webmanifest',
      '/ar/guide/feed.xml',
    ]),
  );
});

describe('the seventh place', () => {
  showsSeventhPlace();
});

describe('closures', () => {
  showsClosures();
});
