import { parseArgs } from 'node:util';
import { benchOfPages } from './pages-bench.ts';
import { requireBuild } from '../../build/built-site.ts';

/* `npm run bench`: how fast the built site is; see docs/decisions/009-bench.md. */

const { values } = parseArgs({
  options: {
    /** How often each page is visited. */
    runs: { type: 'string', default: '3' },
    /** Some templates: `--only home,guide`. */
    only: { type: 'string' },
  },
});

requireBuild();
const ok = await benchOfPages({ runs: Number(values.runs), only: values.only });
process.exitCode = ok ? 0 : 1;
