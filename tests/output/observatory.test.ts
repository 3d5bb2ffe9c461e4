import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSiteServer } from '../../tools/serve/site-server.ts';
import { observe, type Answer } from '../support/observatory.ts';
import { everyPage, inSite } from '../support/site.ts';

const server = await createSiteServer(inSite(''));
let origin = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address === 'object' && address) origin = `http://127.0.0.1:${address.port}`;
});
afterAll(() => server.close());

async function ask(address: string): Promise<Answer> {
  const answer = await fetch(origin + address, {
    headers: { Origin: 'https://elsewhere.example' },
  });
  return { headers: new Headers(answer.headers), html: await answer.text() };
}

test.each(everyPage)('$address has all 130 points, an A+', async ({ address }) => {
  expect(observe(await ask(address))).toEqual({ score: 130, grade: 'A+' });
});

/** What would cost the site its points; `undefined` is a header that is not there. */
const faults: [name: string, value: string | undefined, score: number, grade: string][] = [
  ['Content-Security-Policy', undefined, 55, 'C'],
  ['Content-Security-Policy', "default-src 'none'; default-src 'self'", 55, 'C'],
  ['Content-Security-Policy', "default-src 'self'; frame-ancestors 'none'", 125, 'A+'],
  ['Content-Security-Policy', "default-src 'none'", 80, 'B+'],
  ['Content-Security-Policy', "script-src 'self'; frame-ancestors 'none'", 80, 'B+'],
  ['Content-Security-Policy', "default-src 'self' data:; frame-ancestors 'none'", 80, 'B+'],
  ['Content-Security-Policy', "default-src 'self' http://a.example; frame-ancestors *", 80, 'B+'],
  ['Content-Security-Policy', "default-src 'self' 'unsafe-eval'; frame-ancestors *", 110, 'A+'],
  [
    'Content-Security-Policy',
    "default-src 'none'; img-src http://a.example; frame-ancestors *",
    110,
    'A+',
  ],
  [
    'Content-Security-Policy',
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors *",
    120,
    'A+',
  ],
  ['Strict-Transport-Security', undefined, 80, 'B+'],
  ['Strict-Transport-Security', 'max-age=3600', 120, 'A+'],
  ['X-Content-Type-Options', undefined, 125, 'A+'],
  ['Referrer-Policy', undefined, 125, 'A+'],
  ['Referrer-Policy', 'unsafe-url', 120, 'A+'],
  ['Cross-Origin-Resource-Policy', undefined, 120, 'A+'],
  ['Cross-Origin-Resource-Policy', 'nobody', 115, 'A+'],
  ['Set-Cookie', 'id=1', 60, 'C+'],
  ['Access-Control-Allow-Credentials', 'true', 50, 'C'],
];

describe('a fault costs points', () => {
  test.each(faults)('%s: %s → %i', async (name, value, score, grade) => {
    const answer = await ask('/');
    if (value === undefined) answer.headers.delete(name);
    else answer.headers.set(name, value);
    expect(observe(answer)).toEqual({ score, grade });
  });

  test.each([
    ['http://elsewhere.example/x.js', 50],
    ['//elsewhere.example/x.js', 50],
    ['https://elsewhere.example/x.js', 125],
  ])('a script from %s → %i', async (address, score) => {
    const { headers, html } = await ask('/');
    expect(observe({ headers, html: `${html}<script src="${address}">` }).score).toBe(score);
  });
});
