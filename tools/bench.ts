import { parseArgs } from 'node:util';
import { benchOfPages } from './bench/pages-bench.ts';
import { requireBuild } from './bench/site.ts';

/* `npm run bench`: how fast the built site is, measured; see docs/decisions/009-bench.md. */

const { values } = parseArgs({
  options: {
    /** How often each page is visited. */
    runs: { type: 'string', default: '3' },
    /** One template: `--only home`. */
    only: { type: 'string' },
  },
});

requireBuild();
const ok = await benchOfPages({ runs: Number(values.runs), only: values.only });
process.exitCode = ok ? 0 : 1;
