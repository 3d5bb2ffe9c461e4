/** sax has no types, and Node finds no named exports in it. */
declare module 'sax' {
  export type Tag = { name: string; attributes: Record<string, string> };
  interface Parser {
    /** Behind what was read so far. */
    position: number;
    /** Behind the `<` of the last tag. */
    startTagPosition: number;
    write: (source: string) => Parser;
    close: () => void;
  }
  const sax: { parser: (strict: boolean) => Parser };
  export default sax;
}
