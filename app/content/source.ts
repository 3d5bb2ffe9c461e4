import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser';
import { LineCounter, parseDocument, type YAMLParseError } from 'yaml';

/* Reads the files of content/, and says in which line a file cannot be read. */

const sentences = {
  missing: () => 'this file is missing',
  bytes: () => 'this file is not text in UTF-8; save it with this encoding',
  front: () => 'expected front matter between two lines of ---',
  comma: (line) => `line ${line}: a comma is missing at the end of this line`,
  colon: (line) => `line ${line}: a colon is missing or too many; a text with a colon needs quotes`,
  closing: (line) => `line ${line}: a quotation mark or a bracket is missing here or before`,
  value: (line) => `line ${line}: a value is missing here, or a comma is too many before it`,
  twice: (line) => `line ${line}: this name is there twice; keep one of them`,
  indent: (line) => `line ${line}: the spaces at the start of this line do not fit the lines above`,
  sign: (line) =>
    `line ${line}: this line cannot be read; look for a sign that does not belong there`,
} satisfies Record<string, (line: number) => string>;
export type FaultKind = keyof typeof sentences;

/** Line 0 means the whole file. */
export type Fault = { kind: FaultKind; line: number };

export class SourceError extends Error {
  readonly fault: Fault;
  constructor(kind: FaultKind, line = 0) {
    super(sentences[kind](line));
    this.fault = { kind, line };
  }
}

/**
 * Without the mark of Windows' Notepad, with the line ends of Unix, and without invisible signs that come with pasted
 * text: a page has those that it needs by itself (`typeset.ts`). @throws {SourceError}
 */
export function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true })
      .decode(bytes)
      .replaceAll('\r\n', '\n')
      .replaceAll(/[\u00a0\u202f]/g, ' ')
      .replaceAll(/[\u2060\u2066-\u2069]/g, '');
  } catch {
    throw new SourceError('bytes');
  }
}

const lineAt = (source: string, offset: number) => source.slice(0, offset).split('\n').length;

const kindsOfJson: Partial<Record<string, FaultKind>> = {
  CommaExpected: 'comma',
  ColonExpected: 'colon',
  CloseBraceExpected: 'closing',
  CloseBracketExpected: 'closing',
  EndOfFileExpected: 'closing',
  UnexpectedEndOfString: 'closing',
  InvalidSymbol: 'closing',
  PropertyNameExpected: 'value',
  ValueExpected: 'value',
};

/** @throws {SourceError} */
export function readJson(source: string): unknown {
  const errors: ParseError[] = [];
  const value: unknown = parse(source, errors, { disallowComments: true });
  const [first] = errors;
  if (!first) return value;
  const kind = kindsOfJson[printParseErrorCode(first.error)] ?? 'sign';
  // A missing comma is noticed at the value after it.
  const offset = kind === 'comma' ? source.slice(0, first.offset).trimEnd().length : first.offset;
  throw new SourceError(kind, lineAt(source, offset));
}

const kindsOfYaml: Partial<Record<YAMLParseError['code'], FaultKind>> = {
  BLOCK_AS_IMPLICIT_KEY: 'colon',
  MULTILINE_IMPLICIT_KEY: 'colon',
  MISSING_CHAR: 'closing',
  DUPLICATE_KEY: 'twice',
  TAB_AS_INDENT: 'indent',
  BAD_INDENT: 'indent',
};

type Markdown = { frontMatter: unknown; body: string };

/** Keeps what was parsed by its text, because development reads all files again for each change of one. */
const parsed = new Map<string, Markdown>();
const mostParsed = 1000;

/** @throws {SourceError} */
export function readMarkdown(source: string): Markdown {
  const known = parsed.get(source) ?? parseMarkdown(source);
  if (parsed.size >= mostParsed) parsed.clear();
  parsed.set(source, known);
  return { frontMatter: structuredClone(known.frontMatter), body: known.body };
}

function parseMarkdown(source: string): Markdown {
  const [, front, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  if (front === undefined || body === undefined) throw new SourceError('front');
  const lines = new LineCounter();
  const document = parseDocument(front, { lineCounter: lines });
  const [first] = document.errors;
  if (first) {
    // Front matter starts in the second line.
    const line = lines.linePos(first.pos[0]).line + 1;
    throw new SourceError(kindsOfYaml[first.code] ?? 'sign', line);
  }
  try {
    return { frontMatter: document.toJS(), body };
  } catch {
    throw new SourceError('sign', 2);
  }
}
