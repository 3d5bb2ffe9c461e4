import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { describeGap, gapsIn, readFontFiles, stacks } from '../../tools/generate/fonts/coverage.ts';

const styles = join(import.meta.dirname, '../../app/styles');
const read = (file: string) => readFileSync(join(styles, file), 'utf8');
const kilobytes = (name: string) => readFileSync(join(styles, `fonts/${name}.woff2`)).length / 1024;

const files = await readFontFiles();

describe('the site’s fonts', () => {
  test('cover every character of the content', () => {
    expect(gapsIn(files).map(describeGap)).toEqual([]);
  });

  test.each(files)('$path has every character of its unicode-range', ({ promised, characters }) => {
    expect(promised.size).toBeGreaterThan(0);
    expect(promised.difference(characters)).toEqual(new Set());
  });

  test('are those of the tokens, each with its fallback', () => {
    const tokens = read('tokens.css').replace(/\s+/g, ' ');
    for (const stack of Object.values(stacks)) {
      for (const [role, families] of Object.entries(stack)) {
        const names = families.map((family) => `'${family}', '${family} Fallback', `).join('');
        expect(tokens).toContain(`--font-${role}: ${names}`);
      }
    }
    const css = read('fonts.css') + read('fallbacks.css');
    for (const [name] of tokens.matchAll(/'(?:Latin|Arabic) [\w ]+'/g)) {
      expect(css).toContain(`font-family: ${name};`);
    }
  });

  test('are small if every page loads them', () => {
    expect(kilobytes('latin-display') + kilobytes('latin-text')).toBeLessThan(48);
    expect(kilobytes('arabic-display') + kilobytes('arabic-text')).toBeLessThan(36);
    expect(kilobytes('turkish-display') + kilobytes('turkish-text')).toBeLessThan(6);
  });
});
