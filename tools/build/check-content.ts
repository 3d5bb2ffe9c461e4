import { loadContent } from '../../app/content/content.server.ts';
import { ContentError } from '../../app/content/read.server.ts';

const { SITE_ORIGIN: origin } = process.env;
if (origin !== undefined && URL.parse(origin)?.origin !== origin) {
  console.error(`SITE_ORIGIN is "${origin}"; it is scheme and host, like https://preview.example`);
  process.exit(1);
}

try {
  loadContent();
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
