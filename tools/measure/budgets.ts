/**
 * What a visitor may be asked to fetch, in bytes packed with Brotli. Tests and the benchmark read the
 * budgets here and nowhere else. One that would make code worse for less than 3 % of a page is the
 * wrong budget: raise it, and say why.
 */
export const budgets = {
  /** A page as it is served, its styles and the boot script included. */
  html: 32_000,
  /**
   * The core of the styles, which every page carries before those of its kind. 300 of them are the layers and
   * the fallback fonts of machines without Arial, Roboto and Liberation.
   */
  styles: 9_900,
  /**
   * The script that runs before anything is painted; what was chosen before React came is kept by it, too. It
   * takes the language from the address: a browser that translates pages rewrites it on <html>. It finds what was
   * pressed again in a page that React has drawn again, because an extension had changed it.
   */
  boot: 2_200,
  /** A page's own script: its texts as data, and the names of its modules. */
  pageScript: 16_000,
  /** What a link in place fetches of a page. */
  data: 14_000,
  /**
   * All code of a page for reading, after everything has loaded. The page's texts, which grow with the
   * words and not with the code, have their own budget above. Home in Arabic, whose interface has the
   * longest words, is a little above the 125 KB that the others keep.
   */
  scripts: 127_000,
  /** What a page that shows a tool, such as the map, may load besides. */
  tool: 40_000,
  /** Every script that is not one page's own: what a visitor may come to need in all. */
  allScripts: 190_000,
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
  searchedPage: 1_500,
  /** The first view on a phone, with all that is fetched before a touch or a scroll. */
  firstView: { home: 292_000, others: 240_000 },
} as const;
