import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { paths } from '../../../app/paths.ts';
import { freePort, ownServers } from '../../hosts/own-servers.ts';
import { root } from '../../run/npm.mjs';
import { builtSite } from '../../build/built-site.ts';
import { keep, table } from './report.ts';

const connections = 200;

/** The heaviest script, which all pages share. */
const script = () => {
  const name = readdirSync(join(builtSite, 'assets')).find((file) => /^react-.*\.js$/.test(file));
  if (name === undefined) throw new Error('The build has no script of React');
  return `/assets/${name}`;
};

const addresses = () => ({
  home: paths.home('en'),
  destination: paths.destination('ar', 'istanbul'),
  script: script(),
  '404': '/no-such-page',
});

/** `npm run serve`, in a process of its own as visitors' requests find it. */
async function startServe() {
  const port = await freePort();
  const server = spawn(process.execPath, [join(root, 'tools/serve/main.ts')], {
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit');
  // It says when it is there.
  await Promise.race([once(server.stdout, 'data'), ended]);
  const stop = async () => {
    server.kill();
    await ended;
  };
  return { port, stop };
}

async function shoot(port: number, address: string, seconds: number) {
  const result = await autocannon({
    url: `http://127.0.0.1:${port}${address}`,
    connections,
    duration: seconds,
    // Both have it: nginx from Debian knows no brotli.
    headers: { 'accept-encoding': 'gzip' },
  });
  return {
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    megabytes: result.throughput.average / 1e6,
    failed: result.errors + result.timeouts,
  };
}

/** Many visitors at once, on this machine only: our server, and nginx on the same folder. */
export async function benchOfLoad(seconds: number) {
  const nginx = ownServers.find(({ name, installed }) => name === 'nginx' && installed);
  if (!nginx) console.log('nginx is not installed here, so there is nothing to compare with.');
  const servers = [
    { name: 'npm run serve', ...(await startServe()) },
    ...(nginx ? [{ name: 'nginx', ...(await nginx.begin(builtSite)) }] : []),
  ];
  const shots = [];
  try {
    for (const [page, address] of Object.entries(addresses())) {
      for (const { name, port } of servers) {
        shots.push({ page, server: name, ...(await shoot(port, address, seconds)) });
        console.log(`${page}: ${name} done`);
      }
    }
  } finally {
    for (const { stop } of servers) await stop();
  }

  console.log(`\n${connections} connections for ${seconds} s each; times in ms, gzip.\n`);
  console.log(
    table(
      ['', 'server', 'req./s', 'p50', 'p99', 'MB/s', 'failed'],
      shots.map(({ page, server, perSecond, p50, p99, megabytes, failed }) => [
        page,
        server,
        ...[perSecond, p50, p99, megabytes, failed].map((value) => String(Math.round(value))),
      ]),
    ),
  );
  keep('load', shots);
}
