import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createPreview } from '../../tools/edit/preview.ts';
import { root } from '../support/project.ts';

const home = mkdtempSync(join(tmpdir(), 'edit-preview-'));
const content = join(home, 'content');
cpSync(join(root, 'content'), content, { recursive: true });
// A project that checks its content and has no server.
mkdirSync(join(home, 'tools'));
for (const part of ['app', 'tools/edit'])
  symlinkSync(join(root, part), join(home, part), 'junction');
afterAll(() => rmSync(home, { recursive: true }));

const asked = { kind: 'trips', id: 'long-weekend', locale: 'tr' };

test('a preview that cannot start is refused in words', async () => {
  const preview = await createPreview({ project: home, content });
  await expect(preview.show(asked)).rejects.toThrow('preview.failed');
  preview.stop();
});

test('while what is saved does not fit, the preview waits and starts no server', async () => {
  const file = join(content, 'tags.json');
  const good = readFileSync(file);
  writeFileSync(file, '[');
  const preview = await createPreview({ project: home, content });
  expect(await preview.show(asked)).toMatchObject({
    state: 'mend',
    problems: [{ file: 'tags.json' }],
  });
  writeFileSync(file, good);
  preview.stop();
});
