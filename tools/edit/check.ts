import { loadContent } from '../../app/content/load.server.ts';
import { ContentError } from '../../app/content/read.server.ts';

/* A separate process, because modules cache what they read from content/. */
try {
  loadContent(process.argv[2]);
  console.log('[]');
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.log(JSON.stringify(error.problems));
}
