/** Physical sides do not turn with the language. */
const physical =
  /^(?:(?:margin|padding|border|inset|scroll-margin|scroll-padding)-)?(?:left|right|top|bottom)(?:-|$)|^(?:min-|max-)?(?:width|height)$/;

const sides = { '/^(text-align|float|clear|caption-side)$/': ['left', 'right'] };

/** Durations, easings, colours, layers and shadows are tokens. */
const handmade = {
  '/./': [
    String.raw`/(?<![\w.#-])(?:\d*\.)?\d+m?s\b/`,
    String.raw`/cubic-bezier\(|(?<![\w-])ease(?:-in|-out)*(?![\w-])/`,
    String.raw`/\b(?:rgb|color)\(/`,
    String.raw`/drop-shadow\((?!var\()/`,
  ],
  'z-index': [String.raw`/^(?!var\()/`],
  '/-shadow$/': [String.raw`/^(?!var\(|none$)/`],
};

/** @type {import('stylelint').Config} */
export default {
  extends: ['stylelint-config-standard'],
  ignoreFiles: ['build/**', 'public/**'],
  rules: {
    'property-disallowed-list': [[physical, 'direction']],
    'declaration-property-value-disallowed-list': { ...sides, ...handmade },
    // Adding an element would restyle all of its following siblings with their descendants.
    'selector-disallowed-list': [
      ['/\\* [+~] \\*/'],
      { message: 'Write “> :where(:not(:first-child))” in place of “> * + *”' },
    ],
    // Digits are a sixth wider in the web fonts than in the fallbacks: lines would break elsewhere.
    'unit-disallowed-list': ['ch', 'ex'],
    'color-named': 'never',
    'color-no-hex': true,
    'function-disallowed-list': ['rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch'],
    'selector-class-pattern': '^[a-z][a-zA-Z]*$',
    'keyframes-name-pattern': '^[a-z][a-z-]*$',
    // The breakpoints of app/styles/tokens.css.
    'media-feature-name-value-allowed-list': {
      '/^(min-|max-)?width$/': ['24rem', '40rem', '48rem', '64rem', '80rem'],
    },
    'media-feature-range-notation': null,
    'no-descending-specificity': null,
    'declaration-block-no-redundant-longhand-properties': null,
    'import-notation': 'url',
  },
  overrides: [
    {
      // The palettes.
      files: ['app/styles/tokens.css', 'app/art/scenes.css', 'app/art/stand-ins.css'],
      rules: { 'color-no-hex': null },
    },
    {
      files: ['app/art/*.css'],
      rules: { 'declaration-property-value-disallowed-list': sides },
    },
    {
      files: ['app/styles/tokens.css'],
      rules: {
        // A token with a purpose names colours of the palette.
        'declaration-property-value-disallowed-list': {
          ...sides,
          '/^--/': [String.raw`/^(?:light-dark|var)\([\s\S]*#/`],
        },
      },
    },
    {
      // Layers make rules independent of the order of modules: app/styles/index.css.
      files: ['app/**/*.module.css', 'app/art/{hero,hover-animations,map}.css'],
      rules: {
        'rule-nesting-at-rule-required-list': ['layer'],
        'layer-name-pattern': '^(components|overrides)$',
      },
    },
    {
      // Their widths choose among files of a picture, as in a `srcset`.
      files: ['app/art/*.css'],
      rules: {
        'media-feature-name-value-no-unknown': null,
        'media-feature-name-value-allowed-list': null,
      },
    },
  ],
};
