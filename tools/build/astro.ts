import { build, dev } from 'astro';
import { root } from '../run/npm.mjs';

/*
 * `astro build` that lists nothing that went well, and `astro dev`. Both by their functions: an
 * environment cannot be set in an npm script that is to run on Windows too.
 */

process.env['ASTRO_TELEMETRY_DISABLED'] = 'true';
process.env['ASTRO_DISABLE_UPDATE_CHECK'] = 'true';

if (process.argv[2] === 'dev') await dev({ root });
else await build({ root, logLevel: 'warn' });
