import type { PageId } from '../../app/pages.ts';
import { inLocale, paths } from '../../app/paths.ts';
import { budgets } from './budgets.ts';

const planned: readonly PageId[] = ['plan', 'search'];
const chosen: readonly PageId[] = ['destinations', 'trips', 'whenToGo', 'contact', 'takeAlong'];

export function pageKind(address: string) {
  const english = inLocale(address, 'en');
  const isOf = (ids: readonly PageId[]) => ids.some((id) => paths[id]('en') === english);
  const isMonth = english.startsWith(`${paths.whenToGo('en')}/`);
  if (isOf(['compare'])) return 'compare';
  if (isOf(planned)) return 'plan';
  if (isOf(chosen) || isMonth) return 'choose';
  return 'read';
}

const isOne = (id: PageId, address: string) => inLocale(address, 'en') === paths[id]('en');

export const firstViewBudget = (address: string) =>
  budgets.firstView[isOne('home', address) ? 'home' : pageKind(address)];

export const firstScreenBudget = (address: string) =>
  budgets.firstScreen[isOne('home', address) ? 'home' : 'others'];
