import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { isPlainClick } from '../ui/plain-click.ts';
import { startTabbingAt } from '../ui/start-tabbing.ts';

/**
 * Links to a place in the page that they stand on go through the router, which then knows where the
 * page stood: Back returns there. A browser's own jump gives each place the same key, and the router
 * takes what it kept for the last one for the next. Without scripts browsers do it by themselves.
 */
export function useLinksWithin() {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link =
        event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href^="#"]');
      if (!link || !isPlainClick(event)) return;
      const target = document.getElementById(decodeURIComponent(link.hash.slice(1)));
      if (!target) return;
      event.preventDefault();
      void navigate(
        { search: location.search, hash: link.hash },
        { replace: link.hash === location.hash },
      );
      startTabbingAt(target);
    };
    addEventListener('click', follow);
    return () => removeEventListener('click', follow);
  }, [navigate]);
}
