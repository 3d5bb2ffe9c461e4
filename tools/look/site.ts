import { createSiteServer } from '../serve/site-server.ts';

/** Serves a built site at any free port of this machine, until it is disposed of. */
export async function serveSite(folder: string) {
  const server = await createSiteServer(folder);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('There is no free port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await server[Symbol.asyncDispose]();
    },
  };
}
