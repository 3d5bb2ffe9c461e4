import type { Visit } from './measure.ts';

export type Compared = {
  page: Visit;
  /** The same page without scripts. */
  limit: Visit;
};

type Target = {
  name: string;
  /** The only template it is for. */
  template?: string;
  value: (figures: Compared) => number;
  most: number;
};

/** What must hold for every page; milliseconds, bytes, or how many times the limit. */
export const targets: readonly Target[] = [
  { name: 'FCP ÷ limit', value: ({ page, limit }) => page.fcp / limit.fcp, most: 1.1 },
  { name: 'LCP ÷ limit', value: ({ page, limit }) => page.lcp / limit.lcp, most: 1.1 },
  { name: 'TBT', value: ({ page }) => page.tbt, most: 100 },
  { name: 'CLS', value: ({ page }) => page.cls, most: 0.01 },
  { name: 'first view', template: 'home', value: ({ page }) => page.firstView, most: 250_000 },
  { name: 'navigation', value: ({ page }) => page.again, most: 100 },
];

/** The targets that a page misses. */
export const missedBy = (template: string, figures: Compared) =>
  targets
    .filter((target) => target.template === undefined || target.template === template)
    // A figure that is no number is a miss too.
    .filter(({ value, most }) => !(value(figures) <= most))
    .map(({ name, value }) => ({ name, value: value(figures) }));
