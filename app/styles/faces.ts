type Face = {
  name: string;
  /** In an npm package; `*` is the subset, such as `latin-ext`. */
  files: string;
  /** One weight needs half the bytes of the whole axis. */
  weights: readonly [lightest: number, boldest: number];
  source: string;
  notice: string;
};

export const faces = {
  latinDisplay: {
    name: 'Fraunces',
    files: '@fontsource-variable/fraunces/files/fraunces-*-wght-normal.woff2',
    weights: [640, 640],
    source: 'https://github.com/undercasetype/Fraunces',
    notice: '© 2020 Fraunces Project Authors',
  },
  latinText: {
    name: 'Figtree',
    files: '@fontsource-variable/figtree/files/figtree-*-wght-normal.woff2',
    weights: [400, 700],
    source: 'https://github.com/erikdkennedy/figtree',
    notice: '© 2022 Figtree Project Authors',
  },
  /** It adds space after a final qaf, which `app/home/hero.module.css` takes back in the headline. */
  arabicDisplay: {
    name: 'El Messiri',
    files: '@fontsource-variable/el-messiri/files/el-messiri-*-wght-normal.woff2',
    weights: [700, 700],
    source: 'https://github.com/Gue3bara/El-Messiri',
    notice: '© 2015 El Messiri Project Authors',
  },
  /** An old release, for WebKitGTK: docs/decisions/017-arabic-face.md. */
  arabicText: {
    name: 'Noto Naskh Arabic',
    files: '@fontsource/noto-naskh-arabic/files/noto-naskh-arabic-*-variable-wghtOnly-normal.woff2',
    weights: [400, 700],
    source: 'https://github.com/notofonts/arabic',
    notice: '© 2019 Google LLC',
  },
} as const satisfies Record<string, Face>;
