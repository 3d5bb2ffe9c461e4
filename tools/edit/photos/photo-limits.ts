export const mostMegabytes = 40;
export const mostBytes = mostMegabytes * 1_000_000;

/** Pixels, upright: the frame of a photo in a text, 16:10, at its usual width. */
export const leastWidth = 800;
export const leastHeight = 500;
