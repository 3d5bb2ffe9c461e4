import { useContext, useMemo } from 'react';
import { UNSAFE_DataRouterContext, UNSAFE_FrameworkContext } from 'react-router';

/*
 * All that the site takes from React Router beyond its public interface: its release notes promise
 * nothing for it. `tests/unit/router-internals.test.ts` fails when it changes. To be given up when
 * `<PrefetchPageLinks>` asks for the addresses that a click asks for where pages are prerendered, and
 * when a missing script leads to the page that was wanted: watch both in the release notes.
 */

/** Which routes there are, and the scripts and loaders of each: what a click will fetch. */
export function useRoutes() {
  const routes = useContext(UNSAFE_DataRouterContext)?.router.routes;
  const modules = useContext(UNSAFE_FrameworkContext)?.manifest.routes;
  return routes && modules ? { routes, modules } : undefined;
}

/**
 * The state of the router as it is now. `useNavigation` tells it when something has been rendered, and
 * a script may be missed before.
 */
export const useRouterState = () => {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  return useMemo(() => router && (() => router.state), [router]);
};
