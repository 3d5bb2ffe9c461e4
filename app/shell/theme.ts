import { forget, keep, readKept } from '../ui/storage.ts';

/*
 * What is shown stands on <html>, where CSS reads it, in the colours of the browser's frame, and in the
 * switch. `head.client.ts` sets the first two before the first paint.
 */

export const themes = ['system', 'day', 'night'] as const;
export type Theme = (typeof themes)[number];

/** The paper by day and by night, for the browser's frame, which reads no CSS. */
export const themeColours = { day: '#f8f1e3', night: '#160e1e' } as const;

export const systemMedia = {
  day: '(prefers-color-scheme: light)',
  night: '(prefers-color-scheme: dark)',
} as const;

/** In the device's storage. */
export const themeKey = 'theme';
export const themeOf = (text: string | null | undefined): Theme =>
  themes.find((theme) => theme === text) ?? 'system';

/** What was chosen before on this device. */
export const rememberedTheme = () => themeOf(readKept(themeKey));

/** Shows a theme: on `<html>`, in the colours of the browser's frame, and in the switch once it is there. */
export function showTheme(theme: Theme) {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
  for (const scheme of ['day', 'night'] as const) {
    const meta = document.querySelector<HTMLMetaElement>(`meta[data-theme=${scheme}]`);
    if (meta)
      meta.media = theme === 'system' ? systemMedia[scheme] : theme === scheme ? 'all' : 'not all';
  }
  for (const choice of document.querySelectorAll<HTMLInputElement>('input[name=theme]'))
    choice.checked = choice.value === theme;
}

export function chooseTheme(theme: Theme) {
  showTheme(theme);
  if (theme === 'system') forget(themeKey);
  else keep(themeKey, theme);
}
