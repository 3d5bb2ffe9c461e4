import { fileURLToPath } from 'node:url';
import { faces } from '../../../app/styles/faces.ts';
import { charactersOf } from './characters.ts';

/** What is kept of a face of `app/styles/faces.ts`, and how the site's CSS names it. */
export type Family = {
  family: string;
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

const fileOf = (files: string, subset: string) =>
  fileURLToPath(import.meta.resolve(files.replace('*', subset)));

type Face = (typeof faces)[keyof typeof faces];

const latinFamily = (family: string, { files, weights }: Face, use: string): Family => ({
  family,
  weights,
  features: latinFeatures,
  cuts: [
    { name: `latin-${use}`, from: fileOf(files, 'latin'), characters: latin },
    { name: `turkish-${use}`, from: fileOf(files, 'latin-ext'), characters: turkish },
  ],
});

const arabicFamily = (family: string, { files, weights }: Face, use: string): Family => ({
  family,
  weights,
  features: arabicFeatures,
  cuts: [{ name: `arabic-${use}`, from: fileOf(files, 'arabic'), characters: arabic }],
});

export const families: readonly Family[] = [
  latinFamily('Latin Display', faces.latinDisplay, 'display'),
  latinFamily('Latin Text', faces.latinText, 'text'),
  arabicFamily('Arabic Display', faces.arabicDisplay, 'display'),
  arabicFamily('Arabic Text', faces.arabicText, 'text'),
];
