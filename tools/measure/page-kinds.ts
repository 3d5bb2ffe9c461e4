import type { PageId } from '../../app/pages.ts';
import { inLocale, paths } from '../../app/paths.ts';
import { budgets } from './budgets.ts';

/** Pages on which something is worked out, and those on which something is chosen; all others are read. */
const planned: readonly PageId[] = ['plan', 'search'];
const chosen: readonly PageId[] = [
  'destinations',
  'trips',
  'whenToGo',
  'contact',
  'takeAlong',
  'privacy',
];

/** The kind of a page, by its row in `app/pages.ts`, for what it may weigh. */
export function pageKind(address: string) {
  const english = inLocale(address, 'en');
  const isOf = (ids: readonly PageId[]) => ids.some((id) => paths[id]('en') === english);
  const isMonth = english.startsWith(`${paths.whenToGo('en')}/`);
  if (isOf(planned)) return 'plan';
  if (isOf(chosen) || isMonth) return 'choose';
  return 'read';
}

const isHome = (address: string) => inLocale(address, 'en') === paths.home('en');

export const firstViewBudget = (address: string) =>
  budgets.firstView[isHome(address) ? 'home' : pageKind(address)];
