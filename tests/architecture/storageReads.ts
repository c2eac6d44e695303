import ts from 'typescript';

export interface StorageRead {
  readonly line: number;
  readonly code: string;
}

/** Methods that read storage: `receipt.read()`, `services.storageLasts()`. */
const ASKING = /^(?:read(?:[A-Z]\w*)?|storageLasts)$/;
/** Getters of an order run that read storage. */
const STORED = new Set(['stored', 'isUnkept']);
const RUN = /run$/i;
/** `StoredValues` is observable, so its reads are allowed. */
const WATCHED = /(?:^|\.)kept$/;
/** Lists have a `find` too, so it counts only on this port. */
const ORDERS = /(?:^|\.)openOrders$/;
/** Functions that run their callback while the caller renders. */
const AT_ONCE = new Set([
  'map',
  'flatMap',
  'filter',
  'find',
  'findIndex',
  'some',
  'every',
  'reduce',
  'forEach',
  'useMemo',
]);

/**
 * Finds storage reads in the bodies of components and hooks, which would not notice a change. They must read `kept` or
 * another observable of `ui/session/`. View models, effects and event handlers may read storage. Syntax only.
 */
export function storageReads(source: string): readonly StorageRead[] {
  const file = ts.createSourceFile('file.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: StorageRead[] = [];
  const visit = (node: ts.Node): void => {
    if (isRead(node) && isDrawn(node)) {
      const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      found.push({ line, code: node.getText() });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function isRead(node: ts.Node): boolean {
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    const { name, expression } = node.expression;
    const asked = expression.getText();
    if (WATCHED.test(asked)) return false;
    return ASKING.test(name.text) || (name.text === 'find' && ORDERS.test(asked));
  }
  // A destructured method is called without its port.
  if (ts.isBindingElement(node)) {
    const taken = (node.propertyName ?? node.name).getText();
    const from = node.parent.parent;
    const isOfRun = ts.isVariableDeclaration(from) && RUN.test(from.initializer?.getText() ?? '');
    return ASKING.test(taken) || (isOfRun && STORED.has(taken));
  }
  return (
    ts.isPropertyAccessExpression(node) && STORED.has(node.name.text) && RUN.test(node.expression.getText())
  );
}

/** Runs while a component or hook renders: in its body, in a child function, or in a list callback. */
function isDrawn(node: ts.Node): boolean {
  const around = ts.findAncestor(node.parent, isFunction);
  if (around === undefined) return false;
  if (isView(around)) return true;
  const { parent } = around;
  const isChild = ts.isJsxExpression(parent) && !ts.isJsxAttribute(parent.parent);
  return (isChild || isCalledAtOnce(around)) && isDrawn(around);
}

function isCalledAtOnce(step: ts.Node): boolean {
  const { parent } = step;
  if (!ts.isCallExpression(parent) || !parent.arguments.some((given) => given === step)) return false;
  const called = parent.expression;
  return AT_ONCE.has(ts.isPropertyAccessExpression(called) ? called.name.text : called.getText());
}

const isFunction = (node: ts.Node): node is ts.FunctionLikeDeclaration =>
  ts.isFunctionDeclaration(node) ||
  ts.isFunctionExpression(node) ||
  ts.isArrowFunction(node) ||
  ts.isMethodDeclaration(node);

/** Components start with a capital, hooks with `use`; methods and constructors belong to view models. */
function isView(node: ts.FunctionLikeDeclaration): boolean {
  if (ts.isMethodDeclaration(node)) return false;
  const { parent } = node;
  const name = node.name ?? (ts.isVariableDeclaration(parent) ? parent.name : undefined);
  return name !== undefined && /^(?:[A-Z]|use[A-Z])/.test(name.getText());
}
