/** Browsers open the <details> around the target of an address, but not one that is the target. */
function openAnswer() {
  const answer = document.getElementById(location.hash.slice(1));
  if (!(answer instanceof HTMLDetailsElement) || answer.open) return;
  answer.open = true;
  // Opening it rebalances the columns.
  answer.scrollIntoView();
}

export function startAnswers() {
  openAnswer();
  addEventListener('hashchange', openAnswer);
}
