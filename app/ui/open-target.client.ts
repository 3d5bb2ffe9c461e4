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
}
