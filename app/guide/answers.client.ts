/** Opens the answer that the address leads to; browsers open what surrounds a place in a page, but not itself. */
function openAnswer() {
  const answer = document.getElementById(location.hash.slice(1));
  if (!(answer instanceof HTMLDetailsElement) || answer.open) return;
  answer.open = true;
  // Opening it moves what stands in columns.
  answer.scrollIntoView();
}

/** Opens the answer that is asked for by a link, from this page or another one. */
export function startAnswers() {
  openAnswer();
  addEventListener('hashchange', openAnswer);
}
