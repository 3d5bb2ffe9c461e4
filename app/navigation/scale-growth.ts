/** The shape on the way is worked out this often; between two of them it is off by less than a pixel. */
const steps = 30;

/** Pixels of a width or height that a browser animates. */
const pixels = (length: unknown) => Number.parseFloat(String(length));

function scale(animation: Animation) {
  const { effect } = animation;
  if (!(effect instanceof KeyframeEffect)) return;
  const { pseudoElement, target } = effect;
  if (!pseudoElement?.startsWith('::view-transition')) return;
  // A card without a counterpart comes or goes at once, as the page around it does.
  if (!pseudoElement.includes('group(')) {
    animation.finish();
    return;
  }
  const [from, to] = effect.getKeyframes();
  if (!from || !to) return;
  // How much of its last width and height it begins with.
  const begins = ['width', 'height'].map((side) => pixels(from[side]) / pixels(to[side]));
  if (begins.every((share) => share === 1)) return;

  // Where it ends the browser knows best: the page may yet be scrolled.
  effect.setKeyframes([{ transform: `${from['transform']} scale(${begins.join(', ')})` }, {}]);
  effect.updateTiming({ easing: from.easing });

  // The picture within is neither squeezed nor stretched: it covers the group's shape.
  const covering = Array.from({ length: steps + 1 }, (_, step) => {
    const shares = begins.map((share) => share + (1 - share) * (step / steps));
    return `scale(${shares.map((share) => Math.max(...shares) / share).join(', ')})`;
  });
  target?.animate(
    { transform: covering },
    { ...effect.getTiming(), pseudoElement: pseudoElement.replace('group', 'new') },
  );
}

/**
 * Lets a card that grows into a page grow by transforms alone. Browsers animate its width and height:
 * for that the page's own thread lays it out in every frame, while it is busy with the page that has
 * come, and a slow phone misses half of the frames. Transforms need no thread of the page's.
 *
 * Where a browser does not tell its view transition, it goes on as it would.
 */
export function scaleGrowth() {
  document.activeViewTransition?.ready.then(
    () => document.getAnimations().forEach(scale),
    // Given up, for another change of page.
    () => {},
  );
}
