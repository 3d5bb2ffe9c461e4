import { locales } from '../../app/locales.ts';
import type { Chapter, Finding } from './chapter.ts';

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

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const card = (pictures: string, { file, says, scene }: Finding) =>
  `<li>${
    scene === undefined
      ? '<span class="none"></span>'
      : `<img src="${escape(`${pictures}/${scene}-480.webp`)}" alt="" loading="lazy">`
  }<div><code>${escape(file)}</code><p dir="auto">${escape(says)}</p></div></li>`;

const css = `
:root { color-scheme: light dark; --paper: light-dark(#f8f1e3, #160e1e); --ink: light-dark(#2b1433, #f5ead7);
  --soft: light-dark(#513a58, #d3c3c9); --raised: light-dark(#fffaf0, #22172c); --mark: light-dark(#8c2416, #ffab97); }
body { margin: 0 auto; max-width: 62rem; padding: 2rem 1rem 4rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 Georgia, serif; }
h1 { font-size: 2rem; } h2 { margin-top: 2.5rem; font-size: 1.35rem; } h2 b { color: var(--mark); }
.about { margin-top: -0.75rem; color: var(--soft); }
nav { display: flex; flex-wrap: wrap; gap: 0.5rem 1.25rem; }
a { color: inherit; }
ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(26rem, 100%), 1fr)); gap: 0.75rem; padding: 0; list-style: none; }
li { display: flex; gap: 0.9rem; overflow: hidden; border-radius: 0.5rem; background: var(--raised); }
li img, .none { flex: none; width: 6rem; object-fit: cover; background: var(--soft); } .none { width: 0.4rem; }
li div { min-width: 0; padding: 0.6rem 0.9rem 0.7rem 0; } li p { margin: 0.15rem 0 0; overflow-wrap: anywhere; }
code { color: var(--soft); font-size: 0.8rem; overflow-wrap: anywhere; }
table { border-collapse: collapse; } td, th { padding: 0.3rem 1.2rem 0.3rem 0; text-align: end; } th:first-child { text-align: start; }
`;

const row = (name: string, cells: readonly (string | number)[]) =>
  `<tr><th>${name}</th>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;

/** @param pictures address of public/art, relative to the page */
export function reportHtml(report: Report, pictures: string): string {
  const chapters = report.chapters.map(
    ({ title, about, findings }, at) =>
      `<section id="c${at}"><h2>${escape(title)} <b>${
        findings.length
      }</b></h2><p class="about">${escape(about)}</p>${
        findings.length === 0
          ? '<p>Nothing.</p>'
          : `<ul>${findings.map((finding) => card(pictures, finding)).join('')}</ul>`
      }</section>`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Report of ${report.date}</title>
<style>${css}</style>
<h1>Report of ${report.date}</h1>
<nav>${report.chapters
    .map(({ title, findings }, at) => `<a href="#c${at}">${escape(title)} (${findings.length})</a>`)
    .join('')}</nav>
${chapters.join('\n')}
<section><h2>Words</h2><table>${row('', locales)}${report.words
    .map(({ kind, counts }) => row(kind, counts))
    .join('')}${row('together', sums(report))}</table></section>
</html>
`;
}
