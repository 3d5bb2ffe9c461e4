/** For islands that wait until the browser is idle; a busy browser never is, so in milliseconds the longest wait. */
export const idle = { timeout: 2_000 };
