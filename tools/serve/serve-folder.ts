import { createSiteServer } from './site-server.ts';

/** Serves a built site as the hosts do, at a free port of this machine, until it is stopped or disposed of. */
export async function serveFolder(folder: string) {
  const server = await createSiteServer(folder);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port');
  const stop = async () => {
    server.closeAllConnections();
    await server[Symbol.asyncDispose]();
  };
  const { port } = address;
  return { port, origin: `http://127.0.0.1:${port}`, stop, [Symbol.asyncDispose]: stop };
}
