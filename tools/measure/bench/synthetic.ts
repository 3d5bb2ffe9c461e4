import { cpSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { siteSchema } from '../../../app/content/schemas.ts';
import { locales } from '../../../app/locales.ts';
import { root } from '../../run/npm.mjs';

/* A copy of the project in which every destination and article stands many times. */

const copied = ['app', 'art', 'content', 'public', 'tools', 'package.json', 'tsconfig.json'];
const configurations = ['react-router.config.ts', 'vite.config.ts'];

/** Ids are made of letters: b, c, … z, ba, bb, … */
export const letters = (value: number): string =>
  (value >= 26 ? letters(Math.floor(value / 26)) : '') + String.fromCharCode(97 + (value % 26));

const replaceIn = (file: string, pattern: RegExp, replacement: string) =>
  writeFileSync(file, readFileSync(file, 'utf8').replace(pattern, replacement));

/** An entry once more: `istanbul-b`, "Istanbul B", which speaks of the destinations of its own kind. */
function copyEntry(kind: string, id: string, suffix: string) {
  const folder = `${kind}/${id}-${suffix}`;
  cpSync(`${kind}/${id}`, folder, { recursive: true });
  for (const locale of locales) {
    // U+2069 closes a run of another script and stays last.
    replaceIn(`${folder}/${locale}.md`, /^(title: "?.*?)("?)$/m, `$1 ${suffix.toUpperCase()}$2`);
  }
  if (kind.endsWith('guide')) {
    replaceIn(`${folder}/facts.json`, /(?<="destinations": \[)[^\]]*/, '');
    const facts: { destinations: string[] } = JSON.parse(
      readFileSync(`${kind}/${id}/facts.json`, 'utf8'),
    );
    replaceIn(
      `${folder}/facts.json`,
      /(?<="destinations": )\[\]/,
      JSON.stringify(facts.destinations.map((name) => `${name}-${suffix}`)),
    );
  }
  return `${id}-${suffix}`;
}

/** What a build reads, once more, in a folder for a while. */
export function copiedProject(name: string) {
  const project = mkdtempSync(join(tmpdir(), `${name}-`));
  for (const path of [...copied, ...configurations]) {
    cpSync(join(root, path), join(project, path), { recursive: true });
  }
  // Junctions are links of folders that need no special rights on Windows.
  symlinkSync(join(root, 'node_modules'), join(project, 'node_modules'), 'junction');
  return project;
}

const siteFile = (project: string) => join(project, 'content/site.json');

export const siteOf = (project: string) =>
  siteSchema.parse(JSON.parse(readFileSync(siteFile(project), 'utf8')));

/**
 * Makes a project with many times the destinations and articles.
 * @param times 1 for a plain copy.
 * @returns A folder for a while.
 */
export function syntheticProject(times: number) {
  const project = copiedProject(`scale-${times}`);
  const site = siteOf(project);
  const suffixes = Array.from({ length: times - 1 }, (_, at) => letters(at + 1));
  const more = (kind: 'destinations' | 'guide') =>
    suffixes.flatMap((suffix) =>
      site[kind].map((id) => copyEntry(join(project, 'content', kind), id, suffix)),
    );
  const grown = {
    ...site,
    destinations: [...site.destinations, ...more('destinations')],
    guide: [...site.guide, ...more('guide')],
  };
  writeFileSync(siteFile(project), JSON.stringify(grown));
  return { project, site: grown };
}
