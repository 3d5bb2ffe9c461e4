import { parseArgs } from 'node:util';
import { benchOfLighthouse } from './lighthouse-bench.ts';
import { benchOfLoad } from './load.ts';
import { benchOfPages } from './pages-bench.ts';
import { benchOfBegun, benchOfScale } from './scale.ts';
import { requireBuild } from '../../build/built-site.ts';

/* `npm run bench`: how fast the built site is, and how it grows; see docs/decisions/009-bench.md. */

const { values } = parseArgs({
  options: {
    /** How often each page is visited. */
    runs: { type: 'string', default: '3' },
    /** Some templates: `--only home,guide`. */
    only: { type: 'string' },
    /** Builds the site with many times its content instead. */
    scale: { type: 'boolean', default: false },
    /** How many times, for `--scale`. */
    times: { type: 'string', default: '1,10,100' },
    /** Destinations and articles that `npm run new` has begun, beside the site as it is: `--begun 60,50`. */
    begun: { type: 'string' },
    /** Lighthouse's scores instead. */
    lighthouse: { type: 'boolean', default: false },
    /** Asks the server as many visitors at once would, instead. */
    load: { type: 'boolean', default: false },
    /** How long for each address, for `--load`. */
    seconds: { type: 'string', default: '30' },
  },
});

if (values.begun) {
  const [destinations = 60, articles = 50] = values.begun.split(',').map(Number);
  await benchOfBegun(destinations, articles);
} else if (values.scale) {
  await benchOfScale(values.times.split(',').map(Number));
} else if (values.load) {
  requireBuild();
  await benchOfLoad(Number(values.seconds));
} else {
  requireBuild();
  const bench = values.lighthouse ? benchOfLighthouse : benchOfPages;
  const ok = await bench({ runs: Number(values.runs), only: values.only });
  process.exitCode = ok ? 0 : 1;
}
