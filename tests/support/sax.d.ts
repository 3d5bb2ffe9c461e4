/** What we use of sax, which comes without types. Handlers are set by the names of events. */
declare module 'sax' {
  export type Tag = { name: string; attributes: Record<string, string> };
  interface Parser {
    write: (source: string) => Parser;
    close: () => void;
  }
  export function parser(strict: boolean): Parser;
}
