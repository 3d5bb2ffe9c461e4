type Facts = { often: readonly number[] } | undefined;

/** How often balloons rise at a place in a month, 0 for January; `none` where the facts name no flights. */
export function balloonsIn(balloons: Facts, at: number) {
  if (!balloons) return 'none';
  return balloons.often.includes(at + 1) ? 'often' : 'seldom';
}
