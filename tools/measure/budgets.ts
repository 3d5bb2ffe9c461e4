/** Bytes, compressed with Brotli. */
export const budgets = {
  /**
   * A page as it is served, with the styles of its first screen. Arabic pages are the longest. Astro names islands
   * after the project's folder, which changes what Brotli makes of a page by some 50 bytes.
   */
  html: { read: 28_800, choose: 23_600, compare: 27_400, plan: 35_400 },
  /**
   * What a page needs for its first paint, in a server's first packets: its head, and its HTML up to the end of the
   * first screen. Home has the rules of its balloons.
   */
  firstScreen: { home: 13_100, others: 12_200 },
  /** The styles of all pages, which a browser caches. */
  styles: 30_000,
  /** More on the page of a place: the map of its sights, what to know of each, the words of drawings, its photos, the offer. */
  sights: 2_600,
  /** More on the guide, which has every answer of its language, and a mail about each. */
  answers: 3_700,
  /** More on a page with notices, for their words, styles and script. */
  notices: 2_000,
  /**
   * The scripts of a page before anything is pressed: of one that is read, without the islands that wait to be
   * seen; of one with choices; of the comparison; and of the planner without a trip, and the search.
   */
  script: { read: 13_500, choose: 80_000, compare: 96_500, plan: 94_500 },
  /** Everything that a phone loads before a touch or a scroll. */
  firstView: { home: 200_000, read: 160_000, choose: 220_000, compare: 240_000, plan: 260_000 },
  worker: 12_000,
  /** Scripts that save the guide, and the list of its files. */
  copying: 6_000,
  copyList: 8_000,
  /** All files of a language's offline copy. */
  copy: 6_000_000,
  /** The search index of a language, per page of it. */
  searchedPage: 1_550,
  /** The names alone, which the first results need. */
  searchNames: 16_000,
} as const;
