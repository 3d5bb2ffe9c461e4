import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';

/** What Lighthouse calls slow 4G: milliseconds of a round trip, and bytes a second. */
const slow4g = { roundTrip: 150, down: 1_600_000 / 8 };

/** Bytes of a packet; a server sends ten, waits for the answer, and sends twice as many (RFC 6928, RFC 5681). */
const packet = 1460;
const firstWindow = 10 * packet;

/** TCP's and TLS 1.3's, before the first request. */
const handshakes = 2;

type Chunks = AsyncIterable<Buffer>;

/** Hosts speak HTTP/2: all that a visit asks for at the same time comes over one connection, with one window. */
function openLine() {
  let connections = 0;
  /** When the line has sent all that it was given. */
  let free = 0;
  let window = firstWindow;
  let left = window;
  let answered = 0;

  return {
    /** @returns Whether the connection is the first one, which shakes hands. */
    enter() {
      connections += 1;
      if (connections > 1) return false;
      window = firstWindow;
      left = window;
      return true;
    },
    leave() {
      connections -= 1;
    },
    async *down(chunks: Chunks) {
      for await (const chunk of chunks) {
        for (let at = 0; at < chunk.length; at += packet) {
          if (left <= 0) {
            await wait(Math.max(0, answered - performance.now()));
            window *= 2;
            left = window;
          }
          if (left === window) answered = performance.now() + slow4g.roundTrip;
          const part = chunk.subarray(at, at + packet);
          left -= packet;
          free = Math.max(free, performance.now()) + (part.length / slow4g.down) * 1000;
          await wait(Math.max(0, free - performance.now()));
          yield part;
        }
      }
    },
  };
}

const upFrom = (isFirst: boolean) =>
  async function* up(chunks: Chunks) {
    if (isFirst) await wait(handshakes * slow4g.roundTrip);
    for await (const chunk of chunks) {
      await wait(slow4g.roundTrip);
      yield chunk;
    }
  };

/** A port of this machine that passes all on to another one, as slowly as a phone gets it. */
export async function openSlowLine(port: number) {
  const line = openLine();
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    const up = upFrom(line.enter());
    near.once('close', () => line.leave());
    // A browser gives connections up.
    pipeline(near, up, far).catch(() => near.destroy());
    pipeline(far, (chunks: Chunks) => line.down(chunks), near).catch(() => far.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The line has no port');
  return { origin: `http://127.0.0.1:${address.port}`, close: () => server.close() };
}
