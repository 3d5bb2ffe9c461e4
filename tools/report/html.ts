export const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const css = `
:root { color-scheme: light dark; --paper: light-dark(#f8f1e3, #160e1e); --ink: light-dark(#2b1433, #f5ead7);
  --soft: light-dark(#513a58, #d3c3c9); --raised: light-dark(#fffaf0, #22172c);
  --yes: light-dark(#0a5f66, #7fd6d3); --no: light-dark(#8c2416, #ffab97); }
body { margin: 0 auto; max-width: 62rem; padding: 2rem 1rem 4rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 Georgia, serif; }
h1 { font-size: 2rem; } h2 { margin-top: 2.5rem; font-size: 1.35rem; } h2 b, .no { color: var(--no); } .yes { color: var(--yes); }
a { color: inherit; } code { color: var(--soft); font-size: 0.8rem; overflow-wrap: anywhere; }
pre { overflow: auto; padding: 1rem; background: var(--raised); font-size: 0.8rem; white-space: pre-wrap; }
table { border-collapse: collapse; } td, th { padding: 0.3rem 1.2rem 0.3rem 0; text-align: start; vertical-align: top; }
nav { display: flex; flex-wrap: wrap; gap: 0.5rem 1.25rem; } .about { margin-top: -0.75rem; color: var(--soft); }
.cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(26rem, 100%), 1fr)); gap: 0.75rem; padding: 0; list-style: none; }
.cards li { display: flex; gap: 0.9rem; overflow: hidden; border-radius: 0.5rem; background: var(--raised); }
.cards img, .none { flex: none; width: 6rem; object-fit: cover; background: var(--soft); } .none { width: 0.4rem; }
.cards div { min-width: 0; padding: 0.6rem 0.9rem 0.7rem 0; } .cards p { margin: 0.15rem 0 0; overflow-wrap: anywhere; }
`;

export const htmlPage = (
  title: string,
  body: string,
  { lang = 'en', dir = 'ltr', css: more = '' } = {},
) => `<!doctype html>
<html lang="${lang}" dir="${dir}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>${css}${more}</style>
${body}
</html>
`;

export const htmlList = (items: readonly string[], className = '') =>
  `<ul class="${className}">${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

export const htmlRow = (cells: readonly (string | number)[]) =>
  `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
