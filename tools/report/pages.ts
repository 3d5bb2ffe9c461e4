import { locales } from '../../app/locales.ts';
import type { Chapter, Finding } from './chapter.ts';
import { escape, htmlList, htmlPage, htmlRow } from './html.ts';

export type Report = {
  date: string;
  chapters: readonly Chapter[];
  words: readonly { kind: string; counts: readonly number[] }[];
};

const sums = ({ words }: Report) =>
  locales.map((_, at) => words.reduce((sum, { counts }) => sum + (counts[at] ?? 0), 0));

const textRow = (name: string, cells: readonly (string | number)[]) =>
  `  ${name.padEnd(14)}${cells.map((cell) => String(cell).padStart(8)).join('')}`;

export function reportText(report: Report): string {
  const chapters = report.chapters.map(({ title, about, findings }) =>
    [
      `${title} (${findings.length})`,
      `  ${about}`,
      ...findings.map(({ file, says }) => `  - ${file}: ${says}`),
    ].join('\n'),
  );
  const table = [
    'Words',
    textRow('', locales),
    ...report.words.map(({ kind, counts }) => textRow(kind, counts)),
    textRow('together', sums(report)),
  ];
  return [`Report of ${report.date}`, ...chapters, table.join('\n')].join('\n\n');
}

const card = (pictures: string, { file, says, scene }: Finding) =>
  `${
    scene === undefined
      ? '<span class="none"></span>'
      : `<img src="${escape(`${pictures}/${scene}-480.webp`)}" alt="" loading="lazy">`
  }<div><code>${escape(file)}</code><p dir="auto">${escape(says)}</p></div>`;

/** @param pictures address of public/art, relative to the page */
export function reportHtml(report: Report, pictures: string): string {
  const { date, chapters, words } = report;
  const links = chapters.map(
    ({ title, findings }, at) => `<a href="#c${at}">${escape(title)} (${findings.length})</a>`,
  );
  const sections = chapters.map(
    ({ title, about, findings }, at) =>
      `<section id="c${at}"><h2>${escape(title)} <b>${findings.length}</b></h2>` +
      `<p class="about">${escape(about)}</p>` +
      htmlList(
        findings.map((finding) => card(pictures, finding)),
        'cards',
      ) +
      '</section>',
  );
  const rows = [
    ['', ...locales],
    ...words.map(({ kind, counts }) => [kind, ...counts]),
    ['together', ...sums(report)],
  ].map(htmlRow);
  return htmlPage(
    `Report of ${date}`,
    `<h1>Report of ${date}</h1><nav>${links.join('')}</nav>${sections.join('\n')}
<section><h2>Words</h2><table>${rows.join('')}</table></section>`,
  );
}
