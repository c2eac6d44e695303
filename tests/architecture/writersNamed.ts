import ts from 'typescript';

/** Application classes and ports that store values or give access to storage. */
const WRITERS = [
  'Kept',
  'WriteKept',
  'ForgetKept',
  'PendingOrderStore',
  'TabSession',
  'VoucherStore',
  'LastReceipt',
];

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

/** Our own members may have these names, so they count only on a window or a document. */
const COMMON = new Set(['cookie', 'fetch']);

const WINDOW = /\b(?:window|globalThis|self|top|parent|opener|document|defaultView)$/;

const APPLICATION = /^(?:#|(?:\.\.\/)+)application\//;

/** Returns the backend's ports: the interfaces that the classes of this source implement. */
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
 * Returns what a source of `ui` uses to write storage or to call the backend without a use case: a backend port, a
 * writer of stored values, a whole application module (which could hide both), or a browser API.
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

/** Names that a node imports from the application; `*` for a whole module. */
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

/** False for an identifier that only declares a member, and for a bare `cookie`, which is a key of texts. */
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
