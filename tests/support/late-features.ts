import { join } from 'node:path';
import compatData from '@mdn/browser-compat-data/forLegacyNode';
import type { Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data/types';
import ts from 'typescript';
import { targets } from '../../tools/build/targets.ts';
import { root } from './project.ts';

/* What a browser that the site is built for lacks, by MDN's data. */

const { ios, ...others } = targets;
const versions = Object.entries({ ...others, safari_ios: ios });

function isThere({ version_added: since, prefix, flags }: SimpleSupportStatement, version: number) {
  if (since === false || prefix !== undefined || flags !== undefined) return false;
  return Number.parseFloat(since.replace('≤', '')) <= version;
}

function isLate(feature: Identifier | undefined) {
  const support = Object.entries(feature?.['__compat']?.support ?? {});
  return versions.some(([browser, version]) => {
    const said = support.find(([name]) => name === browser)?.[1];
    return said !== undefined && ![said].flat().some((one) => isThere(one, version));
  });
}

function features(tree: Identifier = {}): [name: string, feature: Identifier][] {
  const names = Object.keys(tree).filter((name) => name !== '__compat');
  return names.flatMap((name) => {
    const feature = tree[name];
    return feature ? [[name, feature]] : [];
  });
}

const { api, css, javascript } = compatData;

const interfaces = new Map([...features(api), ...features(javascript['builtins'])]);

const lateNames = new Set(
  [...interfaces].flatMap(([owner, tree]) => [
    ...(isLate(tree) ? [owner] : []),
    ...features(tree)
      .filter(([, member]) => isLate(member))
      .map(([name]) => name.replace(/_static$/, '')),
  ]),
);

/** `String.toWellFormed` for a name that TypeScript's libraries declare there. */
function lateMember(name: string, declared: ts.Node) {
  if (!/\/lib\.[\w.]+\.d\.ts$/.test(declared.getSourceFile().fileName)) return [];
  let owner = declared;
  while (!ts.isInterfaceDeclaration(owner) && !ts.isVariableDeclaration(owner)) {
    if (ts.isSourceFile(owner)) return [];
    owner = owner.parent;
  }
  const written = owner.name.getText();
  const type = written.replace(/Constructor$/, '');
  const tree = interfaces.get(type);
  if (owner === declared) return isLate(tree) ? [name] : [];
  const isStatic = ts.isVariableDeclaration(owner) || type !== written;
  const member = (isStatic ? tree?.[`${name}_static`] : undefined) ?? tree?.[name];
  return isLate(member) ? [`${type}.${name}`] : [];
}

/** In `const { groupBy } = Object` that of the property, not of the new variable. */
function symbolOf(checker: ts.TypeChecker, node: ts.Identifier) {
  const { parent } = node;
  const isTaken =
    ts.isBindingElement(parent) &&
    ts.isObjectBindingPattern(parent.parent) &&
    node === (parent.propertyName ?? parent.name);
  return isTaken
    ? checker.getTypeAtLocation(parent.parent).getProperty(node.text)
    : checker.getSymbolAtLocation(node);
}

const { options } = ts.parseJsonConfigFileContent(
  ts.readConfigFile(join(root, 'tsconfig.json'), (file) => ts.sys.readFile(file)).config,
  ts.sys,
  root,
);

const parsed = new Map<string, ts.SourceFile | undefined>();

/** Each file of TypeScript's libraries and of packages is parsed and bound once. */
function parsedOnce(host: ts.CompilerHost): ts.CompilerHost['getSourceFile'] {
  const parse = host.getSourceFile.bind(host);
  return (file, ...rest) => {
    if (!file.includes('/node_modules/')) return parse(file, ...rest);
    if (!parsed.has(file)) parsed.set(file, parse(file, ...rest));
    return parsed.get(file);
  };
}

/** What scripts use of it, with all that they import. @param written Sources of files that do not exist. */
export function lateInScripts(files: readonly string[], written: Record<string, string> = {}) {
  const sources = new Map(Object.entries(written).map(([file, text]) => [join(root, file), text]));
  const host = ts.createCompilerHost(options);
  host.readFile = (file) => sources.get(file) ?? ts.sys.readFile(file);
  host.getSourceFile = parsedOnce(host);
  host.fileExists = (file) => sources.has(file) || ts.sys.fileExists(file);
  const names = [...files.map((file) => join(root, file)), ...sources.keys()];
  const program = ts.createProgram(names, options, host);
  const checker = program.getTypeChecker();
  const found = new Set<string>();
  const visit = (node: ts.Node) => {
    if (ts.isTypeNode(node)) return;
    const isLateName = ts.isIdentifier(node) && lateNames.has(node.text);
    for (const declared of (isLateName && symbolOf(checker, node)?.declarations) || [])
      for (const late of lateMember(node.getText(), declared)) found.add(late);
    ts.forEachChild(node, visit);
  };
  for (const file of program.getSourceFiles())
    if (file.fileName.startsWith(join(root, 'app/')) && !file.fileName.includes('.server.'))
      visit(file);
  return [...found].toSorted();
}

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

/** From the bracket at the position to the one that closes it. */
function inBrackets(source: string, from: number) {
  let depth = 0;
  for (let at = from; at < source.length; at += 1) {
    if (source[at] === '(') depth += 1;
    if (source[at] === ')') depth -= 1;
    if (depth === 0) return source.slice(from, at + 1);
  }
  return '';
}

/**
 * The selectors of it, with their arguments; a browser drops a rule with a selector that it lacks. A file whose
 * `@supports` asks for one says itself what comes instead.
 */
export function lateSelectorsIn(source: string) {
  const asked = source.matchAll(/@supports[^{]* selector\(::?([a-z-]+)/g);
  const answered = new Set([...asked].map(([, name]) => name));
  const rules = source.replaceAll(/@supports[^{]*/g, '');
  const selectors = rules.matchAll(/(?<=::?)[a-z-]+(?=[^{};]*\{)/g);
  const late = [...selectors].flatMap(({ 0: name, index }) => {
    if (!lateSelectors.has(name) || answered.has(name)) return [];
    const end = index + name.length;
    return [name + (rules[end] === '(' ? inBrackets(rules, end) : '')];
  });
  return [...new Set(late)].toSorted();
}

/** The functions of it; a browser drops a declaration with a function that it lacks. */
export function lateInStyles(source: string) {
  const calls = source.matchAll(/(?<![\w:-])([a-z][\w-]*)\((from\b)?/g);
  const late = [...calls].flatMap(([, name = '', from]) => {
    const known = inStyles.get(name) ?? [];
    const asked = from ? known.map((feature) => feature['relative_syntax']) : known;
    return asked.length > 0 && asked.every(isLate) ? [from ? `${name}(from)` : `${name}()`] : [];
  });
  return [...new Set(late)].toSorted();
}
