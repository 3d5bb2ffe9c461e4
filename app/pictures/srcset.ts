/** The `srcset` of a drawn picture, whose files are in `public/art/`. */
export const srcSetOf = (name: string, widths: readonly number[], format: 'avif' | 'webp') =>
  widths.map((width) => `/art/${name}-${width}.${format} ${width}w`).join(', ');
