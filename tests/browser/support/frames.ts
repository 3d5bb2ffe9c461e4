/** Runs in the page: until what has changed is painted. */
export const twoFrames = () =>
  new Promise<void>((done) => {
    requestAnimationFrame(() => requestAnimationFrame(() => done()));
  });
