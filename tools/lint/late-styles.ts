import type { Identifier } from '@mdn/browser-compat-data/types';
import stylelint from 'stylelint';
import { css, features, isLate } from './browser-support.ts';

/*
 * Reports functions and selectors that the oldest browsers lack, which drop the declaration or the rule. What a visitor
 * then loses is the reason of a `stylelint-disable-next-line`.
 */

export const lateStyles = 'project/late-styles';

/** The build replaces `light-dark()`; parts only move or start by the others. */
const harmless = new Set(['light-dark', 'anchor', 'view', 'sibling-index']);

const inStyles = new Map<string, Identifier[]>();

function collect(tree: Identifier | undefined) {
  for (const [name, feature] of features(tree)) {
    inStyles.set(name, [...(inStyles.get(name) ?? []), feature]);
    collect(feature);
  }
}
collect(css['types']);
collect(css['properties']);

const lateSelectors = new Set(
  features(css['selectors']).flatMap(([name, feature]) => (isLate(feature) ? [name] : [])),
);

const lateFunctions = (value: string) =>
  [...value.matchAll(/(?<![\w:-])([a-z][\w-]*)\((from\b)?/g)].flatMap(([, name = '', from]) => {
    const known = inStyles.get(name) ?? [];
    const asked = from ? known.map((feature) => feature['relative_syntax']) : known;
    const late = asked.length > 0 && asked.every(isLate) && !harmless.has(name);
    return late ? [from ? `${name}(from)` : `${name}()`] : [];
  });

/** Selectors of one engine, and those of motion, are for those who have them. */
const lateSelectorsIn = (selector: string) =>
  [...selector.matchAll(/(?<=::?)[a-z][a-z-]*/g)]
    .map(([name]) => name)
    .filter((name) => lateSelectors.has(name) && !name.startsWith('view-transition'));

const messages = stylelint.utils.ruleMessages(lateStyles, {
  rejected: (late: string) => `The oldest browsers have no ${late}`,
});

const check: stylelint.RuleBase<boolean> = (isOn) => (root, result) => {
  if (!isOn) return;
  const report = (node: stylelint.Problem['node'], late: string) =>
    stylelint.utils.report({
      result,
      ruleName: lateStyles,
      message: messages.rejected(late),
      node,
      index: 0,
      endIndex: 1,
    });
  // A file whose `@supports` asks for a selector says itself what comes instead.
  const answered = new Set<string>();
  root.walkAtRules('supports', ({ params }) => {
    for (const [, name = ''] of params.matchAll(/selector\(::?([a-z-]+)/g)) answered.add(name);
  });
  root.walkRules((rule) => {
    for (const name of lateSelectorsIn(rule.selector))
      if (!answered.has(name)) report(rule, `:${name}`);
  });
  root.walkDecls((declaration) => {
    for (const name of lateFunctions(declaration.value)) report(declaration, name);
  });
};

export const holdLateStyles = stylelint.createPlugin(
  lateStyles,
  Object.assign(check, { ruleName: lateStyles, messages }),
);
