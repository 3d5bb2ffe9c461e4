import type { Plugin } from 'vite';

/*
 * React Router offers more than this site asks of it. Here the bundler is told what is never used,
 * so that it leaves it out: a sixth of the router. docs/decisions/010 has the figures.
 */

/** What stands in a module, and what it always is on this site. */
const facts: Record<string, readonly (readonly [code: string, fact: string])[]> = {
  // All routes are known from the beginning (`ssr: false`): none are discovered on the way.
  'lib/dom/ssr/fog-of-war.js': [['!isFogOfWarEnabled(routeDiscovery, ssr)', 'true']],
  'lib/components.js': [['!viewTransitionOpts', 'true']],
  'lib/dom/ssr/data.js': [['if (request.method !== "GET")', 'if (false)']],
  'lib/dom/ssr/single-fetch.js': [
    ['request.method !== "GET"', 'false'],
    ['request.method === "GET"', 'true'],
    ['if (fetcherKey)', 'if (false)'],
  ],
  'lib/router/router.js': [
    ['if (init.patchRoutesOnNavigation)', 'if (false)'],
    ['if (isFogOfWar)', 'if (false)'],
    // Nothing measures the router.
    ['init.instrumentations', 'undefined'],
    ['consumeInstrumentationClientResultMetaReceiver(router)', 'undefined'],
    // There are no actions and no fetchers: `generateBundle` makes sure of it.
    ['isMutationMethod(opts.submission.formMethod)', 'false'],
    ['isMutationMethod(submission.formMethod)', 'false'],
    ['if (!opts || !isSubmissionNavigation(opts))', 'if (true)'],
    ['\t\tfetch,\n', ''],
    // Nobody holds a visitor back, hides an address or asks for a view transition.
    ['if (blockerKey', 'if (false'],
    ['if (opts?.mask)', 'if (false)'],
    ['(opts && opts.enableViewTransition) === true', 'false'],
    ['else if (pendingViewTransitionEnabled)', 'else if (false)'],
  ],
};

/** Parts of modules that may go when nobody imports them, once the bundler knows. */
const withoutEffects = (code: string) =>
  code
    .replaceAll(/^\w+\.displayName = .*;$/gm, '')
    .replaceAll(/= (React\$1\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1');

/**
 * Leaves out of the browser's scripts what the site does not use of React Router.
 *
 * @throws {Error} when a module no longer has the code that a fact is about, or a fact is none.
 */
export const leanRouter = (): Plugin => ({
  name: 'lean-router',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /react-router\/dist\/production\/lib\// },
    handler(source, id) {
      const file = Object.keys(facts).find((name) => id.endsWith(name));
      const about = file === undefined ? [] : (facts[file] ?? []);
      const code = about.reduce((before, [text, fact]) => {
        if (!before.includes(text)) this.error(`${id} has no ${JSON.stringify(text)} any more`);
        return before.replaceAll(text, fact);
      }, withoutEffects(source));
      return { code, map: null };
    },
  },
  generateBundle(_, bundle) {
    const modules = Object.values(bundle).flatMap((file) =>
      file.type === 'chunk' ? Object.values(file.modules) : [],
    );
    // Forms and fetchers come down to it.
    if (modules.some(({ code }) => code?.includes('function useSubmit('))) {
      this.error('Something submits through React Router: see tools/lean-router.ts');
    }
  },
});
