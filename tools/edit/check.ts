import { z } from 'zod';
import { loadContent } from '../../app/content/load.server.ts';
import { ContentError } from '../../app/content/read.server.ts';

/* A separate process, because modules cache the list of drawn pictures, and a check must not delay answers. */

const askedSchema = z.object({ content: z.string(), unfinished: z.boolean() });

function answerTo(message: unknown) {
  const { content, unfinished } = askedSchema.parse(message);
  try {
    loadContent(content, { unfinished });
    return { problems: [] };
  } catch (error) {
    return error instanceof ContentError ? { problems: error.problems } : { fault: String(error) };
  }
}

process.on('message', (message) => process.send?.(answerTo(message)));
