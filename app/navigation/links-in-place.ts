import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { isPage } from '../site.ts';
import { isPlainClick } from '../ui/plain-click.ts';
import { startTabbingAt } from '../ui/start-tabbing.ts';

/**
 * Follows links in place: of the components (`app/ui/link.tsx`) and of running text alike. One listener for all
 * of them, because React Router's `<Link>` makes each one subscribe to the address: a page has a hundred, and a
 * phone drew them all anew for each press in the planner.
 *
 * Links to a place in the page that they stand on go through the router, too, which then knows where the
 * page stood: Back returns there. A browser's own jump gives each place the same key, and the router
 * takes what it kept for the last one for the next. Without scripts browsers do it by themselves.
 */
export function useLinksInPlace() {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link =
        event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]');
      if (!link || !isPlainClick(event)) return;
      const { origin, pathname, search, hash, dataset } = link;
      if (link.getAttribute('href')?.startsWith('#')) {
        const target = document.getElementById(decodeURIComponent(hash.slice(1)));
        if (!target) return;
        event.preventDefault();
        void navigate({ search: location.search, hash }, { replace: hash === location.hash });
        startTabbingAt(target);
      } else if (origin === location.origin && isPage(pathname) && !('reload' in dataset)) {
        event.preventDefault();
        void navigate(
          { pathname, search, hash },
          {
            replace: link.href === location.href,
            preventScrollReset: 'keepsScroll' in dataset,
            viewTransition: 'grows' in dataset,
          },
        );
      }
    };
    addEventListener('click', follow);
    return () => removeEventListener('click', follow);
  }, [navigate]);
}
