/* `_headers` and `_redirects`, as Cloudflare Pages and Netlify read them. */

const linesOf = (source: string) =>
  source.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));

const literal = (text: string) => text.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A `*` also matches line breaks, which an address may have encoded. */
const matcher = (path: string) => new RegExp(`^${path.split('*').map(literal).join('[^]*')}$`);

type Rule = { matches: RegExp; headers: (readonly [name: string, value: string])[] };

/** A path, and below it indented headers. @throws {Error} for a header without a path or a name. */
export function readHeaders(source: string): Rule[] {
  const rules: Rule[] = [];
  for (const line of linesOf(source)) {
    if (line.startsWith('/')) {
      rules.push({ matches: matcher(line.trim()), headers: [] });
      continue;
    }
    const [, name, value] = /^\s+([\w-]+):\s*(.+?)\s*$/.exec(line) ?? [];
    const rule = rules.at(-1);
    if (!rule || !name || !value) throw new Error(`_headers: this is no header: ${line}`);
    rule.headers.push([name, value]);
  }
  return rules;
}

/** @throws {Error} for a line that is not an address, its target and a status. */
export const readRedirects = (source: string) =>
  linesOf(source).map((line) => {
    const [, path, to, status] = /^(\/\S*) (\/\S*) (\d{3})$/.exec(line) ?? [];
    if (!path || !to) throw new Error(`_redirects: this is no rule: ${line}`);
    return { path: decodeURI(path), to, status: Number(status) };
  });
