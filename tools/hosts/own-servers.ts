import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { rawRequest } from '../serve/raw-request.ts';

/* For tests and the benchmark: Caddy and nginx as hosts/ configures them, where they are installed. */

const hosts = join(import.meta.dirname, '../../hosts');

// Debian keeps servers where not everybody looks.
const env = { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin:/usr/local/sbin` };

export async function freePort() {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== 'object' || address === null) throw new Error('There is no free port');
  return address.port;
}

/** Starts a program and waits until it answers. */
async function start(
  port: number,
  folder: string,
  command: string,
  args: string[],
  more: Record<string, string> = {},
) {
  const server = spawn(command, args, {
    env: { ...env, ...more },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  server.stderr.on('data', (part: Buffer) => (said += part.toString()));
  const ended = new Promise((resolve) => server.once('exit', resolve));
  for (let tries = 0; tries < 100; tries += 1) {
    if (server.exitCode !== null) break;
    const answered = await rawRequest(port, '/').catch(() => undefined);
    if (answered) {
      const stop = async () => {
        server.kill();
        await ended;
        rmSync(folder, { recursive: true });
      };
      return { port, stop };
    }
    await wait(100);
  }
  server.kill();
  throw new Error(`${command} does not answer:\n${said}`);
}

async function startNginx(site: string) {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const server = readFileSync(join(hosts, 'nginx.conf'), 'utf8')
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('/usr/share/nginx/html', site.replace(/\/$/, ''));
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join('\n');
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `daemon off;\nmaster_process off;\npid ${folder}/pid;\nerror_log stderr;\nevents {}\nhttp {\naccess_log off;\n${paths}\n${server}}\n`,
  );
  return start(port, folder, 'nginx', ['-c', file, '-e', 'stderr']);
}

async function startCaddy(site: string) {
  const folder = mkdtempSync(join(tmpdir(), 'caddy-'));
  const port = await freePort();
  const args = ['run', '--adapter', 'caddyfile', '--config', join(hosts, 'Caddyfile')];
  return start(port, folder, 'caddy', args, {
    SITE_ADDRESS: `:${port}`,
    SITE_FOLDER: site,
    CADDY_ADMIN: `unix/${folder}/admin`,
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
  });
}

const isInstalled = (command: string, flag: string) =>
  spawnSync(command, [flag], { env }).status === 0;

export const ownServers = [
  { name: 'nginx', installed: isInstalled('nginx', '-v'), begin: startNginx, packs: ['gzip'] },
  {
    name: 'Caddy',
    installed: isInstalled('caddy', 'version'),
    begin: startCaddy,
    packs: ['gzip', 'br'],
  },
];
