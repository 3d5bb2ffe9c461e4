import { describe, expect, test } from 'vitest';
import { loadContent } from '../../app/content/load.server.ts';
import type { Chapter, Known } from '../../tools/report/chapter.ts';
import { chaptersOf, wordCounts } from '../../tools/report/findings.ts';
import { reportHtml, reportText } from '../../tools/report/pages.ts';
import { median, wordsIn } from '../../tools/report/words.ts';

const content = loadContent();
const nothing = { today: '2026-11-22', standIns: new Set<string>(), plainShares: [] };

/** The findings of a chapter with changed content. */
function found(title: string, change: (copy: Known['content']) => void, more: Partial<Known> = {}) {
  const copy = structuredClone(content);
  change(copy);
  const chapter = chaptersOf({ ...nothing, content: copy, ...more }).find(
    (one) => one.title === title,
  );
  if (chapter === undefined) throw new RangeError(`no chapter ${title}`);
  return chapter.findings.map(({ file, says }) => `${file}: ${says}`).join('\n');
}

const [place] = content.destinations;
const folder = `content/${place?.folder}`;

describe('the report lists', () => {
  test('facts that were not checked for a year, and no others', () => {
    const old = found('Facts not checked for a year', ({ destinations: [first] }) => {
      if (first) first.facts.factsChecked = '2025-11-20';
    });
    expect(old).toBe(`${folder}/facts.json: last checked on 2025-11-20, 367 days ago`);
  });

  test.each(['en', 'tr', 'ar'] as const)(
    'a text in %s that is much shorter than its kind',
    (locale) => {
      const short = found('Texts short or long for their kind', ({ destinations: [first] }) => {
        if (first) first.translations[locale].body = 'كلمة';
      });
      expect(short).toContain(`${folder}/${locale}.md: 1 words`);
    },
  );

  test('a destination without ways, or missing in the list of best months', () => {
    const { id } = place ?? {};
    const alone = found('Places that others do not mention', ({ legs, blocks }) => {
      legs.legs = legs.legs.filter(({ from, to }) => from !== id && to !== id);
      const list = blocks.find((block) => block.id === 'best-time');
      if (list) list.translations.tr.body = '';
    });
    expect(alone).toContain(`content/legs.json: no way leads to ${id},`);
    expect(alone).toContain(`content/blocks/best-time/tr.md: does not say when ${id} is best`);
    expect(alone).not.toContain(`best-time/en.md: does not say when ${id} `);
  });

  test('a tip that one language lacks', () => {
    const missing = found(
      'Missing in a language, or shorter there',
      ({ destinations: [first] }) => {
        first?.translations.ar.frontMatter.tips.pop();
        first?.translations.ar.frontMatter.tips.pop();
      },
    );
    expect(missing).toContain(`${folder}/ar.md: tips: `);
  });

  test('an answer that is not written in a language', () => {
    const missing = found('Missing in a language, or shorter there', ({ answers }) => {
      const answer = answers.find(({ id }) => id === 'safety');
      if (answer) answer.translations.tr = undefined;
    });
    expect(missing).toContain('content/answers/safety: only in en, ar,');
  });

  test('a tag with one place', () => {
    const tags = found('Tags with one place', ({ destinations }) => {
      for (const { facts } of destinations.slice(1)) facts.tags = ['nature'];
      const [first] = destinations;
      if (first) first.facts.tags = ['urban'];
    });
    const title = content.destinations[0]?.translations.en.frontMatter.title;
    expect(tags).toContain(`“Urban” has one place: ${title}`);
    expect(tags).not.toContain('“Nature”');
  });

  test('photos whose author we do not know', () => {
    const anonymous = content.destinations.flatMap(({ facts }) =>
      facts.photos.filter(({ author }) => author === undefined),
    ).length;
    const lines = found('Photos without an author', () => {}).split('\n');
    expect(lines.filter((line) => line.startsWith('content/destinations'))).toHaveLength(anonymous);
  });

  test('photos of our own that no page shows, and how to remove them', () => {
    const record = { width: 900, height: 600, widths: [800], colour: '#336699' };
    const unused = found('Photos of our own that no page shows', ({ ownPhotos, destinations }) => {
      ownPhotos.set('old-1a2b3c4d', record).set('shown-1a2b3c4d', record);
      const local = { stem: 'shown-1a2b3c4d', widths: [800], colour: '#336699' };
      const id = 'shown-1a2b3c4d';
      destinations[0]?.facts.photos.push({
        host: 'own',
        id,
        author: 'Ayşe',
        licence: 'own',
        local,
      });
    });
    expect(unused).toMatch(/^content\/photos\/old-1a2b3c4d\*: .*delete the files/);
    expect(unused).not.toContain('shown-');
  });

  test('broken links, or that links were not checked', () => {
    const links = { date: '2026-11-01', wrong: [{ name: 'a photo', problems: ['answers 404'] }] };
    expect(found('Links that answered badly', () => {}, { links })).toBe('a photo: answers 404');
    const unasked = chaptersOf({ ...nothing, content }).find(
      ({ title }) => title === 'Links that answered badly',
    );
    expect(unasked?.about).toContain('Not checked yet');
  });

  test('places with a placeholder picture', () => {
    const standIns = new Set<string>(place ? [place.facts.scene] : []);
    expect(found('Not finished', () => {}, { standIns })).toContain(
      `content/stand-ins.json: ${place?.facts.scene}`,
    );
  });

  test('departures and notices that are over, and no others', () => {
    const over = found('Departures and notices that are over', ({ departures, notices }) => {
      const facts = { trip: 'first-visit', price: 1000, places: 'open' as const, todo: [] };
      departures.push(
        { id: 'old', folder: 'departures/old', facts: { ...facts, start: '2026-11-21' } },
        { id: 'new', folder: 'departures/new', facts: { ...facts, start: '2026-11-22' } },
      );
      const words = { frontMatter: { title: 'A title.' }, body: 'A sentence.' };
      const translations = { en: words, tr: words, ar: words };
      const dates = { kind: 'news' as const, from: '2026-11-01', pages: [], todo: [] };
      notices.push(
        {
          id: 'old',
          folder: 'notices/old',
          facts: { ...dates, until: '2026-11-21' },
          translations,
        },
        {
          id: 'new',
          folder: 'notices/new',
          facts: { ...dates, until: '2026-11-22' },
          translations,
        },
      );
    });
    expect(over).toContain('content/departures/old: started on 2026-11-21');
    expect(over).not.toContain('content/departures/new');
    expect(over).toContain('content/notices/old: ended on 2026-11-21');
    expect(over).not.toContain('content/notices/new');
  });

  test('share pictures without words', () => {
    const plainShares = [{ file: 'public/art/share/en/plan.jpg', scene: 'hero' }];
    expect(found('Pictures of shared pages without their words', () => {}, { plainShares })).toBe(
      'public/art/share/en/plan.jpg: shows its drawing without the words of its page',
    );
  });
});

test('words are counted by the rules of each language', () => {
  expect(wordsIn('One, two.', 'en')).toBe(2);
  expect(wordsIn('Efes’e yürüyün.', 'tr')).toBe(2);
  expect(wordsIn('اشرب الماء، فهو جيد.', 'ar')).toBe(4);
  expect(median([1, 9, 3])).toBe(3);
  expect(median([1, 3])).toBe(2);
  for (const { counts } of wordCounts(content)) expect(Math.min(...counts)).toBeGreaterThan(0);
});

test('the page has the text of the report, and escapes markup', () => {
  const chapters: Chapter[] = [
    { title: 'Photos', about: 'Look.', findings: [{ file: 'a.md', says: '<b>2 & 3</b>' }] },
  ];
  const report = { date: '2026-11-22', chapters, words: wordCounts(content) };
  expect(reportText(report)).toContain('- a.md: <b>2 & 3</b>');
  expect(reportHtml(report, 'art')).toContain('&lt;b>2 &amp; 3&lt;/b>');
});
