/** subset-font has no types. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    /** `undefined` only with `keepAllGlyphs`. */
    text: string | undefined,
    options: {
      targetFormat: 'woff2' | 'truetype';
      keepAllGlyphs?: boolean;
      keepFeatures?: readonly string[];
      variationAxes?: Record<string, number | { min: number; max: number; default?: number }>;
      preserveNameIds?: readonly number[];
    },
  ): Promise<Buffer>;
}
