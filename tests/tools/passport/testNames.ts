import { readFileSync } from 'node:fs';
import ts from 'typescript';

const CALL = /^(?:test|it|describe)(?:\.\w+)*$/;
const GROUP = /(?:^|\.)describe(?:\.|$)/;

/**
 * The full names of the tests that a file declares: groups and title, joined by ` > `. What a test fills in (`%s`,
 * `$name`, `${name}`) is `…`. Steps of a test are no tests.
 */
export function testNamesIn(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const names: string[] = [];
  visit(source, []);
  return names;

  function visit(node: ts.Node, groups: readonly string[]): void {
    if (!ts.isCallExpression(node)) {
      ts.forEachChild(node, (child) => visit(child, groups));
      return;
    }
    const called = calleeOf(node);
    const [title] = node.arguments;
    const name = title === undefined ? undefined : titleOf(title, called.isEach);
    const isStep = called.text.startsWith('test.step');
    if (name === undefined || !CALL.test(called.text) || isStep || node.arguments.length < 2) {
      ts.forEachChild(node, (child) => visit(child, groups));
      return;
    }
    const path = [...groups, name];
    if (!GROUP.test(called.text)) names.push(path.join(' > '));
    else for (const argument of node.arguments.slice(1)) visit(argument, path);
  }
}

/** `it.each(rows)('…')` is a call of a call. */
function calleeOf({ expression }: ts.CallExpression): { readonly text: string; readonly isEach: boolean } {
  const inner = ts.isCallExpression(expression) ? expression.expression : expression;
  const text = inner.getText();
  return { text, isEach: /\.(?:each|for)$/.test(text) };
}

function titleOf(node: ts.Node, isEach: boolean): string | undefined {
  if (ts.isStringLiteralLike(node))
    return isEach ? node.text.replaceAll(/%[sdifjoO]|\$\w+/g, '…') : node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join('');
}
