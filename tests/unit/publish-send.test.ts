import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { unzipSync } from 'fflate';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadContent } from '../../app/content/load.server.ts';
import { publishingSchema } from '../../app/content/publishing-schema.ts';
import { filesBelow } from '../../tools/build/files.ts';
import { publisher } from '../../tools/publish/job.ts';
import { copyOfContent } from '../support/content-copy.ts';
import { smallProject } from '../support/small-site.ts';

const outside = mkdtempSync(join(tmpdir(), 'hosts-'));
afterAll(() => rmSync(outside, { recursive: true }));

let project: ReturnType<typeof smallProject>;
let minute = 0;
beforeEach(() => {
  project = smallProject();
});
afterEach(() => project.remove());

const jobOf = (options: Partial<Parameters<typeof publisher>[0]> = {}) =>
  publisher({
    folder: project.folder,
    check: () => Promise.resolve([]),
    now: () => new Date(Date.UTC(2026, 4, 1, 10, (minute += 1))),
    ...options,
  });

async function publish(job = jobOf()) {
  await job.prepare('tr');
  await job.confirm();
  return job.state();
}

const inSite = (folder: string) =>
  filesBelow(folder).map((file) => file.slice(folder.length + 1).replaceAll('\\', '/'));
const bytesIn = (folder: string) =>
  Object.fromEntries(
    inSite(folder).map((file) => [file, readFileSync(join(folder, file), 'utf8')]),
  );
const built = () => join(project.folder, 'build/client');
const home = (text: string) => project.site('index.html', project.page('Home', text));

const git = (repository: string, ...args: string[]) =>
  execFileSync('git', ['--git-dir', repository, ...args], { encoding: 'utf8' }).trim();
const bare = (name: string) => {
  const repository = join(outside, name);
  execFileSync('git', ['init', '--quiet', '--bare', repository]);
  return repository;
};

/** A fake of a host's tool, which writes its arguments and its folder into a file. */
function tool(name: string, { fails = false } = {}) {
  const bin = mkdtempSync(join(outside, 'bin-'));
  const log = join(bin, 'said');
  const script =
    '#!/bin/sh\n' +
    `echo "${name} $*" > '${log}'\npwd >> '${log}'\n` +
    (fails
      ? 'echo "Error: Not authorized https://me:secret@host" >&2\nexit 1\n'
      : 'echo Deployed\n');
  writeFileSync(join(bin, name), script);
  chmodSync(join(bin, name), 0o755);
  return {
    env: { PATH: `${bin}${delimiter}${process.env.PATH}` },
    said: () => readFileSync(log, 'utf8').trim().split('\n'),
  };
}

const filesOf = (repository: string) =>
  git(repository, 'ls-tree', '-r', '--name-only', 'gh-pages').split('\n');

describe('a zip', () => {
  test('has every file, and the same files make the same bytes', async () => {
    const { stage, done } = await publish();
    expect(stage).toBe('done');
    expect(done?.key).toBe('publish.done.zip');
    const zip = join(project.folder, 'build/site.zip');
    const first = readFileSync(zip);
    const files = unzipSync(new Uint8Array(first));
    expect(Object.keys(files).toSorted()).toEqual(inSite(built()).toSorted());
    expect(Buffer.from(files['index.html'] ?? []).toString()).toBe(bytesIn(built())['index.html']);

    // Other times and another order of writing.
    const contents = bytesIn(built());
    rmSync(built(), { recursive: true });
    for (const [file, text] of Object.entries(contents).toReversed()) project.site(file, text);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2031, 0, 1) });
    await publish();
    vi.useRealTimers();
    expect(readFileSync(zip).equals(first)).toBe(true);
  });
});

describe('a folder', () => {
  test('gets exactly the files of the site, and comes back to the state before', async () => {
    const folder = join(outside, 'served');
    project.setUp({ to: 'folder', folder });
    await publish();
    const first = bytesIn(folder);
    expect(first).toEqual(bytesIn(built()));

    home('Changed.');
    project.leave('tr/index.html');
    const job = jobOf();
    await publish(job);
    expect(bytesIn(folder)).toEqual(bytesIn(built()));
    expect(inSite(folder)).not.toContain('tr/index.html');

    await job.prepareBack();
    expect(job.state().changes?.added).toEqual([{ address: '/tr', title: 'Ana sayfa' }]);
    await job.confirm();
    expect(bytesIn(folder)).toEqual(first);
    expect(readdirSync(outside)).toEqual(['served']);
  });

  test('with other files in it is refused, and nothing of it is touched', async () => {
    const folder = join(outside, 'documents');
    mkdirSync(folder);
    writeFileSync(join(folder, 'taxes.txt'), 'mine');
    project.setUp({ to: 'folder', folder });
    expect((await publish()).refusal).toEqual({ key: 'publish.folderTaken', values: { folder } });
    expect(bytesIn(folder)).toEqual({ 'taxes.txt': 'mine' });
  });

  test.each(['.', 'build/client/copy', '..'])('of the project is refused: %s', async (folder) => {
    project.setUp({ to: 'folder', folder });
    expect((await publish()).refusal?.key).toBe('publish.folderInside');
  });

  test('that cannot be written keeps what is published, and the next try succeeds', async () => {
    const folder = join(outside, 'full');
    project.setUp({ to: 'folder', folder });
    await publish();
    const before = bytesIn(folder);
    home('Changed.');
    // A file where the copy would go, in a folder that cannot be emptied.
    writeFileSync(join(outside, 'blocked'), '');
    project.setUp({ to: 'folder', folder: join(outside, 'blocked/site') });
    const job = jobOf();
    const { stage, refusal } = await publish(job);
    expect([stage, refusal?.key]).toEqual(['refused', 'publish.failed.folder']);
    expect(bytesIn(folder)).toEqual(before);
    expect(job.states()).toHaveLength(1);
    project.setUp({ to: 'folder', folder });
    expect((await publish(job)).stage).toBe('done');
    expect(bytesIn(folder)).toEqual(bytesIn(built()));
  });
});

describe('a bare Git repository', () => {
  test('gets a commit with the files, keeps the states before, and comes back', async () => {
    const repository = bare('pages.git');
    project.setUp({ to: 'git', repository, branch: 'gh-pages' });
    expect((await publish()).stage).toBe('done');
    const first = git(repository, 'rev-parse', 'gh-pages^{tree}');
    expect(filesOf(repository).toSorted()).toEqual([...inSite(built()), '.nojekyll'].toSorted());

    home('Changed.');
    project.leave('tr/index.html');
    const job = jobOf();
    await publish(job);
    expect(git(repository, 'show', 'gh-pages:index.html')).toContain('Changed.');
    expect(filesOf(repository)).not.toContain('tr/index.html');

    await job.prepareBack();
    await job.confirm();
    expect(git(repository, 'rev-parse', 'gh-pages^{tree}')).toBe(first);
    expect(git(repository, 'rev-list', '--count', 'gh-pages')).toBe('3');
  });

  test('keeps the domain that the host wrote into the branch', async () => {
    const repository = bare('domain.git');
    project.setUp({ to: 'git', repository, branch: 'gh-pages' });
    project.site('CNAME', 'example.com');
    await publish();
    project.leave('CNAME');
    home('Changed.');
    await publish();
    expect(git(repository, 'show', 'gh-pages:CNAME')).toBe('example.com');
    expect(git(repository, 'show', 'gh-pages:index.html')).toContain('Changed.');
  });

  test('that is not there: one sentence with what Git says, and the next try succeeds', async () => {
    const repository = join(outside, 'later.git');
    project.setUp({ to: 'git', repository, branch: 'gh-pages' });
    const job = jobOf();
    const { stage, refusal } = await publish(job);
    expect([stage, refusal?.key]).toEqual(['refused', 'publish.failed.git']);
    expect(refusal?.values?.said).toContain('later.git');
    expect(job.states()).toEqual([]);
    bare('later.git');
    expect((await publish(job)).stage).toBe('done');
  });
});

describe.skipIf(process.platform === 'win32')('tools of hosts', () => {
  test.each([
    [
      { to: 'netlify', project: 'my-tours' },
      'netlify',
      'netlify deploy --prod --no-build --dir client --site my-tours',
    ],
    [
      { to: 'cloudflare', project: 'my-tours' },
      'wrangler',
      'wrangler pages deploy client --project-name my-tours --branch main --commit-dirty=true',
    ],
    [
      { to: 'rsync', server: 'me@example.com:/srv/site' },
      'rsync',
      'rsync -rtz --delete-after --delay-updates client/ me@example.com:/srv/site',
    ],
  ])('%o', async (setup, name, command) => {
    project.setUp(setup);
    const { env, said } = tool(name);
    expect((await publish(jobOf({ env }))).done?.key).toBe(`publish.done.${setup.to}`);
    expect(said()[0]).toBe(command);
    expect(said()[1]).toContain('build');
  });

  test('are taken from npm if they are not installed', async () => {
    project.setUp({ to: 'netlify', project: 'my-tours' });
    const { env, said } = tool('npx');
    const only = { PATH: `${env.PATH.split(delimiter)[0]}${delimiter}/bin` };
    await publish(jobOf({ env: only }));
    expect(said()[0]).toMatch(/^npx --yes netlify deploy /);
  });

  test('that refuse: one sentence without the secret, nothing is recorded', async () => {
    project.setUp({ to: 'netlify', project: 'my-tours' });
    const { env } = tool('netlify', { fails: true });
    const job = jobOf({ env });
    const { stage, refusal } = await publish(job);
    expect([stage, refusal?.key]).toEqual(['refused', 'publish.failed.netlify']);
    expect(refusal?.values?.said).toBe('Error: Not authorized https://…@host');
    expect(job.states()).toEqual([]);
  });

  test('that are missing: the sentence names the tool', async () => {
    project.setUp({ to: 'rsync', server: 'me@example.com:/srv/site' });
    const { refusal } = await publish(jobOf({ env: { PATH: join(outside, 'none') } }));
    expect(refusal).toEqual({ key: 'publish.noTool', values: { tool: 'rsync' } });
  });
});

test('a site that fails its checks is not sent, and the reasons are listed', async () => {
  const folder = join(outside, 'unsent');
  project.setUp({ to: 'folder', folder });
  const reason = { where: '/', says: 'The price is missing.', mend: 'Write it.' };
  const job = jobOf({ check: () => Promise.resolve([reason]) });
  const { stage, reasons } = await publish(job);
  expect([stage, reasons]).toEqual(['refused', [reason]]);
  expect(existsSync(folder)).toBe(false);
});

test('nothing is sent before it is agreed to, and stopping ends the checks', async () => {
  const folder = join(outside, 'asked');
  project.setUp({ to: 'folder', folder });
  const job = jobOf();
  await job.prepare('tr');
  expect(job.state().stage).toBe('ready');
  job.stop();
  await job.confirm();
  expect(existsSync(folder)).toBe(false);

  const slow = jobOf({
    check: ({ signal }) =>
      new Promise((resolve) => signal.addEventListener('abort', () => resolve([]))),
  });
  const checked = slow.prepare('tr');
  slow.stop();
  await checked;
  expect(slow.state().refusal?.key).toBe('publish.stopped');
});

test('five states are kept, each file once, and none is left that no state has', async () => {
  const job = jobOf();
  for (let day = 1; day <= 7; day += 1) {
    home(`Day ${day}.`);
    await publish(job);
  }
  expect(job.states()).toHaveLength(5);
  const files = readdirSync(join(project.folder, 'published/files'));
  // Five home pages and the five files that stay the same.
  expect(files).toHaveLength(10);
  await expect(job.prepareBack('2020-01-01T00:00:00.000Z')).rejects.toThrow(
    'publish.nothingBefore',
  );
});

test('damaged settings and a damaged record are told, and lose nothing', async () => {
  const job = jobOf();
  await publish(job);
  home('Changed.');
  await publish(job);
  const [newest = ''] = readdirSync(join(project.folder, 'published'))
    .filter((file) => file.endsWith('.json'))
    .toReversed();
  writeFileSync(join(project.folder, 'published', newest), '{"date":');
  expect(job.states()).toHaveLength(1);
  writeFileSync(join(project.folder, 'content/publishing.json'), '{');
  await job.prepare('tr');
  expect(job.state().refusal?.key).toBe('publish.settingsUnreadable');
});

test.each([
  { to: 'git', repository: 'https://me:secret@host/site.git', branch: 'main' },
  { to: 'git', repository: '--upload-pack=touch', branch: 'main' },
  { to: 'git', repository: 'https://host/site.git', branch: '-f' },
  { to: 'netlify', project: '--auth=token' },
  { to: 'netlify', project: 'a b' },
  { to: 'cloudflare', project: '' },
  { to: 'rsync', server: '-e sh' },
  { to: 'rsync', server: 'me@host:/srv/$(date)' },
  { to: 'folder', folder: '' },
  { to: 'folder', folder: '/srv', token: 'secret' },
  { to: 'ftp' },
])('is no way to publish: %o', (setup) => {
  expect(publishingSchema.safeParse(setup).success).toBe(false);
});

const { copy: contentCopy } = copyOfContent();

test('the content may say where it is published, and the build names what is wrong there', () => {
  const file = join(contentCopy, 'publishing.json');
  writeFileSync(file, JSON.stringify({ to: 'netlify', project: 'my-tours' }));
  expect(loadContent(contentCopy).publishing).toEqual({
    to: 'netlify',
    project: 'my-tours',
  });
  writeFileSync(file, JSON.stringify({ to: 'netlify', token: 'secret' }));
  expect(() => loadContent(contentCopy)).toThrow('content/publishing.json');
});
