import { locales } from '../../app/locales.ts';
import type { Chapter, Known } from './chapter.ts';

export function joined({ content: { destinations, legs, blocks } }: Known): Chapter {
  const reached = new Set(legs.legs.flatMap(({ from, to }) => [from, to]));
  const apartFrom = destinations
    .filter(({ id }) => !reached.has(id))
    .map(({ id, facts: { scene } }) => ({
      file: 'content/legs.json',
      says: `no way leads to ${id}, so neither a ready-made trip nor the planner knows how to get there`,
      scene,
    }));
  const list = blocks.find(({ id }) => id === 'best-time');
  const unlisted = locales.flatMap((locale) => {
    const lines = list?.translations[locale].body
      .split('\n')
      .filter((line) => line.startsWith('- '));
    return destinations
      .filter(({ translations }) => {
        const { title } = translations[locale].frontMatter;
        return !lines?.some((line) => line.includes(title));
      })
      .map(({ id, facts: { scene } }) => ({
        file: `content/blocks/best-time/${locale}.md`,
        says: `does not say when ${id} is best`,
        scene,
      }));
  });
  return {
    title: 'Places that others do not mention',
    about: 'A new destination has to be added to these too.',
    findings: [...apartFrom, ...unlisted],
  };
}
