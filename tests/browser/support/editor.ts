import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startEditor } from '../../../tools/edit/server.ts';
import { root } from '../../support/project.ts';
import { restoreContent } from '../../support/restore-content.ts';
import { expect, test } from './test.ts';

type Start = Parameters<typeof startEditor>[0];

type Options = {
  /** Makes a folder with `content/` in it, which is deleted at the end. */
  copy?: () => string;
  prepare?: (folder: string) => void | Promise<void>;
  start?: (folder: string) => Partial<Start>;
};

function copyOfContent() {
  const folder = mkdtempSync(join(tmpdir(), 'editor-'));
  restoreContent(join(folder, 'content'));
  return folder;
}

/** `npm run edit` on a copy, before the first test of a file and until its last. */
export function editorOnCopy({ copy = copyOfContent, prepare, start }: Options = {}) {
  let folder = '';
  let running: Awaited<ReturnType<typeof startEditor>> | undefined;
  const editor = {
    get folder() {
      return folder;
    },
    get content() {
      return join(folder, 'content');
    },
    get origin() {
      return running?.origin ?? '';
    },
    path: (file: string) => join(folder, 'content', file),
    read: (file: string) => readFileSync(editor.path(file), 'utf8'),
    json: (file: string) => JSON.parse(editor.read(file)),
    restore: () => restoreContent(editor.content),
    start: async (port = 0) => {
      const { content } = editor;
      running = await startEditor({ project: root, content, port, ...start?.(folder) });
    },
    stop: async () => running?.stop(),
    open: async (page: Page, entry: string) => {
      await page.goto(`${editor.origin}/#${entry}`);
      const title = page.getByRole('heading', { level: 1 });
      await expect(title).toContainText(entry.split('/')[1] ?? '');
    },
  };
  test.beforeAll(async () => {
    folder = copy();
    await prepare?.(folder);
    await editor.start();
  });
  test.afterAll(async () => {
    await editor.stop();
    rmSync(folder, { recursive: true });
  });
  return editor;
}
