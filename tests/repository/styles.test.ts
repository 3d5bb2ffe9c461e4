import { expect, test } from 'vitest';
import { filesIn, read } from '../support/project.ts';

// Neither the types of a CSS module nor a linter knows its classes.
test('every class that a component uses is in its module', () => {
  const lost = filesIn(['app'], '.tsx').flatMap((file) => {
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
