import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadContent } from '../../app/content/content.server.ts';
import { problem } from '../../app/content/problem.ts';
import { adviceOn } from '../../tools/check/advice.ts';
import { type Checked, check } from '../../tools/check/check.ts';
import { languages, say } from '../../tools/check/say.ts';
import { annotationsOf, sentenceOf, summaryOf, textOf } from '../../tools/check/tell.ts';
import { fieldName, placeName } from '../../tools/check/where.ts';
import { copyOfContent, withField } from '../support/content-copy.ts';

describe('broken content', () => {
  const { copy } = copyOfContent();
  const folder = 'destinations/ephesus';
  const words = (language: string) =>
    `${folder}/${readdirSync(join(copy, folder)).find((name) => name.endsWith(`${language}.md`))}`;
  const [facts, answer] = [`${folder}/facts.json`, 'answers/tipping/facts.json'];
  let checked: Checked;
  const found = (file: string) => {
    const one = checked.problems.find((each) => each.file === file);
    if (!one) throw new Error(`nothing is wrong with ${file}`);
    return one;
  };

  beforeAll(() => {
    const change = (file: string, edit: (source: string) => string) => {
      const path = join(copy, file);
      writeFileSync(path, edit(readFileSync(path, 'utf8')));
    };
    change(facts, (source) => source.replace(/"price": \d+/, '"price": "1.250"'));
    change(words('ar'), (source) => source.replace(/^subtitle: .*$/m, 'subtitle: "أ"'));
    change(answer, withField('topic', 'a, b: 100%\nc'));
    checked = check(copy, '2026-11-28');
  });

  const lineWith = (file: string, text: string) =>
    readFileSync(join(copy, file), 'utf8')
      .split('\n')
      .findIndex((line) => line.includes(text)) + 1;

  test('is named with its line, in English', () => {
    const { line } = found(facts);
    expect(line).toBe(lineWith(facts, '"price"'));
    expect(line).toBeGreaterThan(1);
    const text = textOf(checked).split('\n');
    expect(text).toContain(`content/${facts}:${line}: price: ${found(facts).says}`);
    expect(text.at(-1)).toBe(say('en', 'summary.bad', { count: checked.problems.length }));
  });

  test('has an annotation for each problem, at its line', () => {
    const annotations = annotationsOf(copy, checked);
    expect(annotations).toHaveLength(checked.problems.length);
    const one = found(words('ar'));
    const names = languages.map((language) => fieldName(one.file, one.field, language));
    const said = languages.map((language) => sentenceOf(copy, one, language));
    expect(annotations).toContain(
      `::error file=content/${one.file},line=${lineWith(one.file, 'subtitle:')},title=${names.join(' · ')}::${said.join('%0A')}`,
    );
    expect(annotations.join('').includes('\n')).toBe(false);
  });

  test('keeps signs of its own out of the commands', () => {
    const odd = { ...found(answer), file: 'a,b:c.json', says: '100%\nmore' };
    const [annotation = ''] = annotationsOf(copy, { problems: [odd], remarks: [], advice: [] });
    expect(annotation).toMatch(/^::error file=content\/a%2Cb%3Ac\.json,line=\d+,title=[^,:]+::/);
    expect(annotation).toContain('100%25%0Amore');
  });

  test('is summed up in three languages, with links to the lines', () => {
    const browse = 'https://git.example/me/site/blob/abc/';
    const parts = summaryOf(copy, checked, browse).split('</div>');
    for (const [at, language] of languages.entries()) {
      const part = parts[at] ?? '';
      expect(part).toContain(`<div lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`);
      expect(part).toContain(say(language, 'summary.kept'));
      for (const file of [facts, words('ar'), answer]) {
        const { field, line } = found(file);
        expect(part).toContain(placeName(copy, file, language));
        expect(part).toContain(fieldName(file, field, language));
        expect(part).toContain(`href="${browse}content/${file}?plain=1#L${line}"`);
      }
      expect(part.match(/^- /gm)).toHaveLength(checked.problems.length);
    }
    expect(parts[1]).not.toContain(found(facts).says);
  });

  test('calls entries by their titles', () => {
    const names = languages.map((language) => placeName(copy, facts, language));
    const titles = languages.map(
      (language) =>
        /^title: (.*)$/m.exec(readFileSync(join(copy, words(language)), 'utf8'))?.[1] ?? '',
    );
    for (const [at, title] of titles.entries()) expect(names[at]).toContain(title);
    expect(new Set(titles).size).toBe(languages.length);
  });
});

describe('content that fits', () => {
  const content = loadContent();
  const checkedOn = [
    ...content.destinations,
    ...content.articles,
    ...content.answers,
    ...content.trips,
    ...content.months,
  ].map(({ facts }) => facts.factsChecked);
  const root = 'content';

  test('has one line and no annotation while its facts are of this year', () => {
    const advice = adviceOn(content, checkedOn.toSorted()[0] ?? '');
    expect(advice).toEqual([]);
    expect(annotationsOf(root, { problems: [], remarks: [], advice })).toEqual([]);
    expect(textOf({ problems: [], remarks: [], advice })).toBe(say('en', 'summary.good'));
  });

  test('warns of what is left out', () => {
    const left = problem('site.json', 'answers', 'noEntry', { id: 'lost', list: 'answers' });
    const checked = { problems: [], remarks: [{ ...left, line: 3 }], advice: [] };
    const [annotation, ...others] = annotationsOf(root, checked);
    expect(annotation).toMatch(/^::warning file=content\/site\.json,line=3,title=/);
    expect(others).toEqual([]);
    expect(textOf(checked)).toContain(`content/site.json:3: answers: ${left.says}`);
    for (const language of languages) {
      const said = sentenceOf(root, left, language);
      expect(annotation).toContain(said);
      expect(summaryOf(root, checked)).toContain(said);
      expect(summaryOf(root, checked)).toContain(say(language, 'summary.good'));
    }
  });

  test('warns once of all facts that are older than a year, the oldest first', () => {
    const [first, second] = content.destinations.map((entry) => structuredClone(entry));
    if (!first || !second) throw new Error('there are too few destinations');
    first.facts.factsChecked = '2025-11-27';
    second.facts.factsChecked = '2024-02-29';
    const some = {
      ...content,
      destinations: [first, second],
      articles: [],
      answers: [],
      trips: [],
      months: [],
    };
    const files = [second, first].map(({ folder }) => `${folder}/facts.json`);
    const advice = adviceOn(some, '2026-11-28');
    expect(advice.map((one) => one.files)).toEqual([files]);
    expect(adviceOn(some, '2026-11-27')[0]?.files).toEqual(files.slice(0, 1));

    const checked = { problems: [], remarks: [], advice };
    const annotations = annotationsOf(root, checked);
    expect(annotations).toHaveLength(1);
    expect(annotations[0]).toMatch(/^::warning title=/);
    const summary = summaryOf(root, checked);
    for (const language of languages) {
      expect(summary).toContain(say(language, 'summary.good'));
      expect(summary).toContain(say(language, 'summary.advice'));
      expect(summary).toContain(fieldName(files[0] ?? '', 'factsChecked', language));
      for (const file of files) {
        expect(annotations[0]).toContain(placeName(root, file, language));
        expect(summary).toContain(placeName(root, file, language));
      }
    }
    for (const file of files) expect(textOf(checked)).toContain(`content/${file}`);
  });
});
