import type { CmsConfig } from '@sveltia/cms';
import { defaultLocale, isLocale } from '../../locales.ts';
import { formatOf } from '../formats.ts';
import { messageFormat } from '../messages.ts';
import type { Part } from '../part.ts';
import './page.css';

/** What the build writes for each language. */
type Setup = { config: CmsConfig; files: Record<string, Part> };

const language = navigator.languages.map((tag) => tag.slice(0, 2)).find(isLocale) ?? defaultLocale;

async function start() {
  const [{ init, registerCustomFormat }, response] = await Promise.all([
    import('@sveltia/cms'),
    fetch(`/admin/config.${language}.json`),
  ]);
  const { config, files }: Setup = await response.json();
  for (const [name, file] of Object.entries(files)) {
    registerCustomFormat(name, 'json', formatOf(file));
  }
  registerCustomFormat('messages', 'json', messageFormat);
  document.querySelector('main')?.remove();
  await init({ config });
}

const buttons = document.querySelectorAll('main button');
for (const button of buttons) button.addEventListener('click', () => void start());
if (buttons.length === 0) await start();
