import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub, Meta } from 'react-router';
import { expect, test } from 'vitest';
import { headOf } from '../../app/head/head.ts';

test('words in structured data cannot end the script that holds them', () => {
  const name = '</script><script>alert(1)</script><!--';
  const page = {
    pathname: '/',
    title: 'Title',
    description: 'Description',
    imageAlt: 'Picture',
  } as const;
  const Stub = createRoutesStub([
    { path: '/', Component: Meta, meta: () => headOf({ ...page, structuredData: { name } }) },
  ]);
  const html = renderToStaticMarkup(createElement(Stub));
  const [, data = ''] = /<script type="application\/ld\+json">(.*)<\/script>/.exec(html) ?? [];
  expect(data).not.toContain('<');
  expect(JSON.parse(data)).toEqual({ name });
});
