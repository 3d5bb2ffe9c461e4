import { installWithApt } from '../../../tools/run/apt.mjs';
import { findFirefox, findWebKit } from './engines.ts';

/** Before a run: knip loads the configuration too. */
// oxlint-disable-next-line import/no-default-export -- Playwright asks for it
export default function installEngines() {
  if (!findFirefox()) installWithApt('firefox-esr', 'firefox');
  if (findWebKit()) return;
  for (const name of ['webkit2gtk-driver', 'xvfb']) installWithApt(name);
}
