import { expect, test } from 'vitest';
import { locales } from '../../app/locales.ts';
import {
  complaintsOfCopy,
  copyNeighbour,
  create,
  edit,
  faultsOfCopy,
  isInCopy,
  npmRun,
  pageOf,
  readCopy,
  typeFaultsOfCopy,
} from '../recipes/project-copy.ts';
import { filesIn, read } from '../support/project.ts';

/* The recipes of CONTRIBUTING.md that change code. */

test('Show more or fewer places on a page of the catalogue', () => {
  edit('app/pages.ts', (source) => source.replace(/(?<=perPage: )\d+/, '4'));
  expect(readCopy('app/pages.ts')).toContain('perPage: 4');
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
  edit('app/shell/languages/language-offer.module.css', (source) =>
    source.replace(/(\[data-offer=')tr('\] \.offer:lang\()tr(\),)/, '$&\n  $1de$2de$3'),
  );
  const lacking = typeFaultsOfCopy().matchAll(/^(\S+?):\d+:\d+: .*Property 'de' is missing/gm);
  for (const file of new Set([...lacking].map(([, name = '']) => name))) edit(file, withRows);
  for (const name of ['site', 'tags', 'holidays', 'legs', 'numbers'])
    edit(`content/${name}.json`, inGerman);
  const named = filesIn(['content/destinations', 'content/guide'], '/facts.json');
  for (const file of named) edit(file, inGerman);
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
      file.endsWith('/words.en.md') &&
      isInCopy(file) &&
      (file.includes('/blocks/') ||
        !read(file.replace('words.en.md', 'facts.json')).includes('"locales"')),
  );
  for (const file of english) {
    copyNeighbour(file, file.replace('words.en.md', 'words.de.md'));
  }
  // Its answer is one of those.
  edit('content/before/museums/words.de.md', (source) =>
    source.replace(/\[([^\]]+)\]\(\/guide#museum-card\)/, '$1'),
  );
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
import { headOfPage } from './head/head-of-page.server.ts';
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
  for (const locale of locales) {
    edit(`app/admin/words/${locale}.json`, (source) =>
      source.replace('{', '{ "area.about": "About",'),
    );
  }
  expect(complaintsOfCopy()).toBe('');
});

test('Change the theme', () => {
  edit('app/styles/tokens.css', (source) => source.replace(/#[0-9a-f]{6}/, '#fedcba'));
  expect(readCopy('app/styles/tokens.css')).toContain('#fedcba');
});

test('the copy has the right types with all of them', { timeout: 0 }, () => {
  expect(typeFaultsOfCopy()).toBe('');
});

test('the site builds with all of them', { timeout: 0 }, () => {
  expect(npmRun('build')).toBe('');
});

test('every language has the new page and two pages of the catalogue', () => {
  const shown = /<article(?![^>]* hidden)/g;
  for (const prefix of ['', '/tr', '/ar', '/de']) {
    const [first, second] = ['', '/page/2'].map((page) => pageOf(`${prefix}/destinations${page}`));
    expect(first).toContain(`href="${prefix}/destinations/page/2#places"`);
    expect(first?.match(shown)).toHaveLength(4);
    expect(second?.match(shown)).toHaveLength(2);
    expect(pageOf(`${prefix}/contact`)).toContain(`href="${prefix}/about"`);
    for (const page of ['/destinations/page/2', '/about'])
      expect(readCopy('build/client/sitemap.xml')).toContain(`${prefix}${page}<`);
  }
});

test('German is offered and linked', () => {
  expect(pageOf('/destinations/istanbul')).toMatch(/hreflang="de"/i);
  expect(pageOf('/de')).toContain('<html lang="de"');
  expect(pageOf('/')).toMatch(/\[data-offer="?de"?\]/);
  expect(pageOf('/de/about')).toContain('About us, de');
});

test('colours and fonts are the new ones', () => {
  expect(pageOf('/contact')).toContain('#fedcba');
  expect(pageOf('/credits')).toContain('Another Face');
  expect(readCopy('app/styles/fonts.css')).toMatch(/'Latin Text';[^}]*font-weight: 400 600;/);
});

test('no link of it is lost, and its HTML is valid', { timeout: 0 }, async () => {
  expect(await faultsOfCopy()).toEqual([]);
});
