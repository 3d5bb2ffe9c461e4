export type Sending = {
  /** The folder with the files. */
  site: string;
  /** Of the project. */
  folder: string;
  /** Where what publishing keeps is. */
  store: string;
  date: string;
  tell: (line: string) => void;
  signal?: AbortSignal | undefined;
  env?: NodeJS.ProcessEnv;
};
