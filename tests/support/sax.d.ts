/** sax has no types. */
declare module 'sax' {
  export type Tag = { name: string; attributes: Record<string, string> };
  interface Parser {
    write: (source: string) => Parser;
    close: () => void;
  }
  export function parser(strict: boolean): Parser;
}
