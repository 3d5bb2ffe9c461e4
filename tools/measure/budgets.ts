/**
 * What a visitor may be asked to fetch, in bytes packed with Brotli. Tests and the benchmark read the
 * budgets here and nowhere else. One that would make code worse for less than 3 % of a page is the
 * wrong budget: raise it, and say why.
 */
export const budgets = {
  /**
   * A page as it is served, with its styles. 2,500 are the hashes of the policy: Astro names those of the whole
   * site on each page. The longest are home and the destinations in Arabic.
   */
  html: { read: 36_000, choose: 36_000, plan: 45_000 },
  /**
   * The scripts of a page before anything is pressed: of one that is read, without the islands that wait to be
   * seen; of one with choices; and of the planner and the search.
   */
  script: { read: 15_000, choose: 80_000, plan: 100_000 },
  /** The first view on a phone, with all that is fetched before a touch or a scroll. */
  firstView: { home: 200_000, read: 160_000, choose: 220_000, plan: 260_000 },
  /** The service worker, fetched when nothing else is left to do. */
  worker: 12_000,
  /** What saving the guide is, besides what every page loads; and the list of what is saved. */
  copying: 6_000,
  copyList: 8_000,
  /** All that is sent when the guide of a language is saved: pages, pictures, typefaces, scripts. */
  copy: 6_000_000,
  /**
   * What can be searched in a language, fetched when somebody does: so much for each page of it, for it
   * grows with what there is to find.
   */
  searchedPage: 1_550,
} as const;
