import { join } from 'node:path';
import { root } from '../run/npm.mjs';
import { startEditor } from './server.ts';

const port = Number(process.env.PORT ?? 4180);
try {
  const { origin, stop } = await startEditor({
    project: root,
    content: join(root, 'content'),
    port,
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void stop().finally(() => process.exit()));
  }
  console.log(`The editor is at ${origin} (Ctrl+C ends it).`);
} catch (error) {
  if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
  console.error(`Port ${port} is in use, perhaps by the editor itself: http://127.0.0.1:${port}`);
  process.exit(1);
}
