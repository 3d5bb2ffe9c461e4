type Facts = { often: readonly number[] } | undefined;

/** `at` is 0 for January. */
export function balloonsIn(balloons: Facts, at: number) {
  if (!balloons) return 'none';
  return balloons.often.includes(at + 1) ? 'often' : 'seldom';
}
