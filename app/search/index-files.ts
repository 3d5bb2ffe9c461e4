import addresses from 'virtual:search-index';
import type { Locale } from '../locales.ts';
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

const requests = new Map<string, Promise<unknown>>();

async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} for ${address}`);
  return response.json();
}

/** Fetches once, and again after an error. */
export function fetchFile<Kind extends keyof Files>(
  locale: Locale,
  kind: Kind,
): Promise<Files[Kind]> {
  const address = addresses[locale]?.[kind] ?? '';
  const request = requests.get(address) ?? fetchJson(address);
  requests.set(address, request);
  request.catch(() => requests.delete(address));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by the same build
  return request as Promise<Files[Kind]>;
}
