import { loadContent } from '../../app/content/load.server.ts';
import { ContentError } from '../../app/content/read.server.ts';
import { overviewOf } from './content-overview.ts';

/* Before anything is built: does the content fit its schemas, in every language? And what has each for itself? */
try {
  console.log(overviewOf(loadContent()));
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
