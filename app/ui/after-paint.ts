/**
 * Calls back once the browser has painted what is drawn now: a frame is painted after its callbacks, so
 * the callbacks of the next one come after it.
 * @returns A way to call it off.
 */
export function afterPaint(callback: () => void) {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(callback);
  });
  return () => cancelAnimationFrame(frame);
}
