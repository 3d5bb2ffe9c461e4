import { useContext, useEffect } from 'react';
import { createPath, UNSAFE_DataRouterContext } from 'react-router';

/**
 * After a new deployment an open page may ask for a script that is gone. React Router then reloads
 * the page it is on, and the click is lost; here the page it was on the way to is loaded instead.
 * Browsers without the Navigation API reload the old page: its links lead on from there.
 */
export function useFullLoad() {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  useEffect(() => {
    if (!router || !('navigation' in window)) return undefined;
    const lead = (event: NavigateEvent) => {
      // Asked of the router, not of a hook: a script may be missed before anything is rendered.
      const target = router.state.navigation.location;
      if (!target || event.navigationType !== 'reload' || event.userInitiated) return;
      event.preventDefault();
      location.assign(createPath(target));
    };
    navigation.addEventListener('navigate', lead);
    return () => navigation.removeEventListener('navigate', lead);
  }, [router]);
}
