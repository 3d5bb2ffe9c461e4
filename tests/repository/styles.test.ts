import { expect, test } from 'vitest';
import { themeColours } from '../../app/shell/theme.ts';
import { filesIn, linesMatching, read } from '../support/project.ts';

const styles = filesIn(['app'], '.css');
const components = filesIn(['app'], '.tsx');

test('icons have the colour of the text', () => {
  const own = /\b(?:fill|stroke|color|stopColor)="(?!none"|currentColor"|context-)/;
  expect(linesMatching(components, own)).toEqual([]);
});

const token = (name: string) =>
  new RegExp(`--${name}: (#\\w+);`).exec(read('app/styles/tokens.css'))?.[1];

test('the theme colours of the browser are those of the tokens', () => {
  expect(themeColours).toEqual({ day: token('cream'), night: token('night') });
});

test('every class that a component uses is in its module', () => {
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

test('every custom property that a style uses is set', () => {
  const set = new Set(styles.flatMap((file) => read(file).match(/--[\w-]+(?=\s*:)/g) ?? []));
  const lost = styles.flatMap((file) =>
    [...read(file).matchAll(/var\((--[\w-]+)\s*\)/g)]
      .map(([, name = '']) => name)
      .filter((name) => !set.has(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(lost).toEqual([]);
});
