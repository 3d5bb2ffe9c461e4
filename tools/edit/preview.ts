import { type ChildProcess, spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { z } from 'zod';
import { localeIds } from '../../app/locale-ids.ts';
import type { Locale } from '../../app/locales.ts';
import { monthIds } from '../../app/pages.ts';
import { paths } from '../../app/paths.ts';
import { changesOf, entrySchema, folderOf, isCurrent } from './entry.ts';
import type { Problem } from './problem.ts';
import { problemsIn } from './problems.ts';
import { Refusal } from './refusal.ts';

/* The site as it will be: Astro's own server on a copy of content/, which has unsaved texts as well. */

const host = '127.0.0.1';

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, host, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

const previewSchema = z.object({
  kind: z.string(),
  id: z.string(),
  locale: z.enum(localeIds),
  /** As it is typed. */
  entry: entrySchema.optional(),
});

/** The page that an entry is on. */
function pageOf(kind: string, id: string, locale: Locale): string {
  const month = monthIds.find((one) => one === id);
  if (kind === 'destinations') return paths.destination(locale, id);
  if (kind === 'guide') return paths.article(locale, id);
  if (kind === 'trips') return paths.trip(locale, id);
  if (kind === 'answers') return `${paths.guide(locale)}#${id}`;
  if (kind === 'experiences') return `${paths.experiences(locale)}#${id}`;
  if (kind === 'people') return paths.contact(locale);
  if (kind === 'departures') return paths.trips(locale);
  if (kind === 'months' && month) return paths.month(locale, month);
  return paths.home(locale);
}

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));

/** Makes `to` like `from`, with some files as typed. Unchanged files are not written, because that reloads pages. */
function mirror(from: string, to: string, typed: ReadonlyMap<string, string> = new Map()) {
  const files = new Set(filesIn(from));
  mkdirSync(to, { recursive: true });
  for (const file of filesIn(to)) if (!files.has(file)) rmSync(join(to, file));
  for (const file of files) {
    const target = join(to, file);
    const isText = /\.(?:json|md)$/.test(file);
    // Pictures have the hash of their content in their name.
    if (!isText && existsSync(target)) continue;
    const bytes = Buffer.from(typed.get(file) ?? readFileSync(join(from, file)));
    if (existsSync(target) && readFileSync(target).equals(bytes)) continue;
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, bytes);
  }
}

export type Shown = {
  address: string;
  /** `notReady`: what is typed does not fit yet. `mend`: nor does what is saved. */
  state: 'typed' | 'saved' | 'notReady' | 'mend';
  /** What to mend; the list of what the build refuses leaves out drafts. */
  problems?: Problem[];
};

export async function createPreview({ project, content }: { project: string; content: string }) {
  const port = await freePort();
  const origin = `http://${host}:${port}`;
  let server: ChildProcess | undefined;
  let copy: string | undefined;

  function start(home: string) {
    server = spawn(process.execPath, [join(project, 'tools/build/astro.ts'), 'dev'], {
      cwd: home,
      // Bundling the editor's page sets NODE_ENV to production in this process.
      env: { ...process.env, NODE_ENV: 'development', PORT: String(port), HOST: host },
      // Its end ends the server, even where this process is killed.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    server.once('error', () => (server = undefined));
    server.once('exit', () => (server = undefined));
  }

  const isRunning = () => server !== undefined;

  /** @throws {Refusal} when the server ends or does not answer. */
  async function answers(address: string) {
    for (let tries = 0; isRunning() && tries < 400; tries += 1) {
      const response = await fetch(`${origin}${address}`).catch(() => undefined);
      if (response) return response.ok;
      await setTimeout(300);
    }
    throw new Refusal('preview.failed');
  }

  async function showOne(input: unknown): Promise<Shown> {
    const { kind, id, locale, entry } = previewSchema.parse(input);
    const folder = folderOf(content, kind, id);
    const address = pageOf(kind, id, locale);
    copy ??= mkdtempSync(join(tmpdir(), 'preview-'));
    const shown = join(copy, 'shown/content');
    const trial = join(copy, 'trial/content');
    const typed = new Map<string, string>();
    if (entry && isCurrent(folder, entry)) {
      const changes = await changesOf(folder, entry);
      for (const [file, text] of changes) typed.set(relative(content, file), text);
    }
    mirror(content, trial, typed);
    let state: Shown['state'] = typed.size > 0 ? 'typed' : 'saved';
    // The server must not see what does not fit.
    const check = () => problemsIn(project, { content: trial, unfinished: true });
    let problems = await check();
    if (problems.length > 0 && typed.size > 0) {
      mirror(content, trial);
      problems = await check();
      state = 'notReady';
    }
    if (problems.length > 0) return { address: `${origin}${address}`, state: 'mend', problems };
    mirror(trial, shown);
    if (!server) start(join(copy, 'shown'));
    if (!(await answers(address))) throw new Refusal('preview.failed');
    return { address: `${origin}${address}`, state };
  }

  let last: Promise<unknown> = Promise.resolve();
  /** One after the other, because they write the same files. */
  async function show(input: unknown): Promise<Shown> {
    const next = last.then(() => showOne(input));
    last = next.catch(() => undefined);
    return next;
  }

  function stop() {
    server?.kill();
    if (copy) rmSync(copy, { recursive: true, force: true });
    copy = undefined;
  }
  process.once('exit', stop);

  return {
    origin,
    show,
    stop() {
      process.off('exit', stop);
      stop();
    },
  };
}
