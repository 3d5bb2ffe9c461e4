import { expect, test } from 'vitest';
import { themeColours } from '../../app/shell/theme.ts';
import { filesIn, linesMatching, read, withoutComments } from '../support/project.ts';

/* A page must turn with its language and follow its theme. */

const styles = filesIn(['app'], '.css');
const components = filesIn(['app'], '.tsx');
const palettes = ['app/styles/tokens.css', 'app/art/scenes.css'];

const hex = /#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?![\w-])/gi;
const rawColour = new RegExp(
  `${hex.source}|\\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\\((?!\\s*from\\b)`,
  'i',
);
const coloursIn = (file: string) => new Set(read(file).match(hex));

test('raw colours stand in the two palettes only', () => {
  // The hero's night is taken from its picture by `npm run art`.
  const given = new Set([...palettes, 'app/art/hero.css']);
  const files = [...styles, ...components].filter((file) => !given.has(file));
  expect(linesMatching(files, rawColour, withoutComments)).toEqual([]);
  expect(Math.min(...palettes.map((file) => coloursIn(file).size))).toBeGreaterThan(10);
});

test('drawn icons take the colour of the text', () => {
  const own = /\b(?:fill|stroke|color|stopColor)="(?!none"|currentColor"|context-)/;
  expect(linesMatching(components, own)).toEqual([]);
});

test('colours that CSS cannot give are those of the palettes', () => {
  const known = new Set(palettes.flatMap((file) => [...coloursIn(file)]));
  const files = filesIn(['app'], '.ts').filter((file) => coloursIn(file).size > 0);
  expect(files).toEqual(['app/art/manifest.ts', 'app/shell/theme.ts']);
  const own = files.flatMap((file) => [...coloursIn(file).difference(known)]);
  expect(own).toEqual([]);
});

test('a colour that has a purpose names colours of the palette', () => {
  const purposes = read('app/styles/tokens.css').match(/--[\w-]+:\s*(?:light-dark\(|var\()[^;]+/g);
  expect(purposes?.length).toBeGreaterThan(10);
  expect(purposes?.filter((declaration) => declaration.includes('#'))).toEqual([]);
});

const token = (name: string) =>
  new RegExp(`--${name}: (#\\w+);`).exec(read('app/styles/tokens.css'))?.[1];

test('the browser’s frame gets the colours of the paper, by day and by night', () => {
  expect(themeColours).toEqual({ day: token('cream'), night: token('night') });
});

test.each([
  ['duration', /(?<![\w.#-])(?:\d*\.)?\d+m?s\b/],
  ['easing', /cubic-bezier\(|(?<![\w-])ease(?:-in|-out)*(?![\w-])/],
  ['layer', /z-index:(?!\s*var\()/],
  ['shadow', /-shadow:(?!\s*(?:var\(|none\b))|drop-shadow\((?!var\()/],
])('every %s is a token', (_, raw) => {
  const handmade = styles.filter((file) => !read(file).includes('Written by npm run'));
  const files = handmade.filter((file) => file !== 'app/styles/tokens.css');
  expect(linesMatching(files, raw, withoutComments)).toEqual([]);
});

test('no declaration names a physical side', () => {
  const side =
    /(?:^|[;{])\s*(?:(?:margin|padding|border|inset|scroll-margin|scroll-padding)-)?(?:left|right|top|bottom)(?:-[a-z-]+)?\s*:/;
  const size = /(?:^|[;{])\s*(?:min-|max-)?(?:width|height)\s*:/;
  const value = /(?:^|[;{])\s*(?:text-align|float|clear|caption-side)\s*:\s*(?:left|right)\b/;
  const corner = /border-(?:top|bottom)-(?:left|right)-radius\s*:/;
  const direction = /(?:^|[;{])\s*direction\s*:/;
  for (const physical of [side, size, value, corner, direction]) {
    expect(linesMatching(styles, physical, withoutComments)).toEqual([]);
  }
});

test('no element has a style of its own, which the policy for browsers forbids', () => {
  expect(linesMatching(components, /\sstyle=/)).toEqual([]);
});

test('every class that a component asks for is in its module', () => {
  const lost = components.flatMap((file) => {
    const source = read(file);
    return [...source.matchAll(/import (\w+) from '\.\/([\w-]+\.module\.css)'/g)].flatMap(
      ([, name = '', module = '']) => {
        const css = read(file.replace(/[^/]+$/, module));
        return [...source.matchAll(new RegExp(`(?<![/\\w])${name}\\.(\\w+)`, 'g'))]
          .map(([, className = '']) => className)
          .filter((className) => !new RegExp(`\\.${className}(?![\\w-])`).test(css))
          .map((className) => `${file}: .${className} is not in ${module}`);
      },
    );
  });
  expect(lost).toEqual([]);
});

test('every custom property that a style reads is set somewhere', () => {
  const set = new Set(styles.flatMap((file) => read(file).match(/--[\w-]+(?=\s*:)/g) ?? []));
  const lost = styles.flatMap((file) =>
    [...read(file).matchAll(/var\((--[\w-]+)\s*\)/g)]
      .map(([, name = '']) => name)
      .filter((name) => !set.has(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(lost).toEqual([]);
});
