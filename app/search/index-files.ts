import addresses from 'virtual:search-index';
import type { Locale } from '../locales.ts';
import { loadJson, onceEach } from '../ui/browser/load-json.ts';
import type { Entry } from './entry.ts';

/** A known place that no tour goes to. */
export type OtherPlace = {
  name: string;
  /** Folded. */
  spellings: string[];
  /** The id of the nearest destination by road, if it is near. */
  nearest?: string;
};

/** Names of all entries: small, so that the first results come soon. */
export type NamesFile = {
  entries: Entry[];
  /** Known places by their folded spellings, each with the folded words that texts write. */
  spellings: Record<string, string>;
  otherPlaces: OtherPlace[];
  /** The answer about places that no tour goes to, if the language has it. */
  otherPlacesAnswer?: number;
};

/** The texts of the entries, in their order. */
export type TextsFile = string[];

type Files = { names: NamesFile; texts: TextsFile };

const load = onceEach((address: string) => loadJson(address, {}));

export const fetchFile = <Kind extends keyof Files>(locale: Locale, kind: Kind) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by the same build
  load(addresses[locale]?.[kind] ?? '') as Promise<Files[Kind]>;
