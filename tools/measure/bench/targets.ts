import type { Visit } from './measure.ts';

export type Compared = {
  page: Visit;
  /** The same page with only what its first view needs. */
  limit: Visit;
  /** A page of one line. */
  line: Visit;
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
  { name: 'FCP ÷ line', value: ({ page, line }) => page.fcp / line.fcp, most: 1.15 },
  { name: 'FCP ÷ limit', value: ({ page, limit }) => page.fcp / limit.fcp, most: 1.15 },
  { name: 'LCP ÷ limit', value: ({ page, limit }) => page.lcp / limit.lcp, most: 1.15 },
  { name: 'TBT', value: ({ page }) => page.tbt, most: 100 },
  { name: 'CLS', value: ({ page }) => page.cls, most: 0.01 },
  { name: 'first view ÷ budget', value: ({ page }) => page.firstView / page.budget, most: 1 },
  { name: 'answer', value: ({ page }) => page.answer, most: 50, template: 'plan' },
  { name: 'found', value: ({ page }) => page.found, most: 400, template: 'guide' },
];

/** The targets that a page misses. */
export const missedBy = (template: string, figures: Compared) =>
  targets
    .filter(({ template: only = template }) => only === template)
    // A figure that is no number is a miss too.
    .filter(({ value, most }) => !(value(figures) <= most))
    .map(({ name, value }) => ({ name, value: value(figures) }));
