import * as fc from 'fast-check';
import { locales } from '../../app/locales.ts';
import { paths } from '../../app/paths.ts';

/* Malformed and hostile addresses. */

/** The same seed makes the same addresses. */
export const seed = 20_261_121;

/** Sets `fuzzed` if a page contains it unescaped. */
export const markup = [
  '<script>fuzzed=1</script>',
  '"><img src=x onerror=fuzzed=1>',
  "'><svg onload=fuzzed=1>",
  '</title></script><script>fuzzed=1</script>',
  'javascript:fuzzed=1',
  '{{fuzzed=1}}${fuzzed=1}',
];

const wellKnown = locales.flatMap((locale) => [
  paths.home(locale),
  paths.destinations(locale),
  paths.destination(locale, 'istanbul'),
  paths.guide(locale),
  paths.article(locale, 'cappadocia'),
  paths.contact(locale),
  paths.notFound(locale),
]);

const names = `index index.html 404 .html .data _.data _headers _redirects assets .env .git/config
etc/passwd wp-login.php constructor __proto__ Istanbul ISTANBUL İstanbul بورصة 東京 🎈 é e\u0301`
  .split(/\s/)
  .concat('Black Sea');

const traversals = [
  '..',
  '.',
  '%2e%2e',
  '..%2f',
  '..%5c',
  '..\\',
  '%252e%252e%252f',
  '%c0%ae%c0%ae',
];
const hosts = [
  '//evil.example',
  '/\\evil.example',
  'http://evil.example',
  '%2F%2Fevil.example',
  '@evil',
];
const encodings = [
  '%',
  '%zz',
  '%e0%a4%a',
  '%ff',
  '%00',
  '%0d%0aSet-Cookie:%20a=b',
  '%u0041',
  '%25',
  '+',
];

/** `encodeURIComponent` throws on a lone surrogate. */
const encoded = (text: string) => encodeURIComponent(text.toWellFormed());

const segment = fc.oneof(
  fc.constantFrom(...names, ...traversals, ...hosts, ...encodings, ...markup),
  fc.constantFrom(...names, ...markup).map(encoded),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.string({ unit: 'binary', maxLength: 12 }).map(encoded),
  fc.string({ unit: 'grapheme', maxLength: 8 }).map(encoded),
  fc
    .uint8Array({ maxLength: 8 })
    .map((bytes) =>
      bytes.reduce((text, byte) => `${text}%${byte.toString(16).padStart(2, '0')}`, ''),
    ),
  fc
    .tuple(fc.constantFrom('a', '/', '%20', '..', '%', 'ğ'), fc.integer({ min: 1, max: 6000 }))
    .map(([part, times]) => part.repeat(times)),
);

const query = fc.oneof(
  fc.constantFrom('', '?', '?tag=', '#', '?tag=beach', '?_routes=en'),
  segment.map((value) => `?tag=${value}`),
  segment.map((value) => `?${value}`),
  segment.map((value) => `#${value}`),
);

const end = fc.constantFrom('', '/', '.html', '.data');

/** Spellings that redirect to a page. */
const spelling = fc
  .tuple(
    fc.constantFrom(...locales.map((locale) => paths.destination(locale, ''))),
    fc.constantFrom('Istanbul', 'bLaCk sEa', 'İSTANBUL', 'Ep he sus', 'istanbul'),
    end,
    query,
  )
  .map(([folder, name, ending, asked]) => folder + encoded(name) + ending + asked);

const anything = fc
  .tuple(
    fc.constantFrom(...wellKnown, '', '/', '//', '/tr', '/ar', '/de'),
    fc.array(segment, { maxLength: 4 }),
    fc.constantFrom('/', '', '//', '.', '%2f', '\\'),
    end,
    query,
  )
  .map(([start, parts, between, ending, asked]) => [start, ...parts].join(between) + ending + asked)
  .map((text) => (text.startsWith('/') ? text : `/${text}`));

export const address = fc.oneof(
  { weight: 9, arbitrary: anything },
  { weight: 1, arbitrary: spelling },
);
