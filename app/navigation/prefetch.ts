import { useEffect } from 'react';
import { preload, preloadModule } from 'react-dom';
import { matchRoutes } from 'react-router';
import { isPage } from '../site.ts';
import { lessData } from '../ui/connection.ts';
import { useRoutes } from './router-internals.ts';

/** Milliseconds on a link that tell interest from passing by; a tap takes longer, too. */
const patience = 65;

/**
 * Fetches the data, the scripts and the styles of the page that a visitor is about to follow a link to, by the
 * addresses that the click will ask for. React Router's own `prefetch` does not know these where
 * pages are prerendered: it asks a `clientLoader`'s route for nothing, and others by parts.
 */
export function usePrefetch() {
  const { routes, modules } = useRoutes() ?? {};
  useEffect(() => {
    if (!routes || !modules) return undefined;
    const fetched = new Set([location.pathname]);

    const prefetch = ({ href, pathname }: HTMLAnchorElement) => {
      if (fetched.has(pathname) || !isPage(pathname) || lessData()) return;
      fetched.add(pathname);
      const data = new URL(href);
      data.hash = '';
      data.pathname += pathname === '/' ? '_.data' : '.data';
      for (const { route } of matchRoutes(routes, pathname) ?? []) {
        const {
          id,
          module,
          imports = [],
          css = [],
          hasClientLoader,
        } = modules[route.id ?? ''] ?? {};
        const scripts = module ? [module, ...imports] : [];
        for (const script of scripts) preloadModule(script, { as: 'script' });
        for (const sheet of css) preload(sheet, { as: 'style' });
        if (id && hasClientLoader) data.searchParams.set('_routes', id);
      }
      // Not by a link: Safari does not prefetch any.
      fetch(data, { priority: 'low' }).catch(() => {});
    };
    const wait = ({ target }: Event) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="/"]');
      if (link) setTimeout(() => link.matches(':hover, :focus') && prefetch(link), patience);
    };

    addEventListener('pointerover', wait);
    addEventListener('focusin', wait);
    return () => {
      removeEventListener('pointerover', wait);
      removeEventListener('focusin', wait);
    };
  }, [routes, modules]);
}
