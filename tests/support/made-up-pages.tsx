import { loadContent } from '../../app/content/content.server.ts';
import { type Locale } from '../../app/locales.ts';
import { copyOfContent } from './content-copy.ts';
import { addMadeUp } from './made-up.ts';
import { rendered, untypeset } from './rendered.tsx';

/** The content with everything that an owner may add. */
const { copy } = copyOfContent();
addMadeUp(copy);
export const known = loadContent(copy);

export const render = (locale: Locale, page: React.ReactNode) => untypeset(rendered(locale, page));
