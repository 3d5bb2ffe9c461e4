import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEditor } from '../../tools/edit/server.ts';
import { editorIn } from '../support/editor.ts';
import { root } from '../support/project.ts';
import { choose, focusOn, hasFocus, valueOf } from './support/fields-in-page.ts';
import { expect, test } from './support/test.ts';

// `npm run edit` on a copy of `content/`.

const copy = mkdtempSync(join(tmpdir(), 'traveller-editor-'));
const file = join(copy, 'content/destinations/ephesus/facts.json');
let editor: Awaited<ReturnType<typeof startEditor>>;

test.beforeAll(async () => {
  cpSync(join(root, 'content'), join(copy, 'content'), { recursive: true });
  editor = await startEditor({ project: root, content: join(copy, 'content'), port: 0 });
});
test.afterAll(async () => {
  await editor.stop();
  rmSync(copy, { recursive: true });
});

/** Each function runs in the page. */
const says = (selector: string, words: string) =>
  [...document.querySelectorAll(selector)].some(({ textContent }) => textContent.includes(words));

const isThere = (selector: string) => document.querySelector(selector) !== null;

const selectAll = (selector: string) =>
  document.querySelector<HTMLInputElement>(selector)?.select();

const tr = editorIn('tr', 'destinations');
const price = '[data-file=facts] [data-field=price] input';
const status = 'main header [role=status]';

test('an owner changes a price in Turkish, and a word in its place is refused', ({ travel }) =>
  travel(async (traveller) => {
    const before = readFileSync(file, 'utf8');
    // The engines reach no host but localhost.
    const { port } = new URL(editor.origin);
    await traveller.window.load(`http://localhost:${port}/#destinations/ephesus`);
    expect(await traveller.sees(isThere, '.editor-language select')).toBe(true);
    await traveller.run(choose, '.editor-language select', 'tr');
    expect(await traveller.sees(says, 'label', tr.field('price'))).toBe(true);

    const typed = async (text: string) => {
      await traveller.run(focusOn, price);
      await traveller.run(selectAll, price);
      await traveller.window.type(text);
      await traveller.window.key('Enter');
    };
    await typed('bin');
    expect(await traveller.sees(says, '[role=alert]', tr.field('price'))).toBe(true);
    expect(await traveller.run(hasFocus, price)).toBe(true);
    expect(await traveller.run(valueOf, price)).toBe('bin');
    expect(readFileSync(file, 'utf8')).toBe(before);

    await typed('1.250 $');
    const saved = tr.say('save.saved', { files: 'facts.json' });
    expect(await traveller.sees(says, status, saved)).toBe(true);
    expect(readFileSync(file, 'utf8')).toBe(before.replace(/"price": \d+/, '"price": 1250'));
  }));
