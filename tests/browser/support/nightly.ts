/** For tests that `npm run nightly` runs, and `npm test` leaves out. */
export const nightly = { tag: '@nightly' } as const;
