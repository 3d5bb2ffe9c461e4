import { existsSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { today } from '../../app/days.ts';
import { checkProject } from './checking.ts';
import { publisher, type PublishState } from './job.ts';
import { publishedFile, weigh } from './weigh.ts';

/** Of this project: its own checks, and its weights for the next check. */
export const publisherOf = (project: string, watch?: (state: PublishState) => void) =>
  publisher({
    folder: project,
    check: checkProject(project),
    ...(watch && { watch }),
    afterwards(site) {
      const file = publishedFile(project);
      if (!existsSync(dirname(file)) || site !== join(project, 'build/client')) return;
      writeFileSync(file, `${JSON.stringify(weigh(site, today()), undefined, 2)}\n`);
    },
  });
