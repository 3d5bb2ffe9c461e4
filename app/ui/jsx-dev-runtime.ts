import type { ElementType, Key } from 'react';
import { jsxDEV as reactJsxDev, type JSXSource } from 'react/jsx-dev-runtime';
import { typesetProps, type Props } from './text/typeset-props.ts';

/* `jsx-runtime.ts` of `npm run dev` and of the unit tests. */

export { Fragment } from 'react';
export type { JSX } from 'react';

export const jsxDEV = (
  type: ElementType,
  props: Props,
  key: Key | undefined,
  isStatic: boolean,
  source?: JSXSource,
  self?: unknown,
) => reactJsxDev(type, typesetProps(type, props), key, isStatic, source, self);
