import { fileURLToPath } from 'node:url';
import { charactersOf } from './characters.ts';

export type Face = {
  family: string;
  /** The part of the weight axis that the site's CSS asks for; one weight needs half the bytes. */
  weights: readonly [lightest: number, boldest: number];
  /** OpenType features to keep. */
  features: readonly string[];
  /** The face is cut from these files, each into one of app/styles/fonts. */
  cuts: readonly { name: string; from: string; characters: string }[];
};

/**
 * English, Turkish but for what its files keep apart, and letters that photographers' names may bring;
 * coverage.ts tells when content needs more. All of Latin-1 would cost an English page 2.6 KB.
 */
const latin = `${charactersOf([0x20, 0x7e])}ÂÇÉÎÖÛÜßáâäåçèéêëíîïñóôöøúûüıŒœ\u00a0©«®°²·»–—‘’‚“”„•…€™−`;

/** What Turkish has besides; ı is in the packages' `latin` files. */
const turkish = 'ĞğİŞş';

/**
 * Letters, vowel signs and punctuation of Arabic. The spaces belong here: without U+20 a browser
 * takes line height and word spaces from the next face and shapes every word on its own. Digits
 * and the marks shared with Latin come from the Latin faces: those of the Arabic packages were
 * tried, and are too light beside El Messiri and change their shape after a Latin word.
 */
const arabic = ` \u00a0،؛؟${charactersOf([0x621, 0x63a], [0x640, 0x655])}\u0670`;

const latinFeatures = ['ccmp', 'kern', 'liga', 'locl', 'mark', 'rvrn', 'tnum'];

/** What joins letters is no decoration: without it Arabic cannot be read. */
const joining = ['ccmp', 'isol', 'init', 'medi', 'fina', 'rlig', 'liga'];
const arabicFeatures = [...joining, 'kern', 'locl', 'mark', 'mkmk'];

/** `import.meta.resolve` of each path, written out, so that knip sees the packages in use. */
const path = (url: string) => fileURLToPath(url);

export const faces: readonly Face[] = [
  {
    family: 'Fraunces Variable',
    weights: [640, 640],
    features: latinFeatures,
    cuts: [
      {
        name: 'fraunces-latin',
        from: path(
          import.meta
            .resolve('@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2'),
        ),
        characters: latin,
      },
      {
        name: 'fraunces-turkish',
        from: path(
          import.meta
            .resolve('@fontsource-variable/fraunces/files/fraunces-latin-ext-wght-normal.woff2'),
        ),
        characters: turkish,
      },
    ],
  },
  {
    family: 'Figtree Variable',
    weights: [400, 700],
    features: latinFeatures,
    cuts: [
      {
        name: 'figtree-latin',
        from: path(
          import.meta.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
        ),
        characters: latin,
      },
      {
        name: 'figtree-turkish',
        from: path(
          import.meta
            .resolve('@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2'),
        ),
        characters: turkish,
      },
    ],
  },
  {
    family: 'El Messiri Variable',
    weights: [700, 700],
    features: arabicFeatures,
    cuts: [
      {
        name: 'el-messiri-arabic',
        from: path(
          import.meta
            .resolve('@fontsource-variable/el-messiri/files/el-messiri-arabic-wght-normal.woff2'),
        ),
        characters: arabic,
      },
    ],
  },
  {
    family: 'Noto Naskh Arabic Variable',
    weights: [400, 700],
    features: arabicFeatures,
    cuts: [
      {
        name: 'noto-naskh-arabic',
        from: path(
          import.meta
            .resolve('@fontsource/noto-naskh-arabic/files/noto-naskh-arabic-arabic-variable-wghtOnly-normal.woff2'),
        ),
        characters: arabic,
      },
    ],
  },
];
