import stylelint from 'stylelint';
import { holdLateStyles, lateStyles } from './tools/lint/late-styles.ts';
import { fancyWords } from './tools/plain-words.mjs';

/** Of `@media`, and of app/styles/tokens.css. */
const breakpoints = ['24rem', '40rem', '48rem', '64rem', '80rem'];

/** Of `@container`: the breakpoints, and what boxes need whatever the window is; `em` where text is larger in Arabic. */
const containerWidths = new Set([
  ...breakpoints,
  '20rem',
  '30rem',
  '34rem',
  '40em',
  '54rem',
  '59rem',
]);

const widths = 'project/container-widths';

const holdContainerWidths = stylelint.createPlugin(widths, (isOn) => (root, result) => {
  if (!isOn) return;
  root.walkAtRules('container', (node) => {
    for (const [word] of node.params.matchAll(/[\d.]+(?:px|r?em)/g)) {
      if (containerWidths.has(word)) continue;
      const message = `${word} is not one of ${[...containerWidths].join(', ')}`;
      stylelint.utils.report({ result, ruleName: widths, message, node, word });
    }
  });
});

/** Physical sides do not turn with the language. */
const physical =
  /^(?:(?:margin|padding|border|inset|scroll-margin|scroll-padding)-)?(?:left|right|top|bottom)(?:-|$)|^(?:min-|max-)?(?:width|height)$/;

const sides = String.raw`/(?<![\w-])(?:left|right)(?![\w-])/`;

/** Durations, easings, colours, layers and shadows are tokens. */
const handmade = {
  '/./': [
    sides,
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
  plugins: [holdContainerWidths, holdLateStyles],
  ignoreFiles: ['build/**', 'public/**'],
  referenceFiles: ['app/**/*.css'],
  reportNeedlessDisables: true,
  rules: {
    'no-unknown-custom-properties': true,
    [widths]: true,
    [lateStyles]: true,
    'property-disallowed-list': [[physical, 'direction']],
    'declaration-property-value-disallowed-list': handmade,
    // Adding an element would restyle all of its following siblings with their descendants.
    'selector-disallowed-list': [
      ['/\\* [+~] \\*/'],
      { message: 'Write “> :where(:not(:first-child))” in place of “> * + *”' },
    ],
    // Digits are a sixth wider in the web fonts than in the fallbacks: lines would break elsewhere.
    'unit-disallowed-list': ['ch', 'ex'],
    'comment-word-disallowed-list': [String.raw`/\b(?:${fancyWords.join('|')})\b/i`],
    'color-named': 'never',
    'color-no-hex': true,
    'function-disallowed-list': ['rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch'],
    'selector-class-pattern': '^[a-z][a-zA-Z]*$',
    'keyframes-name-pattern': '^[a-z][a-z-]*$',
    'media-feature-name-value-allowed-list': { '/^(min-|max-)?width$/': breakpoints },
    'media-feature-range-notation': null,
    'no-descending-specificity': null,
    'declaration-block-no-redundant-longhand-properties': null,
    'import-notation': 'url',
  },
  overrides: [
    {
      // The palettes.
      files: [
        'app/styles/tokens.css',
        'app/pictures/art/scenes.css',
        'app/pictures/art/stand-ins.css',
      ],
      rules: { 'color-no-hex': null },
    },
    {
      files: ['app/pictures/art/*.css'],
      rules: { 'declaration-property-value-disallowed-list': { '/./': [sides] } },
    },
    {
      files: ['app/styles/tokens.css'],
      rules: {
        // A token with a purpose names colours of the palette.
        'declaration-property-value-disallowed-list': {
          '/./': [sides],
          '/^--/': [String.raw`/^(?:light-dark|var)\([\s\S]*#/`],
        },
      },
    },
    {
      // tools/build/component-layer.ts adds the other layer of modules.
      files: ['app/**/*.module.css'],
      rules: { 'layer-name-pattern': '^overrides$' },
    },
    {
      // Layers make rules independent of the order of files: app/styles/index.css.
      files: ['app/pictures/art/{hero,hover-animations,map}.css'],
      rules: {
        'rule-nesting-at-rule-required-list': ['layer'],
        'layer-name-pattern': '^components$',
      },
    },
    {
      // Their widths choose among files of a picture, as in a `srcset`.
      files: ['app/pictures/art/*.css'],
      rules: {
        'media-feature-name-value-no-unknown': null,
        'media-feature-name-value-allowed-list': null,
      },
    },
  ],
};
