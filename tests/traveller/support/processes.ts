import { once } from 'node:events';
import { readFileSync } from 'node:fs';
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

/** What Linux tells of a process; WebKitGTK is hardly anywhere else. */
function told(pid: number, file: string) {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}

/** The processes that a process has started, and those that these have. */
export function startedBy(pid: number): number[] {
  const children = told(pid, `task/${pid}/children`).split(' ').filter(Boolean).map(Number);
  return children.flatMap((child) => [child, ...startedBy(child)]);
}

/** Z is what has ended before anyone asked how. */
export const isAlive = (pid: number) => /^State:\s+[^ZX]/m.test(told(pid, 'status'));

export function kill(pid: number, signal: 'SIGTERM' | 'SIGKILL') {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended by itself.
  }
}
