import { loadContent } from '../../app/content/load.server.ts';

/* A separate process, because modules cache what they read from content/. */
try {
  loadContent(process.argv[2]);
} catch (error) {
  if (!(error instanceof Error)) throw error;
  console.log(error.message);
}
