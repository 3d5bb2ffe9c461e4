import { existsSync } from 'node:fs';
import { builtAdmin, builtSite } from '../build/built-site.ts';
import { createSiteServer } from './server.ts';

const port = Number(process.env['PORT'] || 4173);

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  fail(`PORT is "${process.env['PORT']}"; a port is a number from 0 to 65535.`);
}
if (!existsSync(builtSite)) fail('There is no built site yet. Make it with: npm run build');

const server = await createSiteServer(builtSite, builtAdmin);

server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EADDRINUSE') {
    fail(`Port ${port} is taken by another program. Choose another one with PORT=${port + 1}.`);
  }
  if (error.code === 'EACCES') fail(`Port ${port} needs special rights. Choose one above 1023.`);
  throw error;
});

server.listen(port, () => {
  const address = server.address();
  const actual = typeof address === 'object' && address ? address.port : port;
  console.log(`The site is at http://localhost:${actual}`);
});

function stop() {
  server.close();
  // Browsers keep connections open for minutes.
  setTimeout(() => server.closeAllConnections(), 1000).unref();
}

process.on('SIGINT', stop).on('SIGTERM', stop);

// npm passes a signal on to the shell around this script, which may end without passing it on.
if (process.env['npm_lifecycle_event']) {
  const shell = process.ppid;
  setInterval(() => process.ppid !== shell && stop(), 250).unref();
}
