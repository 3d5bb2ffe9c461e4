import { forget, keep, readKept } from '../ui/browser/storage.ts';

const key = 'motion';
const attribute = 'data-paused';

export const wasPaused = () => readKept(key) === 'paused';

/** Is set on `<html>`, where CSS reads it; the script in the head calls it before the first paint. */
export const showMotion = () => document.documentElement.toggleAttribute(attribute, wasPaused());

export const isPaused = () => document.documentElement.hasAttribute(attribute);

export function pauseMotion(paused: boolean) {
  document.documentElement.toggleAttribute(attribute, paused);
  if (paused) keep(key, 'paused');
  else forget(key);
}
