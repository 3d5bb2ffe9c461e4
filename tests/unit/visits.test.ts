import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { locales } from '../../app/locales.ts';
import { mostInMinute } from '../../tools/visits/count.ts';
import { visitsPage } from '../../tools/visits/page.ts';
import { readVisits } from '../../tools/visits/read.ts';
import { Refusal, sayIn } from '../../tools/visits/words.ts';
import arabic from '../../tools/visits/words/ar.json' with { type: 'json' };
import english from '../../tools/visits/words/en.json' with { type: 'json' };
import turkish from '../../tools/visits/words/tr.json' with { type: 'json' };
import { root } from '../support/project.ts';

const folder = mkdtempSync(join(tmpdir(), 'visits-'));
afterAll(() => rmSync(folder, { recursive: true }));

const origin = 'https://tours.example';
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Safari/604.1';
const computer = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/131.0.0.0 Safari/537.36';
const tablet = 'Mozilla/5.0 (Linux; Android 14; SM-X200) Chrome/131.0.0.0 Safari/537.36';
const robot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

/** At noon in UTC, so that it is the same day in almost every time zone. */
const line = ({
  ip = '203.0.113.1',
  day = '02',
  time = '12:00:00',
  request = 'GET / HTTP/2.0',
  status = 200,
  referrer = '-',
  agent = phone,
}) =>
  `${ip} - - [${day}/Nov/2026:${time} +0000] "${request}" ${status} 1234 "${referrer}" "${agent}"`;

let files = 0;
function log(...lines: readonly string[]) {
  const file = join(folder, `access-${(files += 1)}.log`);
  writeFileSync(file, `${lines.join('\n')}\n`);
  return file;
}
const read = (...lines: readonly string[]) => readVisits([log(...lines)], origin);

const get = (path: string) => ({ request: `GET ${path} HTTP/2.0` });
const named = (counted: readonly { name: string; count: number }[]) =>
  counted.map(({ name, count }) => `${name} ${count}`);

test('a visit is one device on one day, and a day without one is in between', async () => {
  const visits = await read(
    line({}),
    line({ ...get('/tr/guide?x=1#y') }),
    line({ agent: computer }),
    line({ ip: '203.0.113.2' }),
    line({ day: '04' }),
  );
  expect(visits.days).toEqual([
    { day: '2026-11-02', visits: 3, pages: 4 },
    { day: '2026-11-03', visits: 0, pages: 0 },
    { day: '2026-11-04', visits: 1, pages: 1 },
  ]);
  expect([visits.visits, visits.read]).toEqual([4, 5]);
});

test('pages are counted by address, without files, forms, redirects and errors', async () => {
  const visits = await read(
    line(get('/tr/destinations/ephesus')),
    line(get('/tr/destinations/ephesus/')),
    line({ ...get('/ar'), status: 304 }),
    line(get('/')),
    line(get('/assets/page.1a2b.js')),
    line(get('/art/hero.avif')),
    line({ ...get('/old'), status: 301 }),
    line({ ...get('/'), status: 502 }),
    line({ request: 'POST / HTTP/2.0' }),
    line({ request: 'HEAD / HTTP/2.0' }),
    line({ request: '\\x16\\x03\\x01', status: 400 }),
  );
  expect(named(visits.pages)).toEqual(['/tr/destinations/ephesus 2', '/ 1', '/ar 1']);
  expect(named(visits.languages)).toEqual(['tr 2', 'ar 1', 'en 1']);
  expect([visits.failures, visits.unread]).toEqual([1, 0]);
});

test('visits have a device, and a source that is not the site itself', async () => {
  const visits = await read(
    line({ referrer: 'https://www.google.com/search?q=efes' }),
    line({ ...get('/tr'), referrer: 'https://www.tours.example/' }),
    line({ ip: '203.0.113.2', agent: computer, referrer: 'https://tours.example/tr' }),
    line({ ip: '203.0.113.3', agent: tablet }),
    line({ ip: '203.0.113.4', agent: '-' }),
  );
  expect(named(visits.devices)).toEqual(['computer 1', 'phone 1', 'tablet 1', 'unknown 1']);
  expect(named(visits.sources)).toEqual([' 3', 'google.com 1']);
  expect(visits.countries).toEqual([]);
});

test('addresses that were not found name who links to them', async () => {
  const visits = await read(
    line({}),
    line({ ...get('/eski'), status: 404, referrer: 'https://forum.example/1' }),
    line({ ...get('/eski'), status: 404, referrer: `${origin}/tr/guide` }),
    line({ ...get('/eski'), status: 404, referrer: `${origin}/tr/guide` }),
    line({ ...get('/%C5%9Fehir'), status: 404 }),
    line({ ...get('/%zz'), status: 404 }),
  );
  expect(visits.missing.map(({ address, count, from }) => [address, count, named(from)])).toEqual([
    ['/eski', 3, ['/tr/guide 2', 'forum.example 1']],
    ['/%zz', 1, []],
    ['/şehir', 1, []],
  ]);
});

test('robots, probes and pages fetched at once are left out and counted', async () => {
  const many = Array.from({ length: mostInMinute + 1 }, (_, at) =>
    line({ ip: '203.0.113.9', ...get(`/guide/${at}`) }),
  );
  const visits = await read(
    line({}),
    line({ agent: robot }),
    line({ ...get('/wp-login.php'), status: 404 }),
    line({ ...get('/.env'), status: 404 }),
    ...many,
    line({ ip: '203.0.113.9', ...get('/'), time: '12:30:00' }),
  );
  expect([visits.robots, visits.probes, visits.atOnce]).toEqual([1, 2, many.length]);
  expect([visits.visits, visits.read]).toEqual([2, 2]);
  expect(visits.missing).toEqual([]);
});

const at = '2026-11-02T12:00:00Z';
const seconds = Date.parse(at) / 1000;
const cloudflare = (more: object) =>
  JSON.stringify({
    EdgeStartTimestamp: at,
    EdgeResponseStatus: 200,
    ClientIP: '203.0.113.1',
    ClientRequestMethod: 'GET',
    ClientRequestURI: '/tr?x=1',
    ClientRequestHost: 'elsewhere.example',
    ClientRequestReferer: 'https://elsewhere.example/tr/guide',
    ClientRequestUserAgent: phone,
    ClientCountry: 'sa',
    ...more,
  });

describe('reads', () => {
  test.each([
    ['the combined format with a host before it', `tours.example:443 ${line(get('/tr'))}`],
    ['the format without referrer and browser', line(get('/tr')).split(' "-"', 1).join('')],
    ['a quotation mark within a field', line({ ...get('/tr'), agent: String.raw`A \"B\" C` })],
    [
      "Caddy's JSON",
      JSON.stringify({
        ts: seconds,
        status: 200,
        request: {
          remote_ip: '203.0.113.1',
          method: 'GET',
          host: 'tours.example',
          uri: '/tr?x=1',
          headers: { 'User-Agent': [phone], Referer: [`${origin}/`] },
        },
      }),
    ],
    ["Cloudflare's JSON", cloudflare({})],
    ["Cloudflare's JSON, in nanoseconds", cloudflare({ EdgeStartTimestamp: seconds * 1e9 })],
  ])('%s', async (_, one) => {
    const visits = await read(one);
    expect(named(visits.pages)).toEqual(['/tr 1']);
    expect(visits.days.map(({ day }) => day)).toEqual(['2026-11-02']);
    expect(named(visits.sources)).toEqual([' 1']);
  });

  test('countries where the log has them', async () => {
    const visits = await read(cloudflare({}), cloudflare({ ClientIP: '203.0.113.2' }), line({}));
    expect(named(visits.countries)).toEqual(['SA 2']);
    expect(visitsPage(visits, 'tr').html).toContain('Suudi Arabistan');
  });

  test('several files, packed or not, with any ending', async () => {
    const packed = join(folder, 'access.log.1');
    writeFileSync(packed, gzipSync(`${line({ day: '03' })}\r\n${line({ day: '04' })}`));
    const visits = await readVisits([log(line({})), packed], origin);
    expect(visits.days.map(({ visits: count }) => count)).toEqual([1, 1, 1]);
  });

  test('what it can of a log with other lines, and counts those', async () => {
    const visits = await read(
      line({}),
      'nonsense',
      '{"ts": 1}',
      '{',
      line({}).replace('Nov', 'Xyz'),
    );
    expect([visits.read, visits.unread]).toEqual([1, 4]);
    expect(visitsPage(visits, 'en').text).toContain(`${sayIn('en')('sum.unread')}: 4`);
  });
});

describe('a file is refused with one sentence', () => {
  const packed = gzipSync(
    Array.from({ length: 400 }, (_, ip) => line({ ip: `10.0.0.${ip}` })).join('\n'),
  );
  test.each([
    ['that is not there', 'refused.noFile', () => join(folder, 'missing.log')],
    ['that is a folder', 'refused.unreadable', () => folder],
    ['that is empty', 'refused.empty', () => log('', '')],
    ['that is no log', 'refused.notALog', () => join(root, 'README.md')],
    ['that is a picture', 'refused.notALog', () => join(root, 'public/favicon.ico')],
    ['without a page', 'refused.noVisit', () => log(line({ agent: robot }))],
    [
      'that was cut off',
      'refused.unreadable',
      () => {
        const file = join(folder, 'cut.gz');
        writeFileSync(file, packed.subarray(0, packed.length / 2));
        return file;
      },
    ],
  ] as const)('%s', async (_, key, make) => {
    const refusal: unknown = await readVisits([make()], origin).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(Refusal);
    expect(refusal).toMatchObject({ key });
  });
});

test.each(locales)('%s: the page has every number, and no visitor', async (locale) => {
  const visits = await read(
    line({ referrer: 'https://evil.example/<script>alert(1)</script>' }),
    line({ ...get('/<script>alert(2)</script>'), status: 404 }),
    cloudflare({ ClientCountry: '<b>' }),
  );
  const { html } = visitsPage(visits, locale);
  expect(html).toContain(`<html lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}">`);
  expect(html).toMatch(/<svg class="days"[\s\S]*<rect class="visits"/);
  expect(html).toContain('evil.example');
  expect(html).toContain('/&lt;script>alert(2)');
  expect(html).not.toMatch(/<script|<b>|203\.0\.113|iPhone|\b(?:src|href)=|undefined|NaN/);
});

test('each language has every sentence', () => {
  for (const words of [arabic, turkish]) expect(Object.keys(words)).toEqual(Object.keys(english));
});

const run = (...args: readonly string[]) =>
  spawnSync(process.execPath, ['tools/visits/main.ts', ...args], { cwd: root, encoding: 'utf8' });

describe('npm run visits', () => {
  test('speaks the language that is asked for', () => {
    const { stdout, status } = run(log(line({})), '--language', 'tr');
    expect(status).toBe(0);
    expect(stdout).toContain(`${turkish['sum.visits']}: 1`);
    expect(stdout).toContain('2 Kasım 2026');
  });

  test.each([
    [['--language', 'tr'], turkish['refused.usage']],
    [['a.log', '--language', 'ar', '--host'], /--language/],
    [['a.log', '--language', 'de'], /--language/],
  ])('answers %j with one sentence', (args, said) => {
    const { stderr, status } = run(...args);
    expect(status).toBe(1);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(stderr).toMatch(said);
  });
});
