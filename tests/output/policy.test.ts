import { describe, expect, test } from 'vitest';
import { inlineOf, inlineScripts, inlineStyles } from '../support/inline.ts';
import { all, attribute, everyPage, inPages, readSite } from '../support/site.ts';

/* The policy for browsers allows one script, and the styles of each kind of page inline, by their hashes, and nothing else. */

const inline = inlineOf(...everyPage.map(({ html }) => html));
const [home = ''] = inlineStyles(readSite('/index.html'));

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
    ['style-src', `'self' ${inline.styles.join(' ')}`],
    ['worker-src', "'self'"],
    ['base-uri', "'none'"],
    ['frame-ancestors', "'none'"],
  ])('%s is %s', (name, sources) => {
    expect(directives.get(name)).toBe(sources);
  });
  test('has nothing unsafe in it', () => {
    expect(policy).not.toMatch(/unsafe|\*|data:|http:/);
  });
});

test('every answer carries the headers that keep a browser from guessing, framing and leaking', () => {
  const [, everywhere = ''] = /^\/\*\n((?: {2}.*\n)+)/.exec(readSite('/_headers')) ?? [];
  const headers = Object.fromEntries(
    everywhere
      .trim()
      .split('\n')
      .map((line) => line.trim().split(/: (.*)/)),
  );
  expect(headers).toMatchObject({
    'Strict-Transport-Security': expect.stringMatching(/^max-age=\d{8,}; includeSubDomains$/),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  });
  expect(headers['Permissions-Policy']).toContain('geolocation=()');
  expect(Object.keys(headers).filter((name) => /cookie|allow/i.test(name))).toEqual([]);
});

test('every page has the script of all, the styles of all, and those of its kind at most', () => {
  const wrong = inPages(everyPage, ({ html }) => {
    const [first, ...own] = inlineStyles(html);
    return [
      ...(inlineScripts(html).length === 1 ? [] : [`${inlineScripts(html).length} scripts`]),
      ...(inlineOf(html).script === inline.script ? [] : ['another script']),
      ...(first === home ? [] : ['other styles']),
      ...(own.length <= 1 ? [] : [`${own.length} sheets of its own`]),
    ];
  });
  expect(wrong).toEqual([]);
  const pagesWithOwn = everyPage.filter(({ html }) => inlineStyles(html).length > 1);
  expect(pagesWithOwn.length).toBeGreaterThan(40);
  expect(home.length).toBeGreaterThan(10_000);
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
