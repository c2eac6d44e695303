import ts from 'typescript';

export interface BareText {
  readonly line: number;
  readonly code: string;
}

/** These create or read elements without the factories of `ui/jsx/`. */
const BESIDE_JSX = new Set(['createElement', 'cloneElement', 'Children', 'createPortal', 'Trans']);

const COMPARISONS: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.LessThanToken,
  ts.SyntaxKind.GreaterThanToken,
  ts.SyntaxKind.LessThanEqualsToken,
  ts.SyntaxKind.GreaterThanEqualsToken,
]);

/**
 * Finds what `ui/jsx/` cannot see in a file of views (ADR 5). Checks only the syntax: a component must return JSX, a
 * choice or a list of it, or null.
 */
export function bareTexts(source: string): readonly BareText[] {
  const file = ts.createSourceFile('file.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: BareText[] = [];
  const report = (node: ts.Node) => {
    const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    found.push({ line, code: node.getText() });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportSpecifier(node) && BESIDE_JSX.has((node.propertyName ?? node.name).text)) report(node);
    if (isComponent(node))
      returnsOf(node)
        .filter((each) => !isElement(each))
        .forEach(report);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** A function with a component's name or passed to `observer` or `memo`, or a class's `render` method. */
function isComponent(node: ts.Node): node is ts.FunctionLikeDeclaration {
  if (ts.isMethodDeclaration(node)) return node.name.getText() === 'render';
  if (!ts.isFunctionDeclaration(node) && !ts.isFunctionExpression(node) && !ts.isArrowFunction(node))
    return false;
  const name = node.name ?? (ts.isVariableDeclaration(node.parent) ? node.parent.name : undefined);
  if (name !== undefined) return /^[A-Z]/.test(name.getText());
  return ts.isCallExpression(node.parent) && /^(?:observer|memo)$/.test(node.parent.expression.getText());
}

/** Excludes what nested functions return. */
function returnsOf({ body }: ts.FunctionLikeDeclaration): readonly ts.Expression[] {
  if (body === undefined) return [];
  if (!ts.isBlock(body)) return [body];
  const found: ts.Expression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node)) return;
    if (ts.isReturnStatement(node) && node.expression) found.push(node.expression);
    ts.forEachChild(node, visit);
  };
  visit(body);
  return found;
}

function isElement(node: ts.Expression): boolean {
  if (ts.isParenthesizedExpression(node)) return isElement(node.expression);
  if (ts.isConditionalExpression(node)) return isElement(node.whenTrue) && isElement(node.whenFalse);
  if (ts.isBinaryExpression(node))
    return (
      node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken &&
      isYesOrNo(node.left) &&
      isElement(node.right)
    );
  if (ts.isCallExpression(node)) return isListOfElements(node);
  return (
    ts.isJsxElement(node) ||
    ts.isJsxSelfClosingElement(node) ||
    ts.isJsxFragment(node) ||
    node.kind === ts.SyntaxKind.NullKeyword
  );
}

/** React renders `0`, but not `false`. */
function isYesOrNo(node: ts.Expression): boolean {
  if (ts.isPrefixUnaryExpression(node)) return node.operator === ts.SyntaxKind.ExclamationToken;
  return ts.isBinaryExpression(node) && COMPARISONS.has(node.operatorToken.kind);
}

/** `all.map((one) => <b>{one}</b>)` */
function isListOfElements({ expression, arguments: [each] }: ts.CallExpression): boolean {
  if (!ts.isPropertyAccessExpression(expression) || expression.name.text !== 'map') return false;
  return each !== undefined && ts.isArrowFunction(each) && returnsOf(each).every(isElement);
}
