/**
 * Width of a picture on phones, as in the `sizes` attribute: dense as their screens are, it is sharp
 * and half as heavy.
 */
export const phoneWidth = '20rem';
