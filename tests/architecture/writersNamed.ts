import ts from 'typescript';

/** What of the application keeps values itself, or hands out what does. */
const WRITERS = ['Kept', 'WriteKept', 'ForgetKept', 'OrderBook', 'VoucherStore', 'LastReceipt'];

/** Returns the names of the backend's ports: the interfaces that classes of this source implement. */
export function implemented(source: string): readonly string[] {
  const file = parsed(source);
  const found: string[] = [];
  file.forEachChild((node) => {
    if (!ts.isClassDeclaration(node)) return;
    for (const clause of node.heritageClauses ?? []) {
      if (clause.token !== ts.SyntaxKind.ImplementsKeyword) continue;
      for (const { expression } of clause.types) found.push(expression.getText(file));
    }
  });
  return found;
}

/**
 * Returns what this source of `ui` imports of the application that writes storage or reaches the backend past a use case:
 * one of the ports of the backend, or the writing side of what is kept.
 */
export function writersNamed(source: string, backend: readonly string[]): readonly string[] {
  const file = parsed(source);
  const forbidden = new Set([...WRITERS, ...backend]);
  const found: string[] = [];
  file.forEachChild((node) => {
    if (!ts.isImportDeclaration(node) || !ts.isStringLiteral(node.moduleSpecifier)) return;
    if (!node.moduleSpecifier.text.startsWith('#application/')) return;
    const bindings = node.importClause?.namedBindings;
    if (bindings === undefined || ts.isNamespaceImport(bindings)) return;
    for (const { name, propertyName } of bindings.elements) {
      const imported = (propertyName ?? name).text;
      if (forbidden.has(imported)) found.push(imported);
    }
  });
  return found;
}

const parsed = (source: string) =>
  ts.createSourceFile('file.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
