import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { locales } from '../../app/locales.ts';
import { copyList } from '../../app/offline/names.ts';
import { paths } from '../../app/paths.ts';
import { readSite } from '../support/site.ts';
import { content } from '../support/texts.ts';

const schema = z.object({
  words: z.record(z.string(), z.unknown()),
  emissions: z.object({ flight: z.number(), road: z.number(), rail: z.number(), hub: z.string() }),
  rules: z.array(
    z.object({
      id: z.string(),
      days: z.int(),
      title: z.string(),
      html: z.string(),
      text: z.string(),
    }),
  ),
});

describe.each(locales)('what the planner adds to a trip in %s', (locale) => {
  const advice = schema.parse(JSON.parse(readSite(paths.advice(locale))));

  test('is every rule that there is in the language, with links into it', () => {
    const own = content.before.filter(({ translations }) => translations[locale]);
    expect(own.length).toBeGreaterThan(5);
    expect(advice.rules.map(({ id }) => id)).toEqual(own.map(({ id }) => id));
    const links = advice.rules.flatMap(({ html }) => [...html.matchAll(/href="([^"#]+)/g)]);
    expect(links.length).toBeGreaterThan(1);
    expect(new Set(links.map(([, to]) => to))).toEqual(new Set([paths.guide(locale)]));
  });

  test('has invisible signs only in what is shown as it is', () => {
    const plain = [advice.words, advice.rules.map(({ title, text }) => title + text)];
    expect(JSON.stringify(plain)).not.toMatch(/[\u00a0\u202f\u2060\u2066-\u2069]/);
  });

  test('is in the offline copy of the language alone', () => {
    const listed = locales.filter((other) =>
      readSite(copyList(other)).includes(`"${paths.advice(locale)}"`),
    );
    expect(listed).toEqual([locale]);
  });

  test('has its method and the figures that it counts with on the page of credits', () => {
    const { year, page, flight, road, rail } = content.emissions;
    const html = readSite(`${paths.credits(locale)}.html`);
    const told = html.split('<p>').find((paragraph) => paragraph.includes(page));
    const said = told?.split('</p>')[0]?.replaceAll(/<[^>]*>/g, '');
    for (const figure of [year, ...[flight, road, rail].map((of) => Math.round(of * 1000))])
      expect(said).toContain(String(figure));
    expect(said).not.toMatch(/[{}]/);
  });
});
