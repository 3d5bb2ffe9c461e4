import { escape, htmlList, htmlPage, htmlRow } from '../report/html.ts';
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

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;

export const reasonsAgainst = ({ steps, heavier }: Verdict): string[] => [
  ...steps.filter(({ ok }) => !ok).map(({ name }) => `${name}: failed`),
  ...heavier.map(
    ({ address, before, now }) =>
      `${address} has grown from ${kilobytes(before)} to ${kilobytes(now)} since it was published`,
  ),
];

const weightOf = ({ pages, bytes }: Weighed) => `${pages} pages, ${(bytes / 1e6).toFixed(1)} MB`;

export function verdictHtml(verdict: Verdict): string {
  const { date, steps, uncommitted, notes, weighed, published } = verdict;
  const isFine = mayGoLive(verdict);
  const [title, className] = isFine
    ? ['This may go live.', 'yes']
    : ['This may not go live yet.', 'no'];
  const rows = steps.map(({ name, ok, seconds }) =>
    htmlRow([ok ? '✓' : '✗', escape(name), `${seconds.toFixed(0)} s`]),
  );
  const failed = steps
    .filter(({ ok }) => !ok)
    .map(
      ({ name, output, failed: tests }) =>
        `<h2>${escape(name)}</h2>${htmlList(tests.map(escape))}<pre>${escape(output)}</pre>`,
    );
  const before = published
    ? `When it was last published, on ${published.date}: ${weightOf(published)}.`
    : 'There are no figures of an earlier published state.';
  const changed = escape(uncommitted.join(', '));
  return htmlPage(
    title,
    `<p>${date}</p>
<h1 class="${className}">${title}</h1>
${htmlList(reasonsAgainst(verdict).map(escape))}
<table>${rows.join('')}</table>
${failed.join('')}
<h2>Weight</h2>
<p>${weighed ? `${weightOf(weighed)}. ${before}` : 'There is no built site to weigh.'}</p>
<h2>Worth a look, and no reason against</h2>
${htmlList(notes.map(({ title: note, count }) => `${escape(note)}: ${count}`))}
${changed && `<p>Changed and not committed, so that only this computer has it: ${changed}</p>`}
${weighed ? '<p><a href="report.html">The whole report</a></p>' : ''}`,
  );
}
