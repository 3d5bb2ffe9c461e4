// @ts-check
import { appendFileSync } from 'node:fs';
import { basename } from 'node:path';

/*
 * Loaded before every Node process of a build that is measured (`--import`): at its end, the process
 * writes down what it took.
 */

const file = process.env['BENCH_STEPS'];

process.on('exit', () => {
  if (!file) return;
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
  const step = {
    name: basename(process.argv[1] ?? ''),
    cpuSeconds: (userCPUTime + systemCPUTime) / 1e6,
    megabytes: maxRSS / 1024,
  };
  appendFileSync(file, `${JSON.stringify(step)}\n`);
});
