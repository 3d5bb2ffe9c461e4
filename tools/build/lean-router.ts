import type { Plugin } from 'vite';

/*
 * React Router offers more than this site asks of it. Here the bundler is told what is never used,
 * so that it leaves it out: a sixth of the router. docs/decisions/010 has the figures.
 */

/** What stands in a module, and what it always is on this site. */
const facts: Record<string, readonly (readonly [code: string, fact: string])[]> = {
  // All routes are known from the beginning (`ssr: false`): none are discovered on the way.
  'lib/dom/ssr/fog-of-war.js': [['!isFogOfWarEnabled(routeDiscovery, ssr)', 'true']],
  // There are no actions and no fetchers: data are only ever got. `generateBundle` makes sure of it.
  'lib/dom/ssr/data.js': [['if (request.method !== "GET")', 'if (false)']],
  'lib/dom/ssr/single-fetch.js': [
    ['request.method !== "GET"', 'false'],
    ['request.method === "GET"', 'true'],
    ['if (fetcherKey)', 'if (false)'],
  ],
  'lib/router/router.js': [
    // The same for routes, actions and fetchers as above.
    ['if (init.patchRoutesOnNavigation)', 'if (false)'],
    ['if (isFogOfWar)', 'if (false)'],
    ['isMutationMethod(opts.submission.formMethod)', 'false'],
    ['isMutationMethod(submission.formMethod)', 'false'],
    ['if (!opts || !isSubmissionNavigation(opts))', 'if (true)'],
    ['\t\tfetch,\n', ''],
    // Nothing measures the router, holds a visitor back or masks an address.
    ['init.instrumentations', 'undefined'],
    ['consumeInstrumentationClientResultMetaReceiver(router)', 'undefined'],
    ['if (blockerKey', 'if (false'],
    ['if (opts?.mask)', 'if (false)'],
  ],
  // Nothing shows that a page is on its way, so nothing is rendered for that: a third of the work of
  // a change of page.
  'lib/components.js': [
    ['if (newErrors && onError)', 'if (newState.navigation.state !== "idle") return; if (false)'],
    // `useTransitions={false}`: what is there is rendered at once.
    ['useTransitions === false', 'true'],
    ['useTransitions === true', 'false'],
    ['let [state, setOptimisticState] = useOptimistic(_state)', 'let state = _state'],
    ['\t\tsetOptimisticState,\n', ''],
    ['\t\tsetOptimisticState\n', ''],
  ],
  'lib/dom/lib.js': [['if (useTransitions) React', 'if (false) React']],
};

/** What needs the code that is left out. Forms and fetchers come down to the first. */
const forbidden = /function use(?:Submit|Blocker)\(/;

/** Parts of modules that may go when nobody imports them, once the bundler knows. */
const withoutEffects = (code: string) =>
  code
    .replaceAll(/^\w+\.displayName = .*;$/gm, '')
    // Warnings are for those who develop: the development server gives them.
    .replaceAll(/(?<!function )\bwarn(?:ing|Once)\(.*\);$/gm, ';')
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
      file.type === 'chunk' ? Object.entries(file.modules) : [],
    );
    for (const name of Object.keys(facts)) {
      if (!modules.some(([id]) => id.endsWith(name))) this.error(`There is no ${name} any more`);
    }
    const [asking] = modules.find(([, { code }]) => code && forbidden.test(code)) ?? [];
    if (asking) this.error(`${asking} needs what tools/build/lean-router.ts leaves out`);
  },
});
