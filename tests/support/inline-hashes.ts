import type { InlineHashes } from '../../tools/build/inline-head.ts';

/** As a build makes them, for tests that need some but no certain ones. */
export const inlineHashes: InlineHashes = {
  script: "'sha256-AoWsYLfU8DQNUfcEkBtUOUG5sYeL+uDHjuvgdO3lcOk='",
  styles: ["'sha256-34Bg6D37s6OFlaHpw3dshXpBlmRU9FHVRhzdTtopStM='"],
};
