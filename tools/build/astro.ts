import { build, dev } from 'astro';
import { loadContent } from '../../app/content/content.server.ts';
import { ContentError } from '../../app/content/read.server.ts';
import { root } from '../run/npm.mjs';

// An npm script cannot set the environment in a way that works on Windows too.
process.env['ASTRO_TELEMETRY_DISABLED'] = 'true';
process.env['ASTRO_DISABLE_UPDATE_CHECK'] = 'true';

/** What the content lacks; pages say it too, except for site.json, without which there are none. */
function complaints(): string {
  try {
    loadContent(undefined, { withDrafts: true });
    return '';
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.message;
  }
}

if (process.argv[2] === 'dev') {
  const { PORT: port } = process.env;
  const before = complaints();
  if (before) console.error(before);
  try {
    await dev({ root, ...(port && { server: { port: Number(port) } }) });
  } catch (error) {
    if (!before) throw error;
    process.exitCode = 1;
  }
} else await build({ root, logLevel: 'warn' });
