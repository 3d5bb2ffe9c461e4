import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { startEditor } from '../edit/server.ts';
import { builtSite, requireBuild } from '../build/built-site.ts';
import { publisher } from '../publish/job.ts';
import { root } from '../run/npm.mjs';

const anything = z.record(z.string(), z.unknown());

const closed = {
  from: '2027-01-11',
  until: '2027-03-19',
  why: {
    en: 'The terraces are being cleaned.',
    tr: 'Travertenler temizleniyor.',
    ar: 'تُنظَّف المصاطب الكلسية.',
  },
};
const notice = {
  en: { title: 'The museum road is closed.', text: 'Please come by the lower gate until Friday.' },
  tr: { title: 'Müze yolu kapalı.', text: 'Cumaya kadar lütfen alt kapıdan gelin.' },
  ar: { title: 'طريق المتحف مغلق.', text: 'يُرجى الدخول من البوابة السفلى حتى يوم الجمعة.' },
};

/** An entry of each kind that the pictures show. */
function writeExamples(content: string) {
  const place = join(content, 'destinations/pamukkale');
  const facts = anything.parse(JSON.parse(readFileSync(join(place, 'facts.json'), 'utf8')));
  writeFileSync(join(place, 'facts.json'), JSON.stringify({ ...facts, closed }));
  const road = join(content, 'notices/road');
  mkdirSync(road, { recursive: true });
  const shown = { kind: 'warning', from: '2027-02-01', until: '2027-02-05', pages: [] };
  writeFileSync(join(road, 'facts.json'), JSON.stringify(shown));
  for (const [locale, { title, text }] of Object.entries(notice)) {
    writeFileSync(join(road, `${locale}.md`), `---\ntitle: ${title}\n---\n${text}\n`);
  }
  const site = anything.parse(JSON.parse(readFileSync(join(content, 'site.json'), 'utf8')));
  writeFileSync(join(content, 'site.json'), JSON.stringify({ ...site, notices: ['road'] }));
}

/** The real editor on a copy of the content, with a built site that was published once and has changed since. */
export async function copyForPictures() {
  requireBuild();
  const folder = mkdtempSync(join(tmpdir(), 'handbook-'));
  const site = join(folder, 'build/client');
  cpSync(join(root, 'content'), join(folder, 'content'), { recursive: true });
  mkdirSync(site, { recursive: true });
  cpSync(builtSite, site, {
    recursive: true,
    filter: (path) => !/\.(?:br|gz|avif|webp|jpg|png|woff2|json)$/.test(path),
  });
  const job = publisher({ folder, check: () => Promise.resolve([]) });
  await job.prepare('en');
  await job.confirm();
  for (const language of ['', 'tr/', 'ar/']) {
    const file = join(site, `${language}destinations/ephesus.html`);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('$600', '$640'));
  }
  rmSync(join(site, 'destinations/page'), { recursive: true, force: true });
  await job.prepare('en');
  const content = join(folder, 'content');
  writeExamples(content);
  const editor = await startEditor({ project: root, content, port: 0, publisher: job });
  return {
    origin: editor.origin,
    async remove() {
      await editor.stop();
      rmSync(folder, { recursive: true });
    },
  };
}
export type Copy = Awaited<ReturnType<typeof copyForPictures>>;
