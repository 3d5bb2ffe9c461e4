interface ImportMetaEnv {
  /** Scheme and host of another deployment than the one in content/site.json. */
  readonly SITE_ORIGIN?: string;
  /** `off` takes the service worker away: docs/deploying.md. */
  readonly SITE_WORKER?: string;
  /** The year in which the site was built. */
  readonly SITE_BUILD_YEAR: string;
}

/** `tools/build/search-index.ts` writes the index of each language and says where it is. */
declare module 'virtual:search-index' {
  /** By language. */
  const addresses: Readonly<Record<string, string>>;
  export default addresses;
}

/** The Network Information API, as far as it is used; in Chromium only. */
interface Navigator {
  readonly connection?: {
    readonly saveData?: boolean;
    readonly effectiveType?: string;
    /** In megabits a second, rounded. */
    readonly downlink?: number;
  };
}

/** `tools/build/head-script.ts` bundles what runs before the first paint. */
declare module 'virtual:head-script' {
  const script: string;
  export default script;
}
