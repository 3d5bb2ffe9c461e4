import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { locales } from '../../app/locales.ts';
import { filesBelow } from '../../tools/build/files.ts';
import { content } from '../support/texts.ts';
import { changes, newName } from './owner-changes.ts';
import { begin, copy, copyNeighbour, edit, findings, npmRun, readCopy } from './project-copy.ts';

/* What an owner changes in a year, all together and with a seventh place; `closed.test.ts` has a part of it under the old name. */

const built = `${copy}/build/client`;

const places = {
  en: ['Bursa', 'The green city below the old mountain, and its baths'],
  tr: ['Bursa', 'Eski dağın eteğinde yeşil şehir ve kaplıcaları'],
  ar: ['بورصة', 'المدينة الخضراء تحت الجبل القديم، وحمّاماتها الدافئة'],
} as const;
const placeSummary = {
  en: 'Plan a journey to the green city below the mountain: warm baths, silk, old inns and the best months.',
  tr: 'Dağın eteğindeki yeşil şehre bir yolculuk planlayın: kaplıcalar, ipek, hanlar ve en uygun aylar.',
  ar: 'خطّط لرحلة إلى المدينة الخضراء تحت الجبل: ينابيع دافئة وحرير وخانات قديمة وأنسب الشهور للسفر.',
};

const filesWithText = () =>
  filesBelow(built, '.html', '.js', '.json', '.xml', '.txt', '.webmanifest', '.ics').map(
    (file) => ({ file: file.slice(built.length), text: readFileSync(file, 'utf8') }),
  );

beforeAll(async () => {
  for (const change of Object.values(changes)) await change();
  await begin('destination', 'bursa');
  copyNeighbour('content/destinations/ephesus', 'content/destinations/bursa');
  for (const locale of locales) {
    const [title, subtitle] = places[locale];
    edit(`content/destinations/bursa/${locale}.md`, (words) =>
      words
        .replace(/^title: .*(?:\n {2,}.*)*$/m, `title: ${title}`)
        .replace(/^inText: .*\n/m, '')
        .replace(/^subtitle: .*(?:\n {2,}.*)*$/m, `subtitle: ${subtitle}`)
        .replace(/^summary: .*(?:\n {2,}.*)*$/m, `summary: "${placeSummary[locale]}"`),
    );
  }
});

test('the site passes the checks', { timeout: 0 }, async () => {
  expect(npmRun('build')).toBe('');
  expect(await findings()).toEqual([]);
});

test('nothing says the old name', () => {
  const old = Object.values(content.site.name);
  const naming = filesWithText().filter(({ text }) => old.some((name) => text.includes(name)));
  expect(naming.map(({ file }) => file)).toEqual([]);
  const renamed = filesWithText().filter(({ text }) =>
    Object.values(newName).some((name) => text.includes(name)),
  );
  expect(renamed.map(({ file }) => file)).toEqual(
    expect.arrayContaining([
      '/index.html',
      '/llms.txt',
      '/tr/site.webmanifest',
      '/ar/guide/feed.xml',
    ]),
  );
});

test('nothing says that there are six places, and the home pages say seven', () => {
  const six =
    /\b(?:six|6) (?:places|tours|destinations)\b|(?:altı|6) (?:yer|tur|Türkiye turu)|(?:ستة|6) أماكن|(?:الأماكن|أماكننا) الستة|(?:ست وجهات|وجهاتنا الست)/iu;
  expect(
    filesWithText()
      .filter(({ text }) => six.test(text))
      .map(({ file }) => file),
  ).toEqual([]);
  expect(readCopy('build/client/index.html')).toContain('seven places');
  expect(readCopy('build/client/tr.html')).toContain('yedi yere');
  expect(readCopy('build/client/ar.html')).toContain('سبعة أماكن');
});
