import { describe, expect, test } from 'vitest';
import { copyOfContent } from '../support/content-copy.ts';
import { content } from '../support/texts.ts';

const { complaintsWith } = copyOfContent();

const faultsOf = (file: string, edit: (source: string) => string | Buffer) =>
  complaintsWith({ [file]: edit }).slice(1);

const visits = content.trips
  .filter(({ facts }) => facts.stops.some(({ place }) => place === 'istanbul'))
  .map(({ folder }) => folder);

describe('one fault is one message:', () => {
  test('an empty text, and the trips that wait for it in a line', () => {
    const [fault, waiting, ...more] = faultsOf('destinations/istanbul/words.ar.md', (source) =>
      source.replace(/^description:.*\n(?: .*\n)*/m, "description: ''\n"),
    );
    expect(fault).toContain('content/destinations/istanbul/words.ar.md: description: ');
    expect(visits.length).toBeGreaterThan(1);
    for (const visit of visits) expect(waiting).toContain(visit);
    expect(more).toEqual([]);
  });

  test.each([
    [
      'a comma that is missing',
      'destinations/cappadocia/facts.json',
      /,\n/,
      '\n',
      /: line 2: a comma/,
    ],
    [
      'a bracket that is missing',
      'guide/istanbul/facts.json',
      /\}\s*$/,
      '',
      /: line \d+: .*bracket is missing/,
    ],
    ['a mark that is not closed', 'site.json', /"\s*,\n/, ',\n', /: line 3: .*bracket is missing/],
    ['a comma too many', 'tags.json', /\n\]\s*$/, ',\n]\n', /: line \d+: .*comma is too many/],
    ['a broken list of texts', 'ui/tr.json', /,\n/, '\n', /: line 2: a comma/],
    ['facts of an answer', 'answers/safety/facts.json', /,\s/, ' ', /: line 1: a comma/],
    [
      'a colon in a text',
      'trips/first-visit/words.tr.md',
      'title:',
      'title: a:',
      /: line 2: a colon/,
    ],
    ['no front matter', 'guide/istanbul/words.tr.md', '---\n', '', /front matter/],
  ])('%s, in %s', (_, file, from, to, says) => {
    const [fault = '', ...more] = faultsOf(file, (source) => source.replace(from, to));
    expect(fault).toContain(`content/${file}: `);
    expect(fault).toMatch(says);
    expect(more.filter((one) => !one.includes('not checked before'))).toEqual([]);
  });

  test('bytes that are no text', () => {
    const faults = faultsOf('trips/first-visit/words.tr.md', (source) =>
      Buffer.concat([Buffer.from(source), Buffer.from([0xfc, 0xfe])]),
    );
    expect(faults).toEqual([expect.stringContaining('UTF-8')]);
  });

  test("none for the line ends and the mark of Windows' Notepad", () => {
    for (const file of ['trips/first-visit/words.tr.md', 'destinations/istanbul/facts.json']) {
      const faults = faultsOf(file, (source) => `\u{feff}${source.replaceAll('\n', '\r\n')}`);
      expect(faults).toEqual([]);
    }
  });
});
