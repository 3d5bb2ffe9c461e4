import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const onPath = (name: string) =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .filter((path) => existsSync(path));

/** Ubuntu's `firefox` is a script that asks for a snap. */
const isSnap = (path: string) =>
  spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 30_000 }).output.some((text) =>
    text?.includes('snap'),
  );

export const findFirefox = () =>
  process.env['FIREFOX_PATH'] ??
  ['firefox-esr', 'firefox'].flatMap(onPath).find((path) => !isSnap(path));

/** WebKitGTK's driver and its MiniBrowser, which need a screen. */
export function findWebKit() {
  const [driver] = onPath('WebKitWebDriver');
  const [browser] = globSync('/usr/{lib,libexec}/{*/,}{webkit2gtk-4.1,webkitgtk-6.0}/MiniBrowser');
  return driver && browser && onPath('Xvfb').length > 0 ? { driver, browser } : undefined;
}
