import { forget, keep, readKept } from '../ui/browser/storage.ts';

export const themes = ['system', 'day', 'night'] as const;
export type Theme = (typeof themes)[number];

/** `--surface` for `<meta name=theme-color>`, which reads no CSS. */
export const themeColours = { day: '#f8f1e3', night: '#160e1e' } as const;

export const systemMedia = {
  day: '(prefers-color-scheme: light)',
  night: '(prefers-color-scheme: dark)',
} as const;

export const themeKey = 'theme';
export const themeOf = (text: string | null | undefined): Theme =>
  themes.find((theme) => theme === text) ?? 'system';

export const rememberedTheme = () => themeOf(readKept(themeKey));

/** Runs in the head too, before the switch is parsed. */
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
