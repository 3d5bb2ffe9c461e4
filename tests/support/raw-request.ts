import { connect } from 'node:net';

function parse(answer: Buffer) {
  const end = answer.indexOf('\r\n\r\n');
  const [first = '', ...rest] = answer.subarray(0, end).toString('latin1').split('\r\n');
  const fields = rest.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon), line.slice(colon + 1)];
  });
  return {
    status: Number(first.split(' ')[1]),
    headers: new Headers(fields),
    body: answer.subarray(end + 4),
  };
}

/** For tests: asks a local server byte for byte, as no browser and no `fetch` would. */
export function rawRequest(
  port: number,
  target: string,
  { method = 'GET', ...headers }: Record<string, string> = {},
) {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const parts: Buffer[] = [];
  const socket = connect(port, '127.0.0.1')
    .on('data', (part: Buffer) => parts.push(part))
    .on('error', reject)
    .on('close', () => resolve(Buffer.concat(parts)));
  const fields = Object.entries({ Host: 'localhost', Connection: 'close', ...headers });
  const lines = [`${method} ${target} HTTP/1.1`, ...fields.map((field) => field.join(': '))];
  socket.write(Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'));
  return promise.then(parse);
}
