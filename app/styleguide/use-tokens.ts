import { useEffect, useState } from 'react';
import { tokensOf, type Token } from './token-groups.ts';

/** The tokens of the page's stylesheets; none until they can be read. */
export function useTokens() {
  const [tokens, setTokens] = useState<Token[]>([]);
  useEffect(() => setTokens(tokensOf(document.styleSheets)), []);
  return tokens;
}
