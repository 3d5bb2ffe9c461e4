import { once } from 'node:events';
import type { Server } from 'node:http';

/** Lets a server listen at a free port of this machine. */
export async function listen(server: Server) {
  server.listen(0);
  await once(server, 'listening');
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('no port is free');
  return {
    origin: `http://localhost:${address.port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
