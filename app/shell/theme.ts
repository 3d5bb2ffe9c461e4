import { forget, keep, readKept } from '../ui/storage.ts';

/*
 * What is shown stands on <html>, where CSS reads it, and in the colours of the browser's frame.
 * React knows of neither, so it leaves them alone. app/boot.ts sets both before the first paint.
 */

export const themes = ['system', 'day', 'night'] as const;
export type Theme = (typeof themes)[number];

/** The paper by day and by night, for the browser's frame, which reads no CSS. */
export const themeColours = { day: '#f8f1e3', night: '#160e1e' } as const;

export const systemMedia = {
  day: '(prefers-color-scheme: light)',
  night: '(prefers-color-scheme: dark)',
} as const;

const key = 'theme';
const root = () => document.documentElement;

const themeOf = (text: string | null | undefined): Theme =>
  themes.find((theme) => theme === text) ?? 'system';

export const shownTheme = () => themeOf(root().dataset['theme']);

/** What was chosen before on this device. */
export const rememberedTheme = () => themeOf(readKept(key));

/** Shows a theme: on `<html>`, and in the colours of the browser's frame. */
export function showTheme(theme: Theme) {
  if (theme === 'system') delete root().dataset['theme'];
  else root().dataset['theme'] = theme;
  for (const scheme of ['day', 'night'] as const) {
    const meta = document.querySelector<HTMLMetaElement>(`meta[data-theme=${scheme}]`);
    if (meta)
      meta.media = theme === 'system' ? systemMedia[scheme] : theme === scheme ? 'all' : 'not all';
  }
}

export function chooseTheme(theme: Theme) {
  showTheme(theme);
  if (theme === 'system') forget(key);
  else keep(key, theme);
}

/** Tells of changes, and brings those made in another tab. */
export function onThemeChange(onChange: () => void) {
  const follow = (event: StorageEvent) => {
    if (event.key === key) showTheme(rememberedTheme());
  };
  const observer = new MutationObserver(onChange);
  observer.observe(root(), { attributeFilter: ['data-theme'] });
  addEventListener('storage', follow);
  // Without app/boot.ts, as in development, this is the first to look.
  if (shownTheme() === 'system') showTheme(rememberedTheme());
  return () => {
    observer.disconnect();
    removeEventListener('storage', follow);
  };
}
