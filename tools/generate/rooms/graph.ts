import { readFileSync } from 'node:fs';
import { dirname, join, posix, relative, sep } from 'node:path';
import { filesBelow } from '../../build/files.ts';
import { root } from '../../run/npm.mjs';

/*
 * Which room of `app/` uses which, read from the imports. Types alone do not count: they are gone
 * when the site runs, and everybody may name what the content looks like.
 */

/** Files at the top of `app/`: the contract of addresses, or what starts the site. */
const roomOfTop = (file: string) =>
  /^(?:pages|paths|locales|locale-ids|env\.d)\.ts$/.test(file) ? 'addresses' : 'start';

/** @param file From the folder `app`, with slashes. */
function roomOf(file: string) {
  const [folder = '', ...rest] = file.split('/');
  return rest.length > 0 ? folder : roomOfTop(folder);
}

const imports =
  /^(?:import|export)\s+(?!type\b)([^;]*?)\s*from\s+'(\.[^'?]+)|^import '(\.[^'?]+)/gm;
const onlyTypes = /^\{(?:\s*type \w+,?)+\s*\}$/;

/** Every room with the rooms that it uses, both sorted. */
export function roomGraph() {
  const app = join(root, 'app');
  const graph = new Map<string, Set<string>>();
  for (const path of filesBelow(app, '.ts', '.tsx')) {
    const file = relative(app, path).replaceAll(sep, '/');
    const room = roomOf(file);
    const uses = graph.get(room) ?? new Set();
    graph.set(room, uses);
    for (const [, names = '', from, bare] of readFileSync(path, 'utf8').matchAll(imports)) {
      const target = posix.join(dirname(file), from ?? bare ?? '');
      if (onlyTypes.test(names.trim()) || target.startsWith('..')) continue;
      if (roomOf(target) !== room) uses.add(roomOf(target));
    }
  }
  return new Map(
    [...graph]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([room, uses]) => [room, [...uses].toSorted()] as const),
  );
}

/** A way from a room back to itself, if there is one. */
export function circleIn(graph: ReadonlyMap<string, readonly string[]>) {
  const done = new Set<string>();
  const walk = (room: string, way: readonly string[]): readonly string[] | undefined => {
    if (way.includes(room)) return [...way.slice(way.indexOf(room)), room];
    if (done.has(room)) return undefined;
    for (const next of graph.get(room) ?? []) {
      const circle = walk(next, [...way, room]);
      if (circle) return circle;
    }
    done.add(room);
    return undefined;
  };
  for (const room of graph.keys()) {
    const circle = walk(room, []);
    if (circle) return circle;
  }
  return undefined;
}

/** The text of `docs/rooms.md`: a picture of the arrows, which GitHub draws. */
export function roomsDocument() {
  const arrows = [...roomGraph()].flatMap(([room, uses]) =>
    uses.map((used) => `  ${room} --> ${used}`),
  );
  return `# Rooms

Written by \`npm run rooms\`; do not edit. An arrow leads from a room of \`app/\` to one that it uses;
types alone do not count. \`addresses\` are \`app/pages.ts\`, \`app/paths.ts\` and \`app/locales.ts\`, \`start\`
the other files at the top of \`app/\`. The styleguide, which sees everything, is left out.

\`\`\`mermaid
flowchart TD
${arrows.filter((arrow) => !arrow.includes('styleguide')).join('\n')}
\`\`\`
`;
}
