import { fileURLToPath } from 'node:url';
import { faces } from '../../../app/styles/faces.ts';
import { charactersOf } from './characters.ts';

export type Family = {
  name: string;
  weights: readonly [lightest: number, boldest: number];
  /** OpenType features to keep. */
  features: readonly string[];
  /** Each is subset into `app/styles/fonts/<name>.woff2`. */
  subsets: readonly { name: string; from: string; characters: string }[];
};

/** Includes letters of photographers' names; all of Latin-1 would add 2.6 KB to an English page. */
const latin = `${charactersOf([0x20, 0x7e])}ÂÇÉÎÖÛÜßáâäåçèéêëíîïñóôöøúûüıŒœ\u00a0©«®°²·½»–—‘’‚“”„•…€™−`;

/** Without ı, which is in the packages' `latin` files. */
const turkish = 'ĞğİŞş';

/**
 * With U+20: without it a browser takes line height and word spaces from the next font and shapes every
 * word on its own. Digits come from the Latin fonts: the Arabic packages' are too light beside El Messiri.
 */
const arabic = ` \u00a0،؛؟${charactersOf([0x621, 0x63a], [0x640, 0x655])}\u0670`;

const latinFeatures = ['ccmp', 'kern', 'liga', 'locl', 'mark', 'rvrn', 'tnum'];

/** Without these features Arabic letters are not joined. */
const joining = ['ccmp', 'isol', 'init', 'medi', 'fina', 'rlig', 'liga'];
const arabicFeatures = [...joining, 'kern', 'locl', 'mark', 'mkmk'];

const fileOf = (files: string, subset: string) =>
  fileURLToPath(import.meta.resolve(files.replace('*', subset)));

type Face = (typeof faces)[keyof typeof faces];

const latinFamily = (name: string, { files, weights }: Face, use: string): Family => ({
  name,
  weights,
  features: latinFeatures,
  subsets: [
    { name: `latin-${use}`, from: fileOf(files, 'latin'), characters: latin },
    { name: `turkish-${use}`, from: fileOf(files, 'latin-ext'), characters: turkish },
  ],
});

const arabicFamily = (name: string, { files, weights }: Face, use: string): Family => ({
  name,
  weights,
  features: arabicFeatures,
  subsets: [{ name: `arabic-${use}`, from: fileOf(files, 'arabic'), characters: arabic }],
});

export const families: readonly Family[] = [
  latinFamily('Latin Display', faces.latinDisplay, 'display'),
  latinFamily('Latin Text', faces.latinText, 'text'),
  arabicFamily('Arabic Display', faces.arabicDisplay, 'display'),
  arabicFamily('Arabic Text', faces.arabicText, 'text'),
];
