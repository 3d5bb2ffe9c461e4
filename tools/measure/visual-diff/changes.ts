import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compare } from './compare.ts';
import { photograph, type Shot } from './photograph.ts';
import { percent, reportPage, type Change } from './report.ts';
import type { Choice } from './shots.ts';

type Site = { origin: string };

type Terms = {
  choice: Choice;
  /** Where the report and the pictures of what changed go. */
  folder: string;
  /** The base's name, for the report. */
  base: string;
};

/** Compares a photograph with the earlier one and keeps both if they differ. */
async function changeOf(before: Shot, after: Shot, folder: string): Promise<Change | undefined> {
  const { name } = after;
  const { ratio, diff } = await compare(before.png, after.png);
  if (ratio === 0) return undefined;
  const pictures = { before: before.png, after: after.png, diff: await diff() };
  for (const [kind, png] of Object.entries(pictures)) {
    writeFileSync(join(folder, `${name}.${kind}.png`), png);
  }
  console.log(`${name}: ${percent(ratio)}`);
  return { name, ratio };
}

/** Photographs two builds of the site and reports what differs. */
export async function findChanges(
  was: Site,
  is: Site,
  { choice, folder, base }: Terms,
): Promise<Change[]> {
  const changes: Change[] = [];
  let photographs = 0;
  for (const page of choice.pages) {
    const before = await photograph(was.origin, page, choice);
    const after = await photograph(is.origin, page, choice);
    for (const [index, shot] of after.entries()) {
      const earlier = before[index];
      const change = earlier && (await changeOf(earlier, shot, folder));
      if (change) changes.push(change);
      photographs += 1;
    }
  }
  writeFileSync(join(folder, 'changes.html'), reportPage(changes, photographs, base));
  console.log(`${changes.length} of ${photographs} photographs differ from ${base}`);
  return changes;
}
