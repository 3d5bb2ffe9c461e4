import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** A port that nobody listens on. */
export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (!address || typeof address === 'string') throw new Error('no port is free');
  return address.port;
}

export async function end(child: ChildProcess | undefined) {
  if (!child || child.exitCode !== null) return;
  const gone = once(child, 'exit');
  child.kill();
  await gone;
}

/** A screen that nobody sees, and its name. Undefined where there is no Xvfb. */
export async function openScreen() {
  const child = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', '600x1100x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const output = child.stdio[3];
  if (!output) throw new Error('Xvfb has no fourth stream');
  const first = await Promise.race([once(output, 'data'), once(child, 'error')]);
  const [number] = first;
  if (number instanceof Error) return undefined;
  return { child, name: `:${String(number).trim()}` };
}
