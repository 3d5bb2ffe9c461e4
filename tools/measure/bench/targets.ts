/** What each page must reach; milliseconds, or times the page with only what its first view needs. */
export const timings = {
  'FCP ÷ limit': { most: 1.15 },
  'LCP ÷ limit': { most: 1.15 },
  TBT: { most: 100 },
  CLS: { most: 0.01 },
};

/** Lighthouse's scores. */
export const scores = {
  performance: { least: 99 },
  accessibility: { least: 100 },
  'best-practices': { least: 100 },
  seo: { least: 100 },
};
