/** A change of files of the project that the history keeps. */
export type Step = {
  id: string;
  /** ISO 8601 */
  at: string;
  who: string;
  what: string;
  /** From the project's root, with slashes. */
  files: string[];
};

export type Bytes = Uint8Array | undefined;

export type Store = {
  /** Keeps changes that were made elsewhere as a step of their own, before others follow. */
  catchUp: (files: readonly string[]) => void;
  /** `old` are the contents of its files before, for a store that has not caught up with them. */
  record: (
    files: readonly string[],
    what: string,
    old?: ReadonlyMap<string, Bytes>,
  ) => Step | undefined;
  /** The newest first. `under` are files or folders; all steps if it is empty. */
  steps: (under: readonly string[], most: number) => Step[];
  find: (id: string) => Step | undefined;
  /** Before the step, and after it. */
  before: (step: string, file: string) => Bytes;
  after: (step: string, file: string) => Bytes;
  /** Files of a folder, or the file itself, as they were after the step. */
  listed: (step: string, under: string) => string[];
};

export const isUnder = (file: string, under: readonly string[]) =>
  under.length === 0 || under.some((one) => file === one || file.startsWith(`${one}/`));

/** Subjects of steps that are not the editor's own. */
export const outside = 'Changed outside the editor';
export const asFound = 'As the editor found it';

/** Not what was there before the editor, nor a commit of files that it does not write. */
export const canUndo = ({ what, files }: Step) =>
  what !== asFound && files.every((file) => isUnder(file, ['content']));
