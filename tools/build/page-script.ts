import type { Rolldown } from 'vite';

const script = /\/app\/shell\/page\.client\.ts$/;

/** Keeps the script of all pages in one file; by default Rolldown splits what it shares with islands into a dozen. */
export function pageScript(): Rolldown.CodeSplittingGroup {
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
      return isRun(id) ? 'shared' : null;
    },
  };
}
