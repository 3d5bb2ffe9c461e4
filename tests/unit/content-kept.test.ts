import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keepContent, keptContent } from '../../app/content/kept.server.ts';
import { loadContent } from '../../app/content/load.server.ts';
import { root } from '../support/project.ts';

/* What a check has read is good for the build that follows, and for nothing later. */

const project = mkdtempSync(join(tmpdir(), 'kept-'));
beforeAll(() => cpSync(join(root, 'content'), join(project, 'content'), { recursive: true }));
afterAll(() => rmSync(project, { recursive: true }));

test('nothing is kept before a check', () => {
  expect(keptContent(project)).toBeUndefined();
});

test('what is kept is what was read', () => {
  const content = loadContent();
  keepContent(content, project);
  expect(keptContent(project)).toEqual(content);
});

test('after a change it is read anew', () => {
  keepContent(loadContent(), project);
  appendFileSync(join(project, 'content/answers/water/en.md'), '\nOne sentence more.\n');
  expect(keptContent(project)).toBeUndefined();
});
