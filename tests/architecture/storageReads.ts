import ts from 'typescript';

/** Where a component or hook reads what the browser keeps while it draws. */
export interface StorageRead {
  readonly line: number;
  readonly code: string;
}

/** What reads storage: `receipt.read()`, `storageHealth.lasts()`. */
const ASKING = /^(?:read(?:[A-Z]\w*)?|lasts)$/;
/** What an order's run and book read from storage when they are asked. */
const NOTES = new Set(['noted', 'isUnkept']);
const RUN = /run$/i;
/** What `StoredValues` reads is watched. */
const WATCHED = /(?:^|\.)kept$/;
/** `const { noted } = run` is found by its name; `find` belongs to lists as well, so only where it is asked of orders. */
const ORDERS = /(?:^|\.)openOrders$/;
/** Functions that are called while their caller still draws. */
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
 * Finds reads of storage in the bodies of components and hooks, which are drawn often and without notice of a change:
 * `kept`, and what else `ui/session/` has to watch, must be read instead. What a view model's parts, an effect or a press asks is read
 * when it happens, and allowed. Judged by the syntax alone.
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
  // Taken out of its port, it is called by its name alone.
  if (ts.isBindingElement(node)) {
    const taken = (node.propertyName ?? node.name).getText();
    const from = node.parent.parent;
    const isOfRun = ts.isVariableDeclaration(from) && RUN.test(from.initializer?.getText() ?? '');
    return ASKING.test(taken) || (isOfRun && NOTES.has(taken));
  }
  return (
    ts.isPropertyAccessExpression(node) && NOTES.has(node.name.text) && RUN.test(node.expression.getText())
  );
}

/** Whether it runs while a component or hook draws: in its body, in a child that is a function, in a step of a list. */
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

/** A component begins with a capital, a hook with `use`; methods and constructors belong to view models. */
function isView(node: ts.FunctionLikeDeclaration): boolean {
  if (ts.isMethodDeclaration(node)) return false;
  const { parent } = node;
  const name = node.name ?? (ts.isVariableDeclaration(parent) ? parent.name : undefined);
  return name !== undefined && /^(?:[A-Z]|use[A-Z])/.test(name.getText());
}
