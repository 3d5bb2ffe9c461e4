import { setTimeout as wait } from 'node:timers/promises';

export type Engine = 'chromium' | 'firefox' | 'webkit';
/** What a browser is told when it starts. */
export type Look = {
  /** The site is on this machine: then nothing else is ever asked. */
  isHere: boolean;
  /** Whether the visitor likes motion, as most do. */
  moves: boolean;
};
export type Point = { x: number; y: number };
export type Size = { width: number; height: number };

/**
 * One window of a browser, and the few things that a traveller does with it. Whatever engine it is:
 * tests know nothing else of it.
 */
export type Window = {
  engine: Engine;
  resize: (size: Size) => Promise<void>;
  /** Loads an address whole. */
  load: (address: string) => Promise<void>;
  /** Runs a function within the page. It must not use anything from outside of it. */
  run: <Args extends unknown[], Result>(
    inPage: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Awaited<Result>>;
  /** The pointer goes through all points, one after another. */
  move: (points: readonly Point[]) => Promise<void>;
  /** Down and up, where the pointer is. */
  press: () => Promise<void>;
  /** One notch of the wheel, where the pointer is. */
  wheel: (pixels: number) => Promise<void>;
  key: (name: 'Tab' | 'Enter') => Promise<void>;
  type: (text: string) => Promise<void>;
  /** The page on paper, A4; nothing where the engine cannot be asked for it. */
  print?: () => Promise<Uint8Array>;
  /** Whether the engine has ended by itself, or answers nothing any more: a fault of its own, not of the page. */
  hasDied: () => Promise<boolean>;
  close: () => Promise<void>;
};

/** Milliseconds between two points of a moving hand: a mouse tells about sixty a second. */
export const handsPace = 16;

/** Milliseconds that one command to an engine may take, on a busy machine too. */
export const patience = 60_000;

/**
 * Whether a browser answers a question that takes no time, be it with an error: a page that is merely slow
 * does within ten seconds, and an engine hangs as a whole, seldom.
 */
export const answersSoon = (question: Promise<unknown>) =>
  Promise.race([
    question.then(
      () => true,
      () => true,
    ),
    wait(10_000, false),
  ]);
