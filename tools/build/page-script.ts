import type { Plugin, Rolldown } from 'vite';

const script = /\/app\/documents\/page\.client\.ts$/;

/** Small files that nearly every script imports. */
const everywhere = /\/app\/(?:pages|paths|site|ui\/text\/well-formed)\.ts$/;

/** Of the script of all pages and of what it imports. */
function codeSplittingGroup(): Rolldown.CodeSplittingGroup {
  const known = new Map<string, boolean>();
  return {
    name: (id, context) => {
      const isRun = (module: string): boolean => {
        const before = known.get(module);
        if (before !== undefined) return before;
        // Ends the recursion on circular imports.
        known.set(module, false);
        const runs =
          script.test(module) || (context.getModuleInfo(module)?.importers.some(isRun) ?? false);
        known.set(module, runs);
        return runs;
      };
      return isRun(id) || everywhere.test(id) ? 'shared' : null;
    },
  };
}

/** What several islands share in one file: most of these modules have fewer bytes than a request. */
const sharedParts: Rolldown.CodeSplittingGroup = {
  name: 'parts',
  test: /\/app\/(?:ui|i18n)\/|\/app\/locales\.ts$/,
  minShareCount: 2,
};

/**
 * Builds the script of all pages and what it imports as one file; Rolldown alone makes a file for each set of
 * modules that islands share with it, a dozen small ones.
 * @throws {Error} if the script is not in the build.
 */
export const pageScript = (): Plugin => ({
  name: 'page-script',
  applyToEnvironment: ({ name }) => name === 'client',
  configEnvironment(name) {
    if (name !== 'client') return null;
    const codeSplitting = { groups: [codeSplittingGroup(), sharedParts] };
    return { build: { rolldownOptions: { output: { codeSplitting } } } };
  },
  generateBundle(_, bundle) {
    const isBuilt = Object.values(bundle).some(
      (file) => file.type === 'chunk' && file.moduleIds.some((id) => script.test(id)),
    );
    if (!isBuilt) throw new Error(`No module of the build matches ${script}`);
  },
});
