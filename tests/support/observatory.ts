/*
 * Mozilla's HTTP Observatory, asked without the internet: what its tests add to a score of 100 or
 * take from it, as its documentation and version 1.4.8 of `@mdn/mdn-http-observatory` have it:
 * https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring
 *
 * That package wants a database and a site on the internet, so what this site can meet is written
 * down here. Of cookies and of credentials for other sites there should be none, so any counts as
 * the worst. Left out are nonces and hashes, which no static page has, and what only a host and
 * the browsers' preload list can say: a host that does not redirect `http:` to `https:` costs 20
 * points, being on the list would give 5.
 */

export type Answer = { headers: Headers; html: string };

const tooBroad = ['*', 'http:', 'https:', 'ftp:', 'http://*', 'https://*'];
const tooBroadOrInline = [...tooBroad, "'unsafe-inline'", 'data:'];
const isInsecure = (source: string) => /^(?:http|ftp):/.test(source);

/** The sources of each directive; nothing for a policy that is missing or says something twice. */
function directivesOf({ headers }: Answer) {
  const policy = headers.get('Content-Security-Policy');
  const directives = (policy ?? '')
    .toLowerCase()
    .split(';')
    .map((directive) => directive.trim().split(/\s+/))
    .filter(([name]) => name)
    .map(([name = '', ...sources]) => [name, sources] as const);
  const byName = new Map(directives);
  return byName.size > 0 && byName.size === directives.length ? byName : undefined;
}

function policyPoints(answer: Answer) {
  const directives = directivesOf(answer);
  if (!directives) return -25;
  const sourcesOf = (name: string) =>
    directives.get(name) ?? directives.get('default-src') ?? ['*'];
  const has = (name: string, sources: string[]) =>
    sourcesOf(name).some((source) => sources.includes(source));
  const passive = ['img-src', 'media-src'];
  const active = [...directives.keys()].filter((name) => !passive.includes(name));

  if (has('script-src', tooBroadOrInline) || has('object-src', tooBroad)) return -20;
  if (active.flatMap(sourcesOf).some(isInsecure)) return -20;
  if (['script-src', 'style-src'].some((name) => has(name, ["'unsafe-eval'"]))) return -10;
  if (passive.flatMap(sourcesOf).some(isInsecure)) return -10;
  if (has('style-src', tooBroadOrInline)) return 0;
  return directives.get('default-src')?.join(' ') === "'none'" ? 10 : 5;
}

function transportPoints({ headers }: Answer) {
  const [, age] =
    /^max-age=(\d+)(?:;|$)/.exec(headers.get('Strict-Transport-Security') ?? '') ?? [];
  if (age === undefined) return -20;
  const sixMonths = 180 * 24 * 60 * 60;
  return Number(age) < sixMonths ? -10 : 0;
}

function framePoints(answer: Answer) {
  if (directivesOf(answer)?.has('frame-ancestors')) return 5;
  return /^(?:deny|sameorigin)$/i.test(answer.headers.get('X-Frame-Options') ?? '') ? 0 : -20;
}

function referrerPoints({ headers }: Answer) {
  const policy = headers.get('Referrer-Policy');
  if (policy === null) return 0;
  const goodPolicy = /^(?:no-referrer|same-origin|strict-origin(?:-when-cross-origin)?)$/;
  return goodPolicy.test(policy) ? 5 : -5;
}

function resourcePoints({ headers }: Answer) {
  const policy = headers.get('Cross-Origin-Resource-Policy') ?? 'cross-origin';
  if (policy === 'cross-origin') return 0;
  return ['same-origin', 'same-site'].includes(policy) ? 10 : -5;
}

function scriptPoints({ html }: Answer) {
  const scripts = [...html.matchAll(/<script\b[^>]*\ssrc="([^"]*)"[^>]*>/g)];
  const foreign = scripts.filter(([, address = '']) => !/^\/(?!\/)/.test(address));
  if (foreign.some(([, address = '']) => !address.startsWith('https://'))) return -50;
  if (foreign.some(([script]) => !script.includes(' integrity='))) return -5;
  return scripts.some(([script]) => script.includes(' integrity=')) ? 5 : 0;
}

const pointsOf: Record<string, (answer: Answer) => number> = {
  'Content Security Policy': policyPoints,
  Cookies: ({ headers }) => (headers.has('Set-Cookie') ? -40 : 0),
  'Cross-Origin Resource Sharing': ({ headers }) =>
    headers.get('Access-Control-Allow-Credentials') === 'true' ? -50 : 0,
  'Referrer Policy': referrerPoints,
  'Strict Transport Security': transportPoints,
  'Subresource Integrity': scriptPoints,
  'X-Content-Type-Options': ({ headers }) =>
    headers.get('X-Content-Type-Options') === 'nosniff' ? 0 : -5,
  'X-Frame-Options': framePoints,
  'Cross-Origin Resource Policy': resourcePoints,
};

const grades = [
  [100, 'A+'],
  [90, 'A'],
  [85, 'A-'],
  [80, 'B+'],
  [70, 'B'],
  [65, 'B-'],
  [60, 'C+'],
  [50, 'C'],
  [45, 'C-'],
  [40, 'D+'],
  [30, 'D'],
  [25, 'D-'],
  [0, 'F'],
] as const;

const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0);

/** The score and its grade. What is above 100 counts only for those with 90 without it. */
export function observe(answer: Answer) {
  const points = Object.values(pointsOf).map((test) => test(answer));
  const plain = Math.max(0, 100 + sum(points.filter((each) => each < 0)));
  const score = plain >= 90 ? 100 + sum(points) : plain;
  return { score, grade: grades.find(([least]) => score >= least)?.[1] };
}
