import { readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { locales } from '../../app/locales.ts';
import { filesBelow } from '../../tools/build/files.ts';
import { business } from '../support/made-up.ts';
import { content } from '../support/texts.ts';
import {
  begin,
  copy,
  copyNeighbour,
  create,
  edit,
  findings,
  npmRun,
  readCopy,
} from './project-copy.ts';

/* What an owner changes in a year passes publish:check, each alone and all together. */

const built = `${copy}/build/client`;

async function builtFindings() {
  expect(npmRun('build')).toBe('');
  return findings();
}

const siteFile = 'content/site.json';
const editSite = (change: (site: Record<string, unknown>) => object) =>
  edit(siteFile, (source) => {
    const site = z.record(z.string(), z.unknown()).parse(JSON.parse(source));
    return JSON.stringify({ ...site, ...change(site) }, undefined, 2);
  });

const list = z.array(z.string());

const newName = { en: 'Two Seas Travel', tr: 'İki Deniz Seyahat', ar: 'سفر البحرين' };
const removed = 'long-weekend';

const answers = {
  en: ['May we bring a dog?', 'Tell us how heavy it is, and we ask the hotels for you.'],
  tr: ['Köpeğimizi getirebilir miyiz?', 'Kaç kilo olduğunu yazın, otellere biz soralım.'],
  ar: ['هل نُحضر كلبنا معنا؟', 'أخبرنا بوزنه ونسأل الفنادق عنك.'],
} as const;

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

const changes: Record<string, () => void | Promise<void>> = {
  'a price': () =>
    edit('content/destinations/ephesus/facts.json', (facts) =>
      facts.replace(/"price": \d+/, '"price": 1234'),
    ),
  'the order of the cards': () =>
    editSite(({ destinations }) => ({ destinations: list.parse(destinations).toReversed() })),
  'the e-mail address': () => editSite(() => ({ email: 'info@ikideniz.example' })),
  'telephone, WhatsApp and licence': () =>
    editSite(() => ({
      business: { ...business, telephone: '+902125550123', whatsapp: '905325550123' },
    })),
  'name, abbreviation and networks': () =>
    editSite(() => ({
      name: newName,
      abbreviation: 'İDS',
      social: [{ name: 'Instagram', url: 'https://instagram.example/ikideniz' }],
    })),
  'a new answer': async () => {
    await begin('answer', 'dogs');
    for (const locale of locales) {
      const [question, text] = answers[locale];
      create(`content/answers/dogs/${locale}.md`, `---\nquestion: ${question}\n---\n\n${text}\n`);
    }
  },
  'a trip less': () => {
    editSite(({ trips }) => ({ trips: list.parse(trips).filter((id) => id !== removed) }));
    rmSync(`${copy}/content/trips/${removed}`, { recursive: true });
  },
};

const kept = `../${basename(copy)}-content`;
copyNeighbour('content', kept);
afterAll(() => rmSync(join(copy, kept), { recursive: true }));

function restore() {
  rmSync(join(copy, 'content'), { recursive: true });
  copyNeighbour(kept, 'content');
}

/** Each is built, which takes some 20 seconds; the rest pass with all others below. */
const alone = [
  'the order of the cards',
  'the e-mail address',
  'telephone, WhatsApp and licence',
  'name, abbreviation and networks',
];

test.each(alone)('%s', { timeout: 0 }, async (name) => {
  restore();
  await changes[name]?.();
  expect(await builtFindings()).toEqual([]);
});

const filesWithText = () =>
  filesBelow(built, '.html', '.js', '.json', '.xml', '.txt', '.webmanifest', '.ics').map(
    (file) => ({ file: file.slice(built.length), text: readFileSync(file, 'utf8') }),
  );

describe('all together, with a seventh place', () => {
  beforeAll(async () => {
    restore();
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

  test('pass the checks', { timeout: 0 }, async () => {
    expect(await builtFindings()).toEqual([]);
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
});
