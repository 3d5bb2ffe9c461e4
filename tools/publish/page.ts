import type { Heavier, Weighed } from './weigh.ts';

export type Step = {
  name: string;
  ok: boolean;
  seconds: number;
  /** The last lines. */
  output: string;
  /** Names of failed tests. */
  failed: readonly string[];
};

export const failedIn = (output: string) => [
  ...new Set(
    [...output.matchAll(/^ ?FAIL +(?:\|\w+\| )?(.+)$/gm)].map(([, name = '']) => name.trim()),
  ),
];

export type Verdict = {
  date: string;
  steps: readonly Step[];
  /** Listed, but no reason against publishing. */
  uncommitted: readonly string[];
  notes: readonly { title: string; count: number }[];
  weighed?: Weighed | undefined;
  published?: Weighed | undefined;
  heavier: readonly Heavier[];
};

export const mayGoLive = ({ steps, heavier }: Verdict) =>
  steps.every(({ ok }) => ok) && heavier.length === 0;

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;

export const reasonsAgainst = ({ steps, heavier }: Verdict): string[] => [
  ...steps.filter(({ ok }) => !ok).map(({ name }) => `${name}: failed`),
  ...heavier.map(
    ({ address, before, now }) =>
      `${address} has grown from ${kilobytes(before)} to ${kilobytes(now)} since it was published`,
  ),
];

const css = `
:root { color-scheme: light dark; --paper: light-dark(#f8f1e3, #160e1e); --ink: light-dark(#2b1433, #f5ead7);
  --raised: light-dark(#fffaf0, #22172c); --yes: light-dark(#0a5f66, #7fd6d3); --no: light-dark(#8c2416, #ffab97); }
body { margin: 0 auto; max-width: 48rem; padding: 2rem 1rem 4rem; background: var(--paper); color: var(--ink);
  font: 1.05rem/1.55 Georgia, serif; }
h1 { font-size: 2.2rem; } .yes { color: var(--yes); } .no { color: var(--no); }
table { border-collapse: collapse; } td { padding: 0.25rem 1.5rem 0.25rem 0; vertical-align: top; }
a { color: inherit; } pre { overflow: auto; padding: 1rem; background: var(--raised); font-size: 0.8rem; white-space: pre-wrap; }
`;

const row = ({ name, ok, seconds }: Step) =>
  `<tr><td class="${ok ? 'yes' : 'no'}">${ok ? '✓' : '✗'}</td><td>${escape(name)}</td><td>${seconds.toFixed(0)} s</td></tr>`;

export function verdictHtml(verdict: Verdict): string {
  const { date, steps, uncommitted, notes, weighed, published } = verdict;
  const yes = mayGoLive(verdict);
  const failed = steps
    .filter(({ ok }) => !ok)
    .map(
      ({ name, output, failed: tests }) =>
        `<h2>${escape(name)}</h2><ul>${tests
          .map((test) => `<li>${escape(test)}</li>`)
          .join('')}</ul><pre>${escape(output)}</pre>`,
    );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${yes ? 'May go live' : 'Not yet'}</title>
<style>${css}</style>
<p>${date}</p>
<h1 class="${yes ? 'yes' : 'no'}">${yes ? 'This may go live.' : 'This may not go live yet.'}</h1>
<ul>${reasonsAgainst(verdict)
    .map((reason) => `<li>${escape(reason)}</li>`)
    .join('')}</ul>
<table>${steps.map(row).join('')}</table>
${failed.join('')}
<h2>Weight</h2>
<p>${
    weighed
      ? `${weighed.pages} pages, ${(weighed.bytes / 1e6).toFixed(1)} MB together. ${
          published
            ? `When it was last published, on ${published.date}: ${published.pages} pages, ${(published.bytes / 1e6).toFixed(1)} MB.`
            : 'Nothing is known of a state that was published before.'
        }`
      : 'There is no built site to weigh.'
  }</p>
<h2>Worth a look, and no reason against</h2>
<ul>${notes.map(({ title, count }) => `<li>${escape(title)}: ${count}</li>`).join('')}</ul>
${
  uncommitted.length > 0
    ? `<p>Changed and not committed, so that only this computer has it: ${escape(uncommitted.join(', '))}</p>`
    : ''
}
${weighed ? '<p><a href="report.html">The whole report</a></p>' : ''}
</html>
`;
}
