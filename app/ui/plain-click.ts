type Click = Pick<
  MouseEvent,
  'button' | 'defaultPrevented' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'
>;

/** Whether a click on a link asks for nothing but to follow it here: no new tab, no download. */
export const isPlainClick = (event: Click) =>
  event.button === 0 &&
  !event.defaultPrevented &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
