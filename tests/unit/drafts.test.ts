import { describe, expect, test } from 'vitest';
import { loadContent } from '../../app/content/content.server.ts';
import { copyOfContent, withField } from '../support/content-copy.ts';

const { copy, withFiles, complaintsWith } = copyOfContent();

const draft = withField('draft', true);
const linkingTo = (address: string) => (source: string) => `${source}\nSee [it](${address}).\n`;

describe('a draft', () => {
  const asDraft = { 'trips/first-visit/facts.json': draft };

  test('is in no list of what is built, and in that of development', () => {
    const [built, shown] = [false, true].map(
      (withDrafts) => withFiles(asDraft, () => loadContent(copy, { withDrafts })).site.trips,
    );
    expect(built).not.toContain('first-visit');
    expect(shown).toContain('first-visit');
  });

  test('may be unfinished, and even broken', () => {
    const unfinished = {
      'answers/tipping/facts.json': draft,
      'answers/tipping/words.tr.md': () => 'not yet',
    };
    expect(complaintsWith(unfinished)).toEqual([]);
  });

  test.each([
    ['trips/first-visit/facts.json', 'guide/istanbul/words.tr.md', '/trips/first-visit'],
    ['guide/culinary-journey/facts.json', 'blocks/price/words.en.md', '/guide/culinary-journey'],
  ])('%s is named where %s links to it', (facts, text, address) => {
    const said = complaintsWith({ [facts]: draft, [text]: linkingTo(address) }).join('\n');
    expect(said).toContain(
      `content/${text}: body: the link ${address} leads to a draft, which is not on the site`,
    );
  });

  test('a place: trips that go there are named, lists of places lose it', () => {
    const said = complaintsWith({ 'destinations/pamukkale/facts.json': draft });
    expect(said.join('\n')).toContain(
      'content/trips/long-weekend/facts.json: stops.1: "pamukkale" is a draft, so it is not on the site',
    );
    const others = said.filter(
      (line) => line.startsWith('  - ') && !line.includes('content/trips/'),
    );
    expect(others).toEqual([]);
  });

  test('a place: with its trips as drafts everything else fits, and nothing names it', () => {
    const { trips } = loadContent(copy);
    const through = trips.filter(({ facts }) =>
      facts.stops.some(({ place }) => place === 'pamukkale'),
    );
    const files = Object.fromEntries(
      ['destinations/pamukkale', ...through.map(({ folder }) => folder)].map((folder) => [
        `${folder}/facts.json`,
        draft,
      ]),
    );
    const found = withFiles(files, () => loadContent(copy));
    expect(JSON.stringify(found.legs.legs)).not.toContain('"pamukkale"');
    expect(found.articles.flatMap(({ facts }) => facts.destinations)).not.toContain('pamukkale');
    expect(found.months.flatMap(({ facts }) => facts.leaveOut)).not.toContain('pamukkale');
  });
});
