import type { Page } from '@playwright/test';

/** What the page asks for from now on: the part of each address that matches, or the pattern's group. */
export function requestsOf(page: Page, wanted: RegExp) {
  const asked: string[] = [];
  page.on('request', (request) => {
    const [match, part = match] = wanted.exec(request.url()) ?? [];
    if (part !== undefined) asked.push(part);
  });
  return asked;
}
