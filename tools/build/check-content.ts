import { loadContent } from '../../app/content/load.server.ts';
import { ContentError } from '../../app/content/read.server.ts';
import { overviewOf } from './content-overview.ts';

try {
  console.log(overviewOf(loadContent()));
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
