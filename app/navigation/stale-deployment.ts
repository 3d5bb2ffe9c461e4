import { useEffect, useLayoutEffect } from 'react';
import { createPath, useLocation } from 'react-router';
import { useRouterState } from './router-internals.ts';

/*
 * A page that cannot be reached in place is loaded whole: a new deployment may have taken its files
 * away, or its address was never more than a host's answer to unknown ones.
 */

/** Where this document came from. All other pages were reached in place. */
const loaded = 'location' in globalThis ? location.pathname : undefined;

/** Reloads a page once: not if the document came from its address already. Says whether it does. */
export function useReload(wanted: boolean) {
  const reloads = useLocation().pathname !== loaded && wanted;
  useEffect(() => {
    if (reloads) location.reload();
  }, [reloads]);
  return reloads;
}

/**
 * After a new deployment an open page may ask for a script that is gone. React Router then reloads
 * the page it is on, and the click is lost; here the page it was on the way to is loaded instead.
 * Browsers without the Navigation API reload the old page: its links lead on from there.
 */
export function useFullLoad() {
  const routerState = useRouterState();
  useEffect(() => {
    if (!routerState || !('navigation' in window)) return undefined;
    const lead = (event: NavigateEvent) => {
      // Asked of the router, not of a hook: a script may be missed before anything is rendered.
      const target = routerState().navigation.location;
      if (!target || event.navigationType !== 'reload' || event.userInitiated) return;
      event.preventDefault();
      location.assign(createPath(target));
    };
    navigation.addEventListener('navigate', lead);
    return () => navigation.removeEventListener('navigate', lead);
  }, [routerState]);
}

/** Sheets of pages: not the one of the faces, nor what the page carries itself. */
const sheetLinks = 'link[rel=stylesheet]:not([media], [disabled])';

/** So long a page waits for its sheets unseen, in milliseconds: one of them may never answer. */
const longestWait = 300;

/**
 * The styles of a page that was reached in place are a file, which may be gone too, or not at hand without
 * a network. Loaded whole, the page carries them itself.
 */
export function useStyledPage() {
  const { pathname } = useLocation();
  useEffect(() => {
    const reload = ({ target }: Event) => {
      const isSheet = target instanceof HTMLLinkElement && target.rel === 'stylesheet';
      if (isSheet && !('fonts' in target.dataset) && location.pathname !== loaded)
        location.reload();
    };
    // Errors of elements do not bubble.
    document.addEventListener('error', reload, true);
    return () => document.removeEventListener('error', reload, true);
  }, []);

  // React Router shows a page when its sheet has been fetched; WebKit now and then takes a frame more to
  // apply it. Transparent and not hidden, so that the focus finds its place.
  useLayoutEffect(() => {
    const { style } = document.body;
    const links = [...document.querySelectorAll<HTMLLinkElement>(sheetLinks)];
    const pending = links.filter((link) => !link.sheet);
    if (pending.length === 0) return undefined;
    const show = () => {
      style.removeProperty('opacity');
    };
    const answers = pending.map(
      (link) =>
        new Promise((settle) => {
          link.addEventListener('load', settle);
          link.addEventListener('error', settle);
        }),
    );
    style.opacity = '0';
    const late = setTimeout(show, longestWait);
    void Promise.all(answers).then(show);
    return () => {
      clearTimeout(late);
      show();
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the links are another page's
  }, [pathname]);
}
