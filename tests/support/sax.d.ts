/** What we use of sax, which comes without types. */
declare module 'sax' {
  interface Parser {
    onopentag: (tag: { name: string; attributes: Record<string, string> }) => void;
    onclosetag: () => void;
    ontext: (text: string) => void;
    onerror: (error: Error) => void;
    write: (source: string) => Parser;
    close: () => void;
  }
  export function parser(strict: boolean): Parser;
}
