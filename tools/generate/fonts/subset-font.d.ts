/** What we use of subset-font, which comes without types. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    /** The characters to keep; `undefined` only with `keepAllGlyphs`. */
    text: string | undefined,
    options: {
      targetFormat: 'woff2' | 'truetype';
      keepAllGlyphs?: boolean;
      keepFeatures?: readonly string[];
      variationAxes?: Record<string, number | { min: number; max: number; default?: number }>;
      /** Entries of the `name` table to keep besides the font's own names. */
      preserveNameIds?: readonly number[];
    },
  ): Promise<Buffer>;
}
