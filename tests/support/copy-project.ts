import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';
import { sources } from '../../tools/run/newer.ts';
import { root } from './project.ts';

// Without the tests, because their types take a third of a check; `tools/` needs two of their files.
const needed = ['.oxfmtrc.json', 'playwright.config.ts', 'tests/browser/support/photos.ts'];

const scriptsSchema = z.object({
  scripts: z.object({ build: z.string(), fonts: z.string() }),
});
type Script = keyof z.infer<typeof scriptsSchema>['scripts'];

/** A copy of the project. */
export function copyProject(folder: string) {
  rmSync(folder, { recursive: true, force: true });
  for (const source of [...sources, ...needed]) {
    cpSync(join(root, source), join(folder, source), { recursive: true });
  }
  // A link for each package: a build writes its caches into node_modules itself.
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name.startsWith('.') && name !== '.bin') continue;
    symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name), 'junction');
  }
  const { scripts } = scriptsSchema.parse(
    JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')),
  );

  /** Returns the output of a failed command, or an empty string. */
  function start(program: string, command: readonly string[]) {
    const { status, stdout, stderr } = spawnSync(program, command, {
      cwd: folder,
      encoding: 'utf8',
      env: {
        ...process.env,
        // Vitest's values would change the build.
        NODE_ENV: 'production',
        VITEST: undefined,
        DEV: undefined,
        SITE_PACKING: 'quick',
      },
    });
    return status === 0 ? '' : stripVTControlCharacters(stdout + stderr);
  }

  const run = (...command: string[]) => start(process.execPath, command);

  const startStep = (program: string, rest: readonly string[]) => {
    if (program === 'npm') return start(program, rest);
    return program === 'node' ? run(...rest) : run(`node_modules/.bin/${program}`, ...rest);
  };

  /** Returns the output of the first failed step, or an empty string. */
  function npmRun(script: Script) {
    for (const step of scripts[script].split(' && ')) {
      const [program = '', ...rest] = step.split(' ');
      const said = startStep(program, rest);
      if (said) return `${step}\n${said}`;
    }
    return '';
  }

  return { run, npmRun };
}
