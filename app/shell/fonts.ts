import { localeOf } from '../locale-ids.ts';
import { forget, keep, readKept } from '../ui/storage.ts';

/**
 * For whom the sheet of faces counts as it is served: without scripts nobody could ask for it later.
 * Other browsers fetch it without hurry and do not wait for it. (Nor does development.)
 */
export const fontsWithoutScripts = import.meta.env.DEV ? 'all' : '(scripting: none)';

const key = 'fonts';

/** Whether it is noted that this browser has the faces. */
export const remembersFonts = () => Boolean(readKept(key));

export const forgetFonts = () => forget(key);

/** Whether a text has a letter of a `unicode-range`, such as `U+130, U+15E-15F`. */
function hasLetterOf(range: string, text: string) {
  const letters = range.replace(/U\+(\w+)(-?)(\w*)(?:,\s*)?/gi, (_, from, to, last) =>
    to ? `\\u{${from}}-\\u{${last}}` : `\\u{${from}}`,
  );
  return new RegExp(`[${letters}]`, 'u').test(text);
}

/** The faces of a sheet that the page's words are set in, not yet fetched. */
function facesOfPage({ cssRules }: CSSStyleSheet) {
  const root = getComputedStyle(document.documentElement);
  const families = ['--font-text', '--font-display'].map((name) => root.getPropertyValue(name));
  // Not innerText, which lays the whole page out.
  const parts = [...document.body.children].filter((part) => part.localName !== 'script');
  const text = parts.map(({ textContent }) => textContent).join('');
  return [...cssRules].flatMap((rule) => {
    if (!(rule instanceof CSSFontFaceRule)) return [];
    const value = (name: string) => rule.style.getPropertyValue(name);
    const family = value('font-family').replace(/^['"]|['"]$/g, '');
    const range = value('unicode-range');
    if (!families.join().includes(family) || !hasLetterOf(range, text)) return [];
    // A build names files by their full path, so the page finds them as the sheet does.
    return new FontFace(family, value('src'), {
      weight: value('font-weight'),
      unicodeRange: range,
    });
  });
}

/** For so long faces wait for pictures, in milliseconds: some visitors want none, and a photo's host may be silent. */
const patience = 2000;

/** Waits for the pictures in view that the browser began late: they do not hold up `load`. */
function picturesInView() {
  const missing = [...document.images].filter((image) => {
    if (image.complete) return false;
    // To ask where something is would lay it out, were it left for later (arriving.ts).
    const isLaidOut =
      !('checkVisibility' in image) || image.checkVisibility({ contentVisibilityAuto: true });
    if (!isLaidOut) return false;
    const { top, bottom } = image.getBoundingClientRect();
    return top < innerHeight && bottom > Math.max(top, 0);
  });
  const late = new Promise((resolve) => setTimeout(resolve, patience));
  return Promise.race([late, Promise.allSettled(missing.map((image) => image.decode()))]);
}

/**
 * Fetches the faces when the first view stands, so that they do not delay its words and pictures, and
 * shows them together: with each face that came by itself the whole page would be laid out anew. A
 * visitor who has them in the cache sees them at once.
 * @param onShown What waits until the page looks as it will.
 */
export function showFontsLate(onShown: () => void) {
  const sheet = document.querySelector<HTMLLinkElement>('link[data-fonts]');
  if (!sheet) return onShown();
  // Each language has faces of its own, and another build may have others.
  const version = `${sheet.href} ${localeOf(location.pathname)}`;
  const show = () => {
    sheet.media = 'all';
    keep(key, version);
  };
  const fetchFaces = async () => {
    await picturesInView();
    const faces = sheet.sheet ? facesOfPage(sheet.sheet) : [];
    await Promise.all(faces.map((face) => face.load()))
      .then((loaded) => loaded.forEach((face) => document.fonts.add(face)))
      // A face that does not come leaves its fallback.
      .catch(() => {});
    show();
    onShown();
  };
  if (readKept(key) === version) {
    show();
    addEventListener('load', onShown, { once: true });
  } else addEventListener('load', () => void fetchFaces(), { once: true });
}
