import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router';
import { layOutFirstView, layOutWhole } from '../ui/arriving.ts';
import { startTabbingAt } from '../ui/start-tabbing.ts';
import { scaleGrowth } from './scale-growth.ts';

/*
 * What a full page load does by itself and a change in place must do by hand. The layout is
 * mounted anew for each language, so what outlives it stands here.
 */

/** The address that was last shown; nothing before the first page. */
let shown: string | undefined;
const isElsewhere = (pathname: string) => shown !== undefined && shown !== pathname;

/** The section that was being read when the language was changed, and where it stood. */
let reading: { id: string; top: number } | undefined;

/**
 * Moves focus after each change, so that the next Tab starts there: to the place that the address names, or
 * the page's content. A button of the content that is still there was pressed for what stands beside it.
 */
export function usePageChange() {
  const main = useRef<HTMLElement>(null);
  const { pathname, hash } = useLocation();
  const isNew = useNavigationType() === NavigationType.Push;
  // Before the page is laid out, and only where it begins at its top.
  useLayoutEffect(() => {
    if (!isElsewhere(pathname)) return;
    layOutWhole();
    if (isNew && !hash && !reading) layOutFirstView()();
  }, [pathname, hash, isNew]);
  useEffect(() => {
    const changed = isElsewhere(pathname);
    shown = pathname;
    if (!changed) return;
    scaleGrowth();
    const target = hash && document.getElementById(hash.slice(1));
    if (target) startTabbingAt(target);
    else if (!main.current?.querySelector('button:focus')) {
      main.current?.focus({ preventScroll: true });
    }
    if (!reading) return;
    const section = document.getElementById(reading.id);
    const distance = section ? section.getBoundingClientRect().top - reading.top : 0;
    reading = undefined;
    scrollBy({ top: distance, behavior: 'instant' });
  }, [pathname, hash]);
  return main;
}

/** The last section that begins above the middle of the screen. */
function sectionInView() {
  const sections = [...document.querySelectorAll('main [id]')].map((element) => ({
    id: element.id,
    top: element.getBoundingClientRect().top,
  }));
  return sections.findLast(({ top }) => top < innerHeight / 2);
}

/** Changes the language in place; the reader stays in the section they are in. */
export function useLanguageChange() {
  const navigate = useNavigate();
  return (address: string) => {
    // A page for an unknown address has no data to fetch: it is loaded whole.
    if (document.querySelector('meta[name="robots"]')) {
      location.assign(address);
      return;
    }
    reading = scrollY > 0 ? sectionInView() : undefined;
    void navigate(address, { preventScrollReset: reading !== undefined });
  };
}
