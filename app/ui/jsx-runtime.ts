import type { ElementType, Key } from 'react';
import { jsx as reactJsx, jsxs as reactJsxs } from 'react/jsx-runtime';
import { typesetProps, type Props } from './text/typeset-props.ts';

/* Makes the elements of every component, in the build and in the browser: `jsxImportSource` in tsconfig.json. */

export { Fragment } from 'react';
export type { JSX } from 'react';

export const jsx = (type: ElementType, props: Props, key?: Key) =>
  reactJsx(type, typesetProps(type, props), key);

export const jsxs = (type: ElementType, props: Props, key?: Key) =>
  reactJsxs(type, typesetProps(type, props), key);
