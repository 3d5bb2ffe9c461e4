import { loadContent } from '../../app/content/load.server.ts';

/* Says what the build would say of the content, a problem a line; in a process of its own, so that it reads everything anew. */
try {
  loadContent(process.argv[2]);
} catch (error) {
  if (!(error instanceof Error)) throw error;
  console.log(error.message);
}
