import { Fragment, type ElementType } from 'react';
import { typeset } from './typeset.ts';

export type Props = Readonly<Record<string, unknown>>;

/** Their text is a value, or is meant sign by sign. */
const verbatim: ReadonlySet<unknown> = new Set([
  'code',
  'option',
  'pre',
  'script',
  'style',
  'textarea',
  'title',
]);

function typesetChildren(children: unknown): unknown {
  if (typeof children === 'string') return typeset(children);
  return Array.isArray(children) ? children.map(typesetChildren) : children;
}

/** Of an element, not of a component, which may do something else with its children. */
export const typesetProps = (type: ElementType, props: Props): Props =>
  (typeof type === 'string' || type === Fragment) && 'children' in props && !verbatim.has(type)
    ? { ...props, children: typesetChildren(props['children']) }
    : props;
