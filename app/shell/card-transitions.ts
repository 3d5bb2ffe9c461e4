// View transitions between a card and its page; `styles/transitions.css` names the elements marked here.

/** Chromium gives a page that is left by Back no URL of the other page. */
function navigationOf(activation: NavigationActivation, leaving: boolean) {
  const { from, navigationType } = activation;
  const entry: NavigationHistoryEntry | null = activation.entry;
  const url = (leaving ? entry : from)?.url;
  return {
    to: url ? new URL(url).pathname : '',
    back: navigationType === 'traverse' && (entry?.index ?? 0) < (from?.index ?? 0),
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

function mark({ to, back }: ReturnType<typeof navigationOf>, leaving: boolean) {
  unmark();
  const fromCard = leaving !== back;
  const growing = fromCard ? (cardTo(to) ?? poster()) : (poster() ?? cardTo(to));
  growing?.setAttribute('data-growing', '');
  document.documentElement.dataset['changesPage'] = '';
  return Boolean(growing);
}

/** Blocks the first frame until the element is parsed. */
function awaitElement(id: string) {
  const link = document.createElement('link');
  link.rel = 'expect';
  link.href = `#${id}`;
  link.setAttribute('blocking', 'render');
  document.head.append(link);
}

const hasPoster = (address: string) => /\/(destinations|guide)\/./.test(address);

/** A transition that a browser gives up rejects all of its promises. */
const ended = ({ ready, finished, updateCallbackDone }: ViewTransition) =>
  Promise.allSettled([ready, finished, updateCallbackDone]);

/** A poster grows beside the title, but the card that it returns to can be anywhere on the page. */
function awaitWhatGrows(from: string) {
  awaitElement('title');
  if (hasPoster(from) && !hasPoster(location.href)) awaitElement('footer');
}

export function startCardTransitions() {
  if (!('onpagereveal' in globalThis && 'navigation' in globalThis)) return;
  const from = navigation.activation?.from?.url;
  if (from) awaitWhatGrows(from);
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
    void ended(viewTransition);
    const follows = pressed || activation.navigationType === 'traverse';
    if (!follows || !mark(navigationOf(activation, true), true)) viewTransition.skipTransition();
    pressed = false;
  });
  addEventListener('pagereveal', ({ viewTransition }) => {
    unmark();
    if (!viewTransition || !navigation.activation) return;
    if (!mark(navigationOf(navigation.activation, false), false)) viewTransition.skipTransition();
    void ended(viewTransition).then(unmark);
  });
}
