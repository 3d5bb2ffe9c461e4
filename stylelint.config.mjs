/** Physical sides and raw colours: a page must turn with its language, and follow the theme. */
const physical =
  /^(?:(?:margin|padding|border|inset|scroll-margin|scroll-padding)-)?(?:left|right|top|bottom)(?:-|$)|^(?:min-|max-)?(?:width|height)$/;

/** @type {import('stylelint').Config} */
export default {
  extends: ['stylelint-config-standard'],
  ignoreFiles: ['build/**', 'public/**'],
  rules: {
    'property-disallowed-list': [[physical, 'direction']],
    'declaration-property-value-disallowed-list': {
      '/^(text-align|float|clear)$/': ['left', 'right'],
    },
    // Whatever comes into a page would have all that follows it styled anew, with everything in it.
    'selector-disallowed-list': [
      ['/\\* [+~] \\*/'],
      { message: 'Write “> :where(:not(:first-child))” in place of “> * + *”' },
    ],
    // A digit is a sixth wider in our faces than in the fallback: lines would break elsewhere when they come.
    'unit-disallowed-list': ['ch', 'ex'],
    'color-named': 'never',
    'color-no-hex': true,
    'function-disallowed-list': ['rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch'],
    'selector-class-pattern': '^[a-z][a-zA-Z]*$',
    'keyframes-name-pattern': '^[a-z][a-z-]*$',
    // The widths at which pages change: app/styles/tokens.css.
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
      // The two places that name colours.
      files: ['app/styles/tokens.css', 'app/art/scenes.css', 'app/art/stand-ins.css'],
      rules: { 'color-no-hex': null },
    },
    {
      // No rule's result depends on the order of modules: see app/styles/index.css.
      files: ['app/**/*.module.css', 'app/art/{hero,hover-animations,map}.css'],
      rules: {
        'rule-nesting-at-rule-required-list': ['layer'],
        'layer-name-pattern': '^(components|overrides)$',
      },
    },
    {
      // Their widths choose among files of a picture, as those of a srcset do.
      files: ['app/art/*.css'],
      rules: {
        'media-feature-name-value-no-unknown': null,
        'media-feature-name-value-allowed-list': null,
      },
    },
  ],
};
