/** A section is current from when its heading reaches the upper third of the screen. */
const reached = '9999999px 0px -67% 0px';

export function startContents() {
  const links = new Map(
    [...document.querySelectorAll<HTMLAnchorElement>('[data-contents] a')].map((link) => [
      link.hash.slice(1),
      link,
    ]),
  );
  const passed = new Set<string>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) passed.add(target.id);
        else passed.delete(target.id);
      }
      const current = [...links.keys()].findLast((id) => passed.has(id));
      for (const [id, link] of links) {
        if (id === current) link.setAttribute('aria-current', 'location');
        else link.removeAttribute('aria-current');
      }
    },
    { rootMargin: reached },
  );
  for (const id of links.keys()) {
    const heading = document.getElementById(id);
    if (heading) observer.observe(heading);
  }
}
