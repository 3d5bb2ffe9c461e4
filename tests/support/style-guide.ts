import { read } from './project.ts';

const styleGuide = read('content/STYLE.md');

/** The entries under a heading of the style guide. */
export function listUnder(heading: string): string[] {
  const [, section = ''] = styleGuide.split(`### ${heading}\n`);
  const [own = ''] = section.split(/\n#{2,3} /);
  const entries = [...own.matchAll(/^- (.+)$/gm)].map(([, entry = '']) => entry);
  if (entries.length < 6) throw new Error(`content/STYLE.md has no list under ${heading}`);
  return entries;
}
