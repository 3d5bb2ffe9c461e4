import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';

const stepSchema = z.object({ name: z.string(), cpuSeconds: z.number(), megabytes: z.number() });

/**
 * Builds a project and says how long it took, how much of the processor each process of the build
 * used (which a busy machine does not change much) and how much memory the largest held.
 * @throws {Error} with what the build has written, if it failed.
 */
export async function timedBuild(project: string) {
  const file = join(project, 'steps.jsonl');
  const recorder = pathToFileURL(join(import.meta.dirname, 'record-step.mjs')).href;
  rmSync(file, { force: true });
  const start = performance.now();
  const child = spawn('npm', ['run', 'build', '--silent'], {
    cwd: project,
    env: { ...process.env, BENCH_STEPS: file, NODE_OPTIONS: `--import=${recorder}` },
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  const code = await new Promise((resolve, reject) => {
    child.on('error', reject).on('close', resolve);
  });
  if (code !== 0) throw new Error(`The build failed:\n${output}`);
  const steps = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => stepSchema.parse(JSON.parse(line)));
  return {
    seconds: (performance.now() - start) / 1000,
    megabytes: Math.max(...steps.map(({ megabytes }) => megabytes)),
    steps,
  };
}
