import type { Page } from '@playwright/test';
import { filesIn, read } from '../project.ts';

/* A folder in the browser's own file system, which the editor takes for one on the disk. */

declare global {
  interface Window {
    showDirectoryPicker: () => Promise<FileSystemDirectoryHandle>;
  }
}

/** Of the page that is open. */
export async function fillFolder(page: Page) {
  const files = filesIn(['content'], '.json', '.md').map((file) => [file, read(file)] as const);
  await page.evaluate(async (all) => {
    window.showDirectoryPicker = async () =>
      (await navigator.storage.getDirectory()).getDirectoryHandle('site', { create: true });
    Object.assign(FileSystemHandle.prototype, {
      requestPermission: () => Promise.resolve('granted'),
      queryPermission: () => Promise.resolve('granted'),
    });
    const root = await window.showDirectoryPicker();
    // Chosen by mistake, a folder without it is refused.
    for (const [file, text] of [...all, ['.git/HEAD', 'ref: refs/heads/main\n']]) {
      const names = file.split('/');
      let place = root;
      for (const name of names.slice(0, -1)) {
        place = await place.getDirectoryHandle(name, { create: true });
      }
      const handle = await place.getFileHandle(names.at(-1) ?? '', { create: true });
      const writable = await handle.createWritable();
      await writable.write(text);
      await writable.close();
    }
  }, files);
}

const readFile = (page: Page, file: string) =>
  page.evaluate(async (path) => {
    const names = path.split('/');
    let place = await window.showDirectoryPicker();
    for (const name of names.slice(0, -1)) place = await place.getDirectoryHandle(name);
    return await (await (await place.getFileHandle(names.at(-1) ?? '')).getFile()).text();
  }, file);

/** Lines of the files that are not as the project has them: "file: line". */
export async function changedLines(page: Page) {
  const files = filesIn(['content'], '.json', '.md');
  const changed = await Promise.all(
    files.map(async (file) => {
      const before = read(file).split('\n');
      const after = (await readFile(page, file)).split('\n');
      const lines = after.filter((line, at) => line !== before[at]);
      return lines.map((line) => `${file}: ${line.trim()}`);
    }),
  );
  return changed.flat();
}
