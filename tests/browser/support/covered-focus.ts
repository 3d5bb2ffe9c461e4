/** Whether something that stays in view is over the focus; null outside of `main`. Runs in the page. */
export function coveredFocus() {
  const { activeElement } = document;
  if (!activeElement?.closest('main')) return null;
  const focused = activeElement.getBoundingClientRect();
  const isCovered = [...document.querySelectorAll('main div')]
    .filter((element) => getComputedStyle(element).position === 'sticky')
    .filter((element) => element.checkVisibility() && !element.contains(activeElement))
    .map((element) => element.getBoundingClientRect())
    .some(
      ({ top, bottom, left, right }) =>
        focused.bottom > top + 1 &&
        focused.top < bottom - 1 &&
        focused.right > left + 1 &&
        focused.left < right - 1,
    );
  return { isCovered, name: activeElement.textContent.trim().slice(0, 40) };
}
