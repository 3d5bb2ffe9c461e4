import { expect, test } from 'vitest';
import { inScript } from '../../app/documents/head/head.ts';

test('text in structured data cannot end the script element', () => {
  const data = { name: '</script><script>alert(1)</script><!--' };
  expect(inScript(data)).not.toContain('<');
  expect(JSON.parse(inScript(data))).toEqual(data);
});
