import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { drawn } from '../../app/art/manifest.ts';
import { loadContent } from '../../app/content/load.server.ts';
import { plainShares } from '../build/share-record.ts';
import { storedLinks } from '../photos/stored.ts';
import { root } from '../run/npm.mjs';
import { chaptersOf, wordCounts } from './findings.ts';
import { reportHtml, reportText } from './pages.ts';

const storedSchema = z.object({
  date: z.string(),
  wrong: z.array(z.object({ name: z.string(), problems: z.array(z.string()) })),
});

export function writeReport(today: string) {
  const content = loadContent(undefined, { unfinished: true });
  const standIns = new Set(Object.keys(content.standIns)).difference(new Set(Object.keys(drawn)));
  const links = existsSync(storedLinks)
    ? storedSchema.parse(JSON.parse(readFileSync(storedLinks, 'utf8')))
    : undefined;
  const chapters = chaptersOf({ content, today, standIns, plainShares: plainShares(), links });
  const report = { date: today, chapters, words: wordCounts(content) };
  const folder = join(root, 'test-results');
  mkdirSync(folder, { recursive: true });
  const page = join(folder, 'report.html');
  const text = reportText(report);
  writeFileSync(page, reportHtml(report, '../public/art'));
  writeFileSync(join(folder, 'report.txt'), `${text}\n`);
  return { chapters, page, text };
}

const openers: Partial<Record<NodeJS.Platform, [string, ...string[]]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
  linux: ['xdg-open'],
};

/** Opens a page in the browser, except in CI or without a terminal. */
export function openPage(page: string) {
  const [opener, ...before] = openers[process.platform] ?? [];
  if (!opener || !process.stdout.isTTY || process.env.CI) return;
  spawn(opener, [...before, page], { detached: true, stdio: 'ignore' })
    .on('error', () => {})
    .unref();
}
