import { useInBrowser } from '../ui/use-in-browser.ts';
import { tokensOf, type Token } from './token-groups.ts';

const none: readonly Token[] = [];
let tokens: readonly Token[] | undefined;

// Read once: what is asked of a browser must stay the same thing.
const read = () => (tokens ??= tokensOf(document.styleSheets));

/** The tokens of the page's stylesheets; none before there is a browser to read them. */
export const useTokens = () => useInBrowser(read, none);
