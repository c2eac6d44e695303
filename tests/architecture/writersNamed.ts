import ts from 'typescript';

/** What of the application keeps values itself, or hands out what does. */
const WRITERS = ['Kept', 'WriteKept', 'ForgetKept', 'PendingOrderStore', 'VoucherStore', 'LastReceipt'];

/** The browser's own means to store or to send. */
const BROWSER = new Set([
  'BroadcastChannel',
  'caches',
  'cookie',
  'EventSource',
  'fetch',
  'indexedDB',
  'localStorage',
  'sendBeacon',
  'sessionStorage',
  'WebSocket',
  'XMLHttpRequest',
]);

/** Names that a member of ours may have, too: they count on a window or a document alone. */
const COMMON = new Set(['cookie', 'fetch']);

const WINDOW = /\b(?:window|globalThis|self|top|parent|opener|document|defaultView)$/;

/** A specifier of a module of the application: a subpath import or a relative path. */
const APPLICATION = /^(?:#|(?:\.\.\/)+)application\//;

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
 * Returns what this source of `ui` uses that writes storage or reaches the backend past a use case: one of the ports of
 * the backend, the writing side of what is kept, a module of the application as a whole, which would hide them, or the
 * browser's own means.
 */
export function writersNamed(source: string, backend: readonly string[]): readonly string[] {
  const forbidden = new Set([...WRITERS, ...backend]);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    found.push(...namesTaken(node).filter((name) => name === '*' || forbidden.has(name)));
    if (ts.isIdentifier(node) && BROWSER.has(node.text) && isUse(node)) found.push(node.text);
    if (ts.isElementAccessExpression(node) && ts.isStringLiteral(node.argumentExpression)) {
      const { text } = node.argumentExpression;
      if (BROWSER.has(text) && isOfWindow(text, node.expression)) found.push(text);
    }
    node.forEachChild(visit);
  };
  parsed(source).forEachChild(visit);
  return found;
}

/** The names that a node takes from the application; `*` for a whole module. */
function namesTaken(node: ts.Node): readonly string[] {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
    if (!isApplication(node.moduleSpecifier)) return [];
    if (ts.isExportDeclaration(node)) return node.exportClause ? namesIn(node.exportClause) : ['*'];
    const bindings = node.importClause?.namedBindings;
    return bindings ? namesIn(bindings) : [];
  }
  if (
    ts.isImportTypeNode(node) &&
    ts.isLiteralTypeNode(node.argument) &&
    isApplication(node.argument.literal)
  )
    return node.qualifier ? [node.qualifier.getText()] : ['*'];
  const isDynamic = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
  return isDynamic && isApplication(node.arguments[0]) ? ['*'] : [];
}

function namesIn(bindings: ts.NamedImportBindings | ts.NamedExportBindings): readonly string[] {
  if (ts.isNamespaceImport(bindings) || ts.isNamespaceExport(bindings)) return ['*'];
  return bindings.elements.map(({ name, propertyName }) => (propertyName ?? name).text);
}

function isOfWindow(name: string, receiver: ts.Expression): boolean {
  return !COMMON.has(name) || WINDOW.test(receiver.getText());
}

/** False for an identifier that only declares a member, and for a bare `cookie`, which texts have as a key. */
function isUse(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent) && parent.name === node)
    return isOfWindow(node.text, parent.expression);
  const isName = 'name' in parent && parent.name === node && !ts.isShorthandPropertyAssignment(parent);
  return node.text !== 'cookie' && !isName;
}

function isApplication(specifier: ts.Node | undefined): boolean {
  return specifier !== undefined && ts.isStringLiteral(specifier) && APPLICATION.test(specifier.text);
}

const parsed = (source: string) =>
  ts.createSourceFile('file.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
