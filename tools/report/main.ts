import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { loadContent } from '../../app/content/load.server.ts';
import { readRecord } from '../../art/pipeline/record.ts';
import { storedLinks } from '../photos/stored.ts';
import { root } from '../run/npm.mjs';
import { chaptersOf, wordCounts } from './findings.ts';
import { reportHtml, reportText } from './pages.ts';

/* `npm run report`: what the content needs, as text and as a page with pictures. */

const storedSchema = z.object({
  date: z.string(),
  wrong: z.array(z.object({ name: z.string(), problems: z.array(z.string()) })),
});

const today = new Date().toISOString().slice(0, 10);
const content = loadContent(undefined, { unfinished: true });
const { posters } = readRecord();
const standIns = new Set(Object.keys(posters).filter((scene) => posters[scene]?.standIn));
const links = existsSync(storedLinks)
  ? storedSchema.parse(JSON.parse(readFileSync(storedLinks, 'utf8')))
  : undefined;

const report = {
  date: today,
  chapters: chaptersOf({ content, today, standIns, links }),
  words: wordCounts(content),
};
const folder = join(root, 'test-results');
mkdirSync(folder, { recursive: true });
const page = join(folder, 'report.html');
writeFileSync(page, reportHtml(report, '../public/art'));
writeFileSync(join(folder, 'report.txt'), `${reportText(report)}\n`);
console.log(reportText(report));
console.log(`\nThe same with pictures: ${page}`);

const openers: Partial<Record<NodeJS.Platform, [string, ...string[]]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
  linux: ['xdg-open'],
};
const [opener, ...before] = openers[process.platform] ?? [];
if (opener && process.stdout.isTTY && !process.env.CI) {
  // Where no browser is to be found the address above has to do.
  spawn(opener, [...before, page], { detached: true, stdio: 'ignore' })
    .on('error', () => {})
    .unref();
}
