import type { Rolldown } from 'vite';

const script = /\/app\/shell\/page\.client\.ts$/;

/**
 * What every page runs, as one file: what islands share with it would else be cut into a dozen small ones,
 * each with a request of its own.
 */
export function pageScript(): Rolldown.CodeSplittingGroup {
  const known = new Map<string, boolean>();
  return {
    name: (id, context) => {
      const isRun = (module: string): boolean => {
        const before = known.get(module);
        if (before !== undefined) return before;
        // Modules in a circle ask for one another.
        known.set(module, false);
        const runs =
          script.test(module) || (context.getModuleInfo(module)?.importers.some(isRun) ?? false);
        known.set(module, runs);
        return runs;
      };
      return isRun(id) ? 'shared' : null;
    },
  };
}
