import { describe, expect, test } from 'vitest';
import { inlineOf, inlineScripts, inlineStyles } from '../support/inline.ts';
import { all, attribute, everyPage, inPages, readSite } from '../support/site.ts';

/* The policy for browsers allows one script and one style inline, by their hashes, and nothing else. */

const inline = inlineOf(readSite('/index.html'));

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
    ['script-src', `'self' ${inline.script}`],
    ['style-src', `'self' ${inline.style}`],
    ['base-uri', "'none'"],
    ['frame-ancestors', "'none'"],
  ])('%s is %s', (name, sources) => {
    expect(directives.get(name)).toBe(sources);
  });
  test('has nothing unsafe in it', () => {
    expect(policy).not.toMatch(/unsafe|\*|data:|http:/);
  });
});

test('every page has the script and the style that the policy allows, and no others', () => {
  const wrong = inPages(everyPage, ({ html }) => [
    ...(inlineScripts(html).length === 1 ? [] : [`${inlineScripts(html).length} scripts`]),
    ...(inlineStyles(html).length === 1 ? [] : [`${inlineStyles(html).length} styles`]),
    ...(JSON.stringify(inlineOf(html)) === JSON.stringify(inline) ? [] : ['other ones']),
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
      .filter((action) => !/^(?:mailto:|\/(?!\/))/.test(action)),
    ...all(page, '[http-equiv]').map(({ tagName }) => `${tagName} http-equiv`),
  ]);
  expect(wrong).toEqual([]);
});
