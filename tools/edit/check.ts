import { loadContent } from '../../app/content/load.server.ts';
import { ContentError } from '../../app/content/read.server.ts';

/* A separate process, because modules cache the list of drawn pictures, and a check must not delay answers. */

function problemsIn(content: string) {
  try {
    loadContent(content);
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.problems;
  }
}

process.on('message', (content) => process.send?.(problemsIn(String(content))));
