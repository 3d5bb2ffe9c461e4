import { build, dev } from 'astro';
import { root } from '../run/npm.mjs';

// An npm script cannot set the environment in a way that works on Windows too.
process.env['ASTRO_TELEMETRY_DISABLED'] = 'true';
process.env['ASTRO_DISABLE_UPDATE_CHECK'] = 'true';

if (process.argv[2] === 'dev') await dev({ root });
else await build({ root, logLevel: 'warn' });
