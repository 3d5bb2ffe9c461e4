import { describe, expect, test } from 'vitest';
import { all, attribute, everyPage, inPages, readSite } from '../support/site.ts';

/* The policy for browsers forbids everything inline; a page that needs it would break silently. */

describe('the policy', () => {
  const [, policy = ''] = /Content-Security-Policy: (.*)/.exec(readSite('/_headers')) ?? [];
  const directives = new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')] as const;
    }),
  );
  test.each([
    ['default-src', "'none'"],
    ['script-src', "'self'"],
    ['style-src', "'self'"],
    ['base-uri', "'none'"],
    ['frame-ancestors', "'none'"],
  ])('%s is %s', (name, sources) => {
    expect(directives.get(name)).toBe(sources);
  });
  test('has nothing unsafe in it', () => {
    expect(policy).not.toMatch(/unsafe|\*|data:|http:/);
  });
});

/** A block of data is never run, whatever it holds; browsers and the policy pass it by. */
const isData = (attributes: string) => / type="application\/ld\+json"/.test(attributes);

test('no page has a script or a style of its own', () => {
  const wrong = inPages(everyPage, (page) => [
    ...[...page.html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)]
      .filter(([, attributes = '', code]) => code && !isData(attributes))
      .map(([script]) => script.slice(0, 80)),
    ...[...page.html.matchAll(/<style\b[^>]*>/g)].map(([style]) => style),
  ]);
  expect(wrong).toEqual([]);
});

test('no element has a style, a handler, or an address that is code', () => {
  const wrong = inPages(everyPage, (page) =>
    all(page, '*').flatMap(({ tagName, attributes }) =>
      attributes
        .filter(
          ({ key, value }) =>
            /^(?:style|on\w+)$/.test(key) || /^\s*javascript:/i.test(String(value)),
        )
        .map(({ key }) => `<${tagName} ${key}>`),
    ),
  );
  expect(wrong).toEqual([]);
  const inSource = inPages(
    everyPage,
    ({ html }) => html.match(/<[a-z][^>]*\s(?:style|on\w+)=/g) ?? [],
  );
  expect(inSource).toEqual([]);
});

test('no page brings in what the policy shuts out', () => {
  const wrong = inPages(everyPage, (page) => [
    ...all(page, 'iframe, object, embed, base, portal').map(({ tagName }) => tagName),
    ...all(page, '[src]')
      .map((element) => attribute(element, 'src') ?? '')
      .filter((address) => !/^\/(?!\/)/.test(address)),
    ...all(page, 'form')
      .map((form) => attribute(form, 'action') ?? '')
      .filter((action) => !action.startsWith('mailto:')),
    ...all(page, '[http-equiv]').map(({ tagName }) => `${tagName} http-equiv`),
  ]);
  expect(wrong).toEqual([]);
});
