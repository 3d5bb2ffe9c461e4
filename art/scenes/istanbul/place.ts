/** Where the water of the Golden Horn begins. */

export const WATERLINE = 664;
