import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { locales } from '../../app/locales.ts';
import { inLocale } from '../../app/paths.ts';
import { checks } from '../../tools/publish/checks/all.ts';
import { readBuiltSite } from '../../tools/publish/checks/built-pages.ts';
import type { CheckName } from '../../tools/publish/checks/finding.ts';
import { sentencesOf } from '../../tools/publish/checks/sentences.ts';
import { whereOf } from '../../tools/edit/where.ts';
import { mayGoLive, type Verdict, verdictHtml } from '../../tools/publish/page.ts';
import { heavierThan, type Weighed } from '../../tools/publish/weigh.ts';
import { root } from '../support/project.ts';
import { content } from '../support/texts.ts';

const folder = mkdtempSync(join(tmpdir(), 'built-'));
afterAll(() => rmSync(folder, { recursive: true }));

const words = {
  en: 'The ferry leaves at a quarter past eight, and the tea comes before the ticket is checked.',
  tr: 'Vapur sekizi çeyrek geçe kalkar; bilete bakılmadan önce çay gelir, martılar peşinizden uçar.',
  ar: 'تغادر العبّارة في الثامنة والربع، ويصل الشاي قبل أن تُفحص التذاكر، والنوارس تطير خلفك طوال الطريق.',
};

type Change = { main?: string; title?: string; description?: string };

/** A page in every language, of which one is changed. */
function buildWith(address: string, change: Change) {
  rmSync(folder, { recursive: true });
  for (const locale of locales) {
    const own = inLocale('/guide/istanbul', locale);
    const { main = '', title, description } = own === address ? change : {};
    const file = join(folder, `${own}.html`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(
      file,
      `<!DOCTYPE html><html lang="${locale}"><head><meta charset="utf-8"><title>${title ?? `On foot, ${locale}`}</title><meta name="description" content="${description ?? words[locale]}"></head><body><main><h1>İstanbul</h1><p>${words[locale]}</p>${main}</main></body></html>`,
    );
  }
  return readBuiltSite(folder);
}

const findingsIn = async (address: string, change: Change) => {
  const site = buildWith(address, change);
  return (await Promise.all(checks.map(async ({ run }) => run(site)))).flat();
};

test('a site without faults has no findings', async () => {
  expect(await findingsIn('/guide/istanbul', {})).toEqual([]);
});

test.each<[CheckName, string, Change]>([
  ['lostLink', '/guide/istanbul', { main: '<p><a href="/guide/nowhere">A page</a></p>' }],
  ['lostLink', '/guide/istanbul', { main: '<p><a href="nowhere">A page</a></p>' }],
  ['lostAnchor', '/guide/istanbul', { main: '<p><a href="#nowhere">A part</a></p>' }],
  ['plainLink', '/guide/istanbul', { main: '<p><a href="http://a.example">A site</a></p>' }],
  ['otherLanguage', '/guide/istanbul', { main: '<p><a href="/tr/guide/istanbul">Here</a></p>' }],
  ['englishLeft', '/tr/guide/istanbul', { main: `<p>${words.en}</p>` }],
  ['silent', '/guide/istanbul', { main: '<h2> </h2>' }],
  ['unwritten', '/guide/istanbul', { main: '<p>WRITE what one sees here.</p>' }],
  ['markdown', '/guide/istanbul', { main: '<p>A **bold“ word</p>' }],
  ['placeholder', '/guide/istanbul', { main: '<p>Welcome to {brnd}</p>' }],
  ['noTitle', '/guide/istanbul', { title: '' }],
  ['noDescription', '/guide/istanbul', { description: '' }],
  ['lostPicture', '/guide/istanbul', { main: '<p><img src="/art/gone.webp" alt="A pier"></p>' }],
  ['noAlt', '/guide/istanbul', { main: '<p><img src="/art/gone.webp"></p>' }],
  ['markup', '/guide/istanbul', { main: '<ul><p>A paragraph in a list</p></ul>' }],
])('%s is found on %s', async (name, page, change) => {
  const found = await findingsIn(page, change);
  expect(found).toContainEqual(expect.objectContaining({ name, page }));
});

test('a page that lacks a language is found', async () => {
  buildWith('/guide/istanbul', {});
  rmSync(join(folder, 'ar/guide/istanbul.html'));
  const site = readBuiltSite(folder);
  const found = (await Promise.all(checks.map(async ({ run }) => run(site)))).flat();
  expect(found.map(({ name }) => name)).toContain('missingLanguage');
});

describe.each(locales)('in %s', (locale) => {
  const inContent = { content, folder: join(root, 'content') };

  test('a lost link names the entries that have it, and is said once for all pages', () => {
    const to = '/destinations/ephesus';
    const sentences = sentencesOf(
      locale,
      [
        { name: 'lostLink', page: '/', values: { to }, written: to },
        { name: 'lostLink', page: '/tr', values: { to }, written: to },
      ],
      inContent,
    );
    expect(sentences).toHaveLength(1);
    expect(sentences[0]?.says).toContain(to);
    expect(sentences[0]?.mend).toMatch(/ › /);
  });

  test('a page without words for it names the entry that it shows', () => {
    const [sentence] = sentencesOf(
      locale,
      [{ name: 'noTitle', page: inLocale('/destinations/ephesus', locale) }],
      inContent,
    );
    const ephesus = content.destinations.find(({ id }) => id === 'ephesus');
    expect(sentence?.mend).toContain(ephesus?.translations[locale].frontMatter.title);
  });

  test('a file of a language is named as the editor names it', () => {
    expect(whereOf('content', 'destinations/ephesus/tr.md')[locale]).toMatch(/ › .+ › Türkçe$/);
  });
});

const weighed = (weights: Record<string, number>): Weighed => ({
  date: '2026-11-22',
  bytes: 1,
  pages: 1,
  weights,
});
const fine: Verdict = {
  date: '2026-11-22',
  locale: 'en',
  steps: [{ name: 'All pages', ok: true, seconds: 16 }],
  sentences: [],
  uncommitted: [],
  notes: [{ title: 'Photos without an author', count: 6 }],
  heavier: [{ address: '/', before: 20_000, now: 30_000 }],
};

test('a site without findings may go live, also with notes and heavier pages', () => {
  const noted = { ...fine, uncommitted: ['content/site.json'] };
  expect(mayGoLive(noted)).toBe(true);
  expect(verdictHtml(noted)).toContain('This may go live.');
  expect(verdictHtml(noted)).toContain('content/site.json');
  expect(verdictHtml(noted)).toContain('/ has grown from 20.0 KB to 30.0 KB');
});

test('a site with a finding may not, and the page says how to mend it', () => {
  const sentences = [{ where: '/', says: 'The <b> is lost.', mend: 'Find it.' }];
  const page = verdictHtml({ ...fine, sentences });
  expect(mayGoLive({ ...fine, sentences })).toBe(false);
  expect(page).toContain('This may not go live yet.');
  expect(page).toContain('The &lt;b> is lost.');
  expect(page).toContain('Find it.');
});

test('a page is heavier if it grows by a tenth and a kilobyte', () => {
  const before = weighed({ '/': 20_000, '/small': 2000, '/gone': 1 });
  const now = weighed({ '/': 22_100, '/small': 2900, '/new': 90_000 });
  expect(heavierThan(before, now)).toEqual([{ address: '/', before: 20_000, now: 22_100 }]);
});
