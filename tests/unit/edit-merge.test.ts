import { describe, expect, test } from 'vitest';
import { merge } from '../../tools/edit/history/merge.ts';

const base = {
  facts: { price: 1, tags: ['a', 'b'], hours: 2 },
  words: { tr: { frontMatter: { title: 'Ev', tips: [{ text: 'Bir' }, { text: 'İki' }] } } },
};
const withTips = (...texts: string[]) => ({
  ...base,
  words: { tr: { frontMatter: { title: 'Ev', tips: texts.map((text) => ({ text })) } } },
});

describe('two changes of an entry', () => {
  test('of different fields are both kept', () => {
    const mine = { ...base, facts: { ...base.facts, price: 2 } };
    const theirs = withTips('Bir', 'Üç');
    expect(merge(base, mine, theirs)).toEqual({
      value: { ...theirs, facts: mine.facts },
      conflicts: [],
    });
  });

  test('of different items of a list of the same length are both kept', () => {
    const { value, conflicts } = merge(base, withTips('Ah', 'İki'), withTips('Bir', 'Oh'));
    expect(value).toEqual(withTips('Ah', 'Oh'));
    expect(conflicts).toEqual([]);
  });

  test('of the same field are both shown', () => {
    expect(merge(base, withTips('Ah', 'İki'), withTips('Oh', 'İki')).conflicts).toEqual([
      { path: ['words', 'tr', 'frontMatter', 'tips', 0, 'text'], mine: 'Ah', theirs: 'Oh' },
    ]);
  });

  test('that are the same are no conflict', () => {
    expect(merge(base, withTips('Ah', 'İki'), withTips('Ah', 'İki')).conflicts).toEqual([]);
  });

  test('of which one adds and the other removes an item: the list is shown whole', () => {
    const { conflicts } = merge(base, withTips('Bir'), withTips('Bir', 'İki', 'Üç'));
    expect(conflicts.map(({ path }) => path.join('.'))).toEqual(['words.tr.frontMatter.tips']);
  });

  test('a field that one removes is removed, one that one adds is added', () => {
    const { hours, ...less } = base.facts;
    const { value, conflicts } = merge(
      base,
      { ...base, facts: less },
      { ...base, facts: { ...base.facts, nights: hours } },
    );
    expect(value).toEqual({ ...base, facts: { ...less, nights: 2 } });
    expect(conflicts).toEqual([]);
  });
});
