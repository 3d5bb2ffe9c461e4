import type { MouseEvent } from 'react';

/** Whether a click on a link asks for nothing but to follow it here: no new tab, no download. */
export const isPlainClick = (event: MouseEvent) =>
  event.button === 0 &&
  !event.defaultPrevented &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
