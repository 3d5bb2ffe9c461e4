import { asksForPart } from '../ui/await-query.ts';

/** Says where a script of the page is missing. The mark is served, so that it stays where no script may run. */
export function startLost() {
  const { dataset } = document.documentElement;
  delete dataset['lost'];
  document.addEventListener('astro:hydration-error', () => {
    dataset['lost'] = asksForPart() ? 'query' : '';
  });
}
