import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './processes.ts';
import { startDriver } from './webkit-process.ts';
import {
  answersSoon,
  mouseInterval,
  commandTimeout,
  type Look,
  type Point,
  type Window,
} from './window.ts';

/* https://www.w3.org/TR/webdriver2/ */

type Send = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown) => Promise<unknown>;

/** Milliseconds; the driver itself ends a script or load after `commandTimeout`. */
const answerTimeout = commandTimeout + 15_000;

const senderTo =
  (server: string, onHang: () => void): Send =>
  async (method, path, body) => {
    const signal = AbortSignal.timeout(answerTimeout);
    signal.addEventListener('abort', onHang);
    const response = await fetch(server + path, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
      signal,
    }).finally(() => signal.removeEventListener('abort', onHang));
    const { value }: { value: unknown } = await response.json();
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };

async function listens(send: Send) {
  for (let left = 600; left > 0; left--) {
    if (
      await send('GET', '/status').then(
        () => true,
        () => false,
      )
    )
      return;
    await wait(100);
  }
  throw new Error('WebKitWebDriver does not answer');
}

/** WebKitGTK 2.50 reads beyond the end of `noProxy` and sometimes crashes, so it is not set. */
const sessionFor = (binary: string, isHere: boolean) => ({
  capabilities: {
    alwaysMatch: {
      timeouts: { script: commandTimeout, pageLoad: commandTimeout },
      ...(isHere && { proxy: { proxyType: 'manual', sslProxy: '127.0.0.1:9' } }),
      'webkitgtk:browserOptions': {
        binary,
        args: ['--automation', '--javascript-can-open-windows-automatically=true'],
      },
    },
  },
});

const keys = { Tab: '\uE004', Enter: '\uE007', ArrowDown: '\uE015' };

/** Runs in the page. @param detail which click of a series it is */
const clickAt = ({ x, y }: Point, detail: number) => {
  const click = { bubbles: true, cancelable: true, clientX: x, clientY: y, detail };
  document.elementFromPoint(x, y)?.dispatchEvent(new MouseEvent('click', click));
};

type Programs = { driver: string; browser: string };

export async function openWebDriver({ driver, browser }: Programs, { isHere, moves }: Look) {
  const port = await freePort();
  const engine = await startDriver(driver, port, moves);
  try {
    const hang = new AbortController();
    return await openWindow(
      { ...engine, hasDied: () => hang.signal.aborted || engine.hasDied() },
      senderTo(`http://127.0.0.1:${port}`, () => hang.abort()),
      sessionFor(browser, isHere),
    );
  } catch (error) {
    engine.end();
    throw error;
  }
}

async function openWindow(
  engine: Awaited<ReturnType<typeof startDriver>>,
  send: Send,
  wanted: object,
): Promise<Window> {
  await listens(send);
  const { sessionId } = Object(await send('POST', '/session', wanted));
  engine.hasStarted();
  const session = `/session/${String(sessionId)}`;
  const post = (command: string, body?: unknown) => send('POST', `${session}/${command}`, body);

  const run: Window['run'] = async (inPage, ...args) => {
    const script = `const done = arguments[arguments.length - 1];
      Promise.resolve().then(() => (${inPage.toString()})(...[...arguments].slice(0, -1)))
        .then((value) => done({ value }), (error) => done({ error: String(error) }));`;
    const { value, error } = Object(await post('execute/async', { script, args }));
    if (error) throw new Error(error);
    return value;
  };

  const act = (type: string, actions: readonly object[]) =>
    post('actions', {
      actions: [
        {
          type,
          id: type,
          ...(type === 'pointer' && { parameters: { pointerType: 'mouse' } }),
          actions,
        },
      ],
    });

  const click = [
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ];

  const strike = async (values: readonly string[]) => {
    await act(
      'key',
      values.flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value }))),
    );
  };

  // A popup has no toolbar and can be as narrow as a phone.
  const handle = await send('GET', `${session}/window`);
  await run(() => Boolean(open('about:blank', 'page', 'popup,location=no,menubar=no,toolbar=no')));
  const handles = await send('GET', `${session}/window/handles`);
  if (!Array.isArray(handles)) throw new Error('WebKit has no windows');
  await send('DELETE', `${session}/window`);
  await post('window', { handle: handles.find((other) => other !== handle) });

  return {
    engine: 'webkit',
    resize: async (size) => {
      await post('window/rect', size);
    },
    load: async (address) => {
      await post('url', { url: address });
    },
    run,
    move: async (points) => {
      await act(
        'pointer',
        points.map(({ x, y }) => ({
          type: 'pointerMove',
          duration: mouseInterval,
          x: Math.round(x),
          y: Math.round(y),
        })),
      );
    },
    press: async () => {
      await act('pointer', click);
    },
    // WebKitWebDriver counts clicks that it sends more than a second apart as single ones.
    doublePress: async (point) => {
      for (const detail of [1, 2]) await run(clickAt, point, detail);
    },
    // WebKitWebDriver ignores wheel actions.
    wheel: (pixels) => run((top) => scrollBy({ top, behavior: 'instant' }), pixels),
    key: (name) => strike([keys[name]]),
    type: (text) => strike(text.split('')),
    picture: async () => Buffer.from(String(await send('GET', `${session}/screenshot`)), 'base64'),
    hasDied: async () => engine.hasDied() || !(await answersSoon(run(() => true))),
    close: async () => {
      engine.end();
    },
  };
}
