import compatData from '@mdn/browser-compat-data/forLegacyNode';
import type { Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data/types';
import { targets } from '../build/targets.ts';

/* What a browser that the site is built for lacks, by MDN's data. */

const { ios, ...others } = targets;
const versions = Object.entries({ ...others, safari_ios: ios });

function isThere({ version_added: since, prefix, flags }: SimpleSupportStatement, version: number) {
  if (since === false || prefix !== undefined || flags !== undefined) return false;
  return Number.parseFloat(since.replace('≤', '')) <= version;
}

export function isLate(feature: Identifier | undefined) {
  const support = Object.entries(feature?.['__compat']?.support ?? {});
  return versions.some(([browser, version]) => {
    const said = support.find(([name]) => name === browser)?.[1];
    return said !== undefined && ![said].flat().some((one) => isThere(one, version));
  });
}

export function features(tree: Identifier = {}): [name: string, feature: Identifier][] {
  const names = Object.keys(tree).filter((name) => name !== '__compat');
  return names.flatMap((name) => {
    const feature = tree[name];
    return feature ? [[name, feature]] : [];
  });
}

export const { api, css, javascript } = compatData;
