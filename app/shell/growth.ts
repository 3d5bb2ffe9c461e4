/*
 * A card grows into the page that it leads to, and the page goes back into its card. The browser moves
 * what has the same name on both pages; `styles/transitions.css` gives it to what is marked here.
 */

type Way = { to: string; back: boolean };

/** From this page to the other one. */
function wayOf({ entry, from, navigationType }: NavigationActivation, leaving: boolean): Way {
  const other = leaving ? entry : from;
  return {
    to: other?.url ? new URL(other.url).pathname : '',
    back: navigationType === 'traverse' && entry.index < (from?.index ?? 0),
  };
}

const poster = () => document.querySelector('main header[data-scene]');
const cardTo = (address: string) =>
  [...document.querySelectorAll('a[data-grows]')]
    .find((link) => link.getAttribute('href') === address)
    ?.closest('[data-scene]');

function unmark() {
  delete document.documentElement.dataset['changesPage'];
  document.querySelector('[data-growing]')?.removeAttribute('data-growing');
}

/** Marks the card or the poster of this page that is also on the other one. */
function mark({ to, back }: Way, leaving: boolean) {
  unmark();
  const fromCard = leaving !== back;
  const growing = fromCard ? (cardTo(to) ?? poster()) : (poster() ?? cardTo(to));
  growing?.setAttribute('data-growing', '');
  document.documentElement.dataset['changesPage'] = '';
  return Boolean(growing);
}

/** Marks what grows when this page is left for another one, and when it comes in place of one. */
export function followGrowth() {
  let pressed = false;
  addEventListener(
    'click',
    ({ target }) => {
      pressed = target instanceof Element && target.closest('a[data-grows]') !== null;
    },
    true,
  );
  addEventListener('pageswap', ({ viewTransition, activation }) => {
    if (!viewTransition || !activation) return;
    const follows = pressed || activation.navigationType === 'traverse';
    if (!follows || !mark(wayOf(activation, true), true)) viewTransition.skipTransition();
    pressed = false;
  });
  addEventListener('pagereveal', ({ viewTransition }) => {
    unmark();
    if (!viewTransition || !navigation.activation) return;
    if (!mark(wayOf(navigation.activation, false), false)) viewTransition.skipTransition();
    void viewTransition.finished.then(unmark, unmark);
  });
}
