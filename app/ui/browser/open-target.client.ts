/** Some browsers open no <details> around the target of an address, and none opens one that is the target. */
function openTarget() {
  const target = document.getElementById(location.hash.slice(1));
  const details = target?.closest('details');
  if (!target || !details || details.open) return;
  details.open = true;
  // Opening it moves what is below.
  target.scrollIntoView();
}

export function startOpenTarget() {
  openTarget();
  addEventListener('hashchange', openTarget);
  // A link to the target that the address has already causes no `hashchange`.
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest('a');
    if (link && link.href === location.href) openTarget();
  });
}
