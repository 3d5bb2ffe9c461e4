import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { locales } from '../../../app/locales.ts';
import { beginEntry } from '../../new/entry.ts';
import { copiedProject, letters, siteOf } from './synthetic.ts';

/* A copy of the project that has grown by the templates of `npm run new`. */

const change = (file: string, edit: (text: string) => string) =>
  writeFileSync(file, edit(readFileSync(file, 'utf8')));

/** Writes what the template asks for, as shortly as can be. */
function finish(project: string, folder: string, id: string, scene: string) {
  for (const locale of locales) {
    change(join(project, folder, `${locale}.md`), (text) =>
      text.replaceAll('WRITE', 'Words').replace(/^title: .*$/m, `title: Words ${id}`),
    );
  }
  change(join(project, folder, 'facts.json'), (text) => {
    const facts: object = JSON.parse(text.replaceAll('WRITE', 'Words'));
    // Drawings are made once and are no part of a day's build: others' stand in.
    return JSON.stringify({ ...facts, todo: [], scene });
  });
  rmSync(join(project, `art/scenes/${id}.ts`));
}

/**
 * Makes a project with as many destinations and articles as wanted, those of today included.
 * @returns A folder for a while.
 */
export async function begunProject(wanted: { destination: number; article: number }) {
  const project = copiedProject('begun');
  const before = siteOf(project);
  const counts = { destination: before.destinations.length, article: before.guide.length };
  for (const kind of ['destination', 'article'] as const) {
    for (let count = counts[kind]; count < wanted[kind]; count += 1) {
      const id = `${kind === 'article' ? 'text' : 'place'}-${letters(count)}`;
      const { folder } = await beginEntry({ kind, id }, project, '2026-11-23');
      const scene = before.destinations[count % before.destinations.length] ?? '';
      finish(project, folder, id, scene);
    }
  }
  return { project, site: siteOf(project) };
}
