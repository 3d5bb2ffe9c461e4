import { setTimeout as wait } from 'node:timers/promises';

export type Engine = 'firefox' | 'webkit';
export type Look = {
  /** The site is local, so all other hosts are blocked. */
  isHere: boolean;
  /** No `prefers-reduced-motion`. */
  moves: boolean;
};
export type Point = { x: number; y: number };
export type Size = { width: number; height: number };

export type Window = {
  engine: Engine;
  resize: (size: Size) => Promise<void>;
  load: (address: string) => Promise<void>;
  /** The function runs in the page, without its module. */
  run: <Args extends unknown[], Result>(
    inPage: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Awaited<Result>>;
  move: (points: readonly Point[]) => Promise<void>;
  press: () => Promise<void>;
  wheel: (pixels: number) => Promise<void>;
  key: (name: 'Tab' | 'Enter' | 'ArrowDown') => Promise<void>;
  type: (text: string) => Promise<void>;
  /** A PNG of what is in the window. */
  picture: () => Promise<Uint8Array>;
  /** The engine has crashed or hangs. */
  hasDied: () => Promise<boolean>;
  close: () => Promise<void>;
};

/** Milliseconds: a mouse reports about sixty points a second. */
export const mouseInterval = 16;

/** Milliseconds, for a loaded machine. */
export const commandTimeout = 60_000;

/** A slow page answers within ten seconds, if only with an error; a hanging engine does not. */
export const answersSoon = (question: Promise<unknown>) =>
  Promise.race([
    question.then(
      () => true,
      () => true,
    ),
    wait(10_000, false),
  ]);
