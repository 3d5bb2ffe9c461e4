import { forget, keep, readKept } from '../ui/browser/storage.ts';

const key = 'searches';
const most = 5;

export const recentSearches = (): string[] =>
  (readKept(key, 'sessionStorage') ?? '').split('\n').filter(Boolean);

export function rememberSearch(query: string) {
  const asked = query.trim().replaceAll(/\s+/g, ' ').slice(0, 80);
  if (asked === '') return;
  const all = [asked, ...recentSearches().filter((other) => other !== asked)].slice(0, most);
  keep(key, all.join('\n'), 'sessionStorage');
}

export const forgetSearches = () => forget(key, 'sessionStorage');
