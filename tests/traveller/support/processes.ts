import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';

export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (!address || typeof address === 'string') throw new Error('no port is free');
  return address.port;
}

/** Linux only, like WebKitGTK. */
function readProc(pid: number, file: string) {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}

export function descendantsOf(pid: number): number[] {
  const children = readProc(pid, `task/${pid}/children`).split(' ').filter(Boolean).map(Number);
  return children.flatMap((child) => [child, ...descendantsOf(child)]);
}

/** Z is a zombie, X is dead. */
export const isAlive = (pid: number) => /^State:\s+[^ZX]/m.test(readProc(pid, 'status'));

export function kill(pid: number, signal: 'SIGTERM' | 'SIGKILL') {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended.
  }
}
