import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { photograph } from './photograph.ts';
import { makeSheets } from './sheet.ts';
import { pageName, type Choice } from './shots.ts';

type Terms = {
  choice: Choice;
  folder: string;
  /** Whether the photographs are kept as well, each as it was taken. */
  full: boolean;
};

/** Photographs a site and lays what belongs together side by side. */
export async function writeSheets(origin: string, { choice, folder, full }: Terms) {
  for (const page of choice.pages) {
    const shots = await photograph(origin, page, choice);
    const sheets = await makeSheets(shots);
    for (const [index, sheet] of sheets.entries()) {
      const name = `${pageName(page)}-${index + 1}.jpg`;
      writeFileSync(join(folder, name), sheet);
      console.log(name);
    }
    if (!full) continue;
    for (const { name, png } of shots) writeFileSync(join(folder, `${name}.png`), png);
  }
}
