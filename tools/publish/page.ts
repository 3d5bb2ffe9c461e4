import { type Locale, localeInfo } from '../../app/locales.ts';
import { sayIn } from '../edit/words.ts';
import { escape, htmlList, htmlPage, htmlRow } from '../report/html.ts';
import type { Step } from './check.ts';
import type { Sentence } from './checks/sentences.ts';
import type { Heavier, Weighed } from './weigh.ts';

export type Verdict = {
  date: string;
  locale: Locale;
  steps: readonly Step[];
  /** What is to be mended. */
  sentences: readonly Sentence[];
  /** Listed, but no reason against publishing, as are notes and heavier pages. */
  uncommitted: readonly string[];
  notes: readonly { title: string; count: number }[];
  heavier: readonly Heavier[];
  weighed?: Weighed | undefined;
  published?: Weighed | undefined;
};

export const mayGoLive = ({ steps, sentences }: Verdict) =>
  steps.every(({ ok }) => ok) && sentences.length === 0;

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

export function verdictHtml(verdict: Verdict): string {
  const { date, locale, steps, sentences, uncommitted, notes, weighed, published } = verdict;
  const t = sayIn(locale);
  const isFine = mayGoLive(verdict);
  const title = t(isFine ? 'publish.yes' : 'publish.no');
  const weightOf = ({ pages, bytes }: Weighed) =>
    t('publish.weight', { pages, size: (bytes / 1e6).toFixed(1) });
  const rows = steps.map(({ name, ok, seconds }) =>
    htmlRow([ok ? '✓' : '✗', escape(name), `${seconds.toFixed(1)} s`]),
  );
  const toMend = sentences.map(
    ({ where, says, mend }) =>
      `<b>${escape(says)}</b><br>${escape(mend)}<br><code dir="ltr">${escape(where)}</code>`,
  );
  const grown = verdict.heavier.map(({ address, before, now }) =>
    escape(t('publish.grown', { page: address, before: kilobytes(before), now: kilobytes(now) })),
  );
  const listed = notes.map(({ title: note, count }) => `${escape(note)}: ${count}`);
  return htmlPage(
    title,
    `<p>${date}</p>
<h1 class="${isFine ? 'yes' : 'no'}">${title}</h1>
${sentences.length > 0 ? `<h2>${t('publish.toMend', { count: sentences.length })}</h2>${htmlList(toMend)}` : ''}
<table>${rows.join('')}</table>
${weighed ? `<h2>${t('publish.step.weight')}</h2><p>${weightOf(weighed)}</p>` : ''}
${published ? `<p>${t('publish.before', { date: published.date, weight: weightOf(published) })}</p>` : ''}
<h2>${t('publish.notes')}</h2>
${htmlList([...grown, ...listed])}
${uncommitted.length > 0 ? `<p>${escape(t('publish.uncommitted', { files: uncommitted.join(', ') }))}</p>` : ''}
${weighed ? `<p><a href="report.html">${t('publish.report')}</a></p>` : ''}`,
    { lang: locale, dir: localeInfo[locale].dir },
  );
}
