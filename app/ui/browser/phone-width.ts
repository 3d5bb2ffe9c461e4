/** For `sizes`: less than the width shown, because phones have dense screens. */
export const phoneWidth = '20rem';
