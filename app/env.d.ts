interface ImportMetaEnv {
  /** Scheme and host of a deployment other than the one in content/site.json. */
  readonly SITE_ORIGIN?: string;
  /** `off` removes the service worker: docs/deploying.md. */
  readonly SITE_WORKER?: string;
  readonly SITE_BUILD_YEAR: string;
}

/** `tools/build/search-index.ts` writes the files of each language. */
declare module 'virtual:search-index' {
  /** Addresses by language. */
  const addresses: Readonly<Record<string, { names: string; texts: string }>>;
  export default addresses;
}

/** The parts of the Network Information API that are used; Chromium only. */
interface Navigator {
  readonly connection?: {
    readonly saveData?: boolean;
    readonly effectiveType?: string;
    /** Megabits a second. */
    readonly downlink?: number;
  };
}

/** Bundled by `tools/build/inline-scripts.ts`. */
declare module 'virtual:head-script' {
  const script: string;
  export default script;
}
declare module 'virtual:send-script' {
  const script: string;
  export default script;
}
