import { join } from 'node:path';
import ts from 'typescript';
import { api, features, isLate, javascript } from '../../tools/lint/browser-support.ts';
import { root } from './project.ts';

/* What scripts use that a browser lacks that the site is built for. */

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

/** What scripts use of it, with all that they import. */
export function lateInScripts(files: readonly string[]) {
  const names = files.map((file) => join(root, file));
  const program = ts.createProgram(names, options);
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
