/** sax has no types, and Node finds no named exports in it. */
declare module 'sax' {
  export type Tag = { name: string; attributes: Record<string, string> };
  interface Parser {
    write: (source: string) => Parser;
    close: () => void;
  }
  const sax: { parser: (strict: boolean) => Parser };
  export default sax;
}
