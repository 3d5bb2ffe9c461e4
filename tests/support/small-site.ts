import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from './project.ts';

const page = (title: string, text: string) =>
  `<!doctype html><title>${title}</title><meta name="description" content="About ${title}">` +
  `<script>const hidden = '<p>';</script><main><h1>${title}</h1><p>${text}</p></main>` +
  '<footer><p>Call <b>1234</b></p></footer>';

/** A project with a built site of a few files, to publish from. */
export function smallProject() {
  const folder = mkdtempSync(join(tmpdir(), 'publish-'));
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  mkdirSync(join(folder, 'content'));
  cpSync(join(root, 'content/site.json'), join(folder, 'content/site.json'));
  const site = (file: string, text: string) => write(`build/client/${file}`, text);
  site('index.html', page('Home', 'Welcome to the sea.'));
  site('tr/index.html', page('Ana sayfa', 'Denize hoş geldiniz.'));
  site('guide/ephesus.html', page('Ephesus', 'A ticket costs 40 euros at the gate.'));
  site('sw.js', '// worker');
  site('_headers', '/*');
  site('assets/a.css', 'a { color: red }');
  return {
    folder,
    page,
    site,
    setUp: (setup: object) => write('content/publishing.json', JSON.stringify(setup)),
    leave: (file: string) => rmSync(join(folder, 'build/client', file)),
    remove: () => rmSync(folder, { recursive: true }),
  };
}
