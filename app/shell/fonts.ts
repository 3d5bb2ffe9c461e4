import { tryOrUndefined } from '../ui/try-or-undefined.ts';

/**
 * For whom the sheet of faces counts as it is served: without scripts nobody could ask for it later.
 * Other browsers fetch it without hurry and do not wait for it. (Nor does development.)
 */
export const fontsWithoutScripts = import.meta.env.DEV ? 'all' : '(scripting: none)';

const key = 'fonts';

/**
 * Fetches the faces when the first view stands, so that they do not delay its words and pictures. A
 * visitor who has them in the cache sees them at once.
 */
export function showFontsLate() {
  const sheet = document.querySelector<HTMLLinkElement>('link[data-fonts]');
  if (!sheet) return;
  // Each language has faces of its own, and another build may have others.
  const faces = `${sheet.href} ${document.documentElement.lang}`;
  const show = () => {
    sheet.media = 'all';
    tryOrUndefined(() => localStorage.setItem(key, faces));
  };
  if (tryOrUndefined(() => localStorage.getItem(key)) === faces) show();
  else addEventListener('load', show, { once: true });
}
