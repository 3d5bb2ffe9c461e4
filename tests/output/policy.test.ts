import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { inlineScripts, inlineStyles } from '../support/inline.ts';
import { all, attribute, everyPage, inPages, only, readSite, type Page } from '../support/site.ts';

// A browser applies both the policy of the page's `<meta>` and the policy of the host's header.

const directivesOf = (policy: string) =>
  new Map(
    policy
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name, sources] as const),
  );

const policyOf = (page: Page) =>
  directivesOf(
    attribute(only(page, 'meta[http-equiv="content-security-policy"]'), 'content') ?? '',
  );

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('the policy of a page', () => {
  test.each([
    ['default-src', ["'none'"]],
    ['font-src', ["'self'"]],
    ['connect-src', ["'self'"]],
    ['manifest-src', ["'self'"]],
    ['worker-src', ["'self'"]],
    ['base-uri', ["'none'"]],
    ['form-action', ["'self'", 'mailto:']],
  ])('%s is %j', (name, sources) => {
    const wrong = inPages(everyPage, (page) => {
      const found = policyOf(page).get(name)?.join(' ') ?? 'missing';
      return found === sources.join(' ') ? [] : [found];
    });
    expect(wrong).toEqual([]);
  });

  test('lets pictures come from the site and by https from the hosts of photos', () => {
    const wrong = inPages(everyPage, (page) => {
      const [own = '', ...others] = policyOf(page).get('img-src') ?? [];
      return [
        ...(own === "'self'" ? [] : [own]),
        ...others.filter((source) => !/^https:\/\/[\w.-]+$/.test(source)),
      ];
    });
    expect(wrong).toEqual([]);
  });

  test.each([
    ['script-src', (html: string) => inlineScripts(html).map(({ code }) => code)],
    ['style-src', inlineStyles],
  ])('%s has a hash for each inline one, and nothing unsafe', (name, inlineOf) => {
    const wrong = inPages(everyPage, (page) => {
      const [own = '', ...others] = policyOf(page).get(name) ?? [];
      return [
        ...(own === "'self'" ? [] : [own]),
        ...others.filter((source) => !/^'sha256-[\w+/]+=*'$/.test(source)),
        ...inlineOf(page.html)
          .filter((text) => !others.includes(hashOf(text)))
          .map((text) => `no hash for ${text.slice(0, 60)}`),
        ...(others.length > new Set(inlineOf(page.html)).size ? ['hashes of other pages'] : []),
      ];
    });
    expect(wrong).toEqual([]);
    expect(everyPage.filter(({ html }) => inlineOf(html).length === 0)).toEqual([]);
  });
});

describe('the headers of every answer', () => {
  const [, everywhere = ''] = /^\/\*\n((?: {2}.*\n)+)/m.exec(readSite('/_headers')) ?? [];
  const headers = new Map(
    everywhere
      .trim()
      .split('\n')
      .map((line) => line.trim().split(/: (.*)/))
      .map(([name = '', value = '']) => [name, value] as const),
  );

  test('restrict MIME sniffing, referrers, permissions and cross-origin use', () => {
    expect(Object.fromEntries(headers)).toMatchObject({
      'Strict-Transport-Security': expect.stringMatching(/^max-age=\d{8,}; includeSubDomains$/),
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Permissions-Policy': expect.stringContaining('geolocation=()'),
    });
    expect([...headers.keys()].filter((name) => /cookie|allow/i.test(name))).toEqual([]);
  });

  // Without the hashes these directives would block the pages' inline scripts and styles.
  test('have no directive for what a page loads', () => {
    const policy = directivesOf(headers.get('Content-Security-Policy') ?? '');
    expect(Object.fromEntries(policy)).toEqual({
      'base-uri': ["'none'"],
      'form-action': ["'self'", 'mailto:'],
      'frame-ancestors': ["'none'"],
      'object-src': ["'none'"],
    });
  });
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

test('no page loads what the policy blocks', () => {
  const wrong = inPages(everyPage, (page) => [
    ...all(page, 'iframe, object, embed, base, portal').map(({ tagName }) => tagName),
    ...all(page, '[src]')
      .map((element) => attribute(element, 'src') ?? '')
      .filter((address) => !/^\/(?!\/)/.test(address)),
    ...all(page, 'form')
      .map((form) => attribute(form, 'action') ?? '')
      .filter((action) => !/^(?:mailto:|\/(?!\/))/.test(action)),
    ...all(page, '[http-equiv]')
      .map((meta) => attribute(meta, 'http-equiv') ?? '')
      .filter((name) => name !== 'content-security-policy'),
  ]);
  expect(wrong).toEqual([]);
});
