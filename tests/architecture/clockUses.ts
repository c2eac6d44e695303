import ts from 'typescript';

export interface ClockUse {
  readonly line: number;
  readonly code: string;
  readonly remedy: string;
}

const CLOCK = 'take the moment as an argument, or a Clock as a port';
const ZONE = 'read UTC (getUTC…, toISOString, Date.UTC); ui/ words moments in the time zone of the site';
const TEXT = 'say the zone: end the text in Z or an offset';

const LOCAL_PARTS = [
  'FullYear',
  'Year',
  'Month',
  'Date',
  'Day',
  'Hours',
  'Minutes',
  'Seconds',
  'Milliseconds',
];
const LOCAL = new Set([
  ...LOCAL_PARTS.flatMap((part) => [`get${part}`, `set${part}`]),
  'getTimezoneOffset',
  'toDateString',
  'toTimeString',
  'toLocaleDateString',
  'toLocaleTimeString',
]);
/** Other objects have these methods too, so they count only on a known Date. */
const LOCAL_OF_DATE = new Set(['toString', 'toLocaleString']);

/**
 * Finds uses of device time and local time in a file of a pure layer. `Date` is allowed for given times and in UTC.
 * Checks only the syntax, so a Date from elsewhere is recognised only by its methods.
 */
export function clockUses(source: string): readonly ClockUse[] {
  const file = ts.createSourceFile('file.ts', source, ts.ScriptTarget.Latest, true);
  const dates = datesNamedIn(file);
  const found: ClockUse[] = [];
  const visit = (node: ts.Node): void => {
    const remedy = remedyFor(node, dates);
    if (remedy !== null) {
      const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      found.push({ line, code: node.parent.getText(), remedy });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function remedyFor(node: ts.Node, dates: ReadonlySet<string>): string | null {
  if (ts.isIdentifier(node) && node.text === 'Date') return remedyForName(node);
  // `globalThis['Date']`, `at['getHours']`
  const name = ts.isIdentifier(node) || isKey(node) ? node.text : null;
  if (name === 'Date' && !ts.isIdentifier(node)) return CLOCK;
  if (name !== null && LOCAL.has(name) && isMember(node)) return ZONE;
  if (name !== null && LOCAL_OF_DATE.has(name) && isMember(node) && isDate(receiverOf(node), dates))
    return ZONE;
  return isTurnedIntoText(node, dates) ? ZONE : null;
}

/** `Date` is allowed in a type, after `instanceof` and for calendar functions. An alias would escape this check. */
function remedyForName(node: ts.Identifier): string | null {
  const { parent } = node;
  if (ts.isTypeReferenceNode(parent)) return null;
  if (ts.isBinaryExpression(parent) && parent.operatorToken.kind === ts.SyntaxKind.InstanceOfKeyword)
    return null;
  if (ts.isNewExpression(parent) && parent.expression === node) return remedyForNew(parent.arguments ?? []);
  if (ts.isPropertyAccessExpression(parent) && parent.expression === node) {
    const { text } = parent.name;
    if (text === 'UTC') return null;
    return text === 'parse' && ts.isCallExpression(parent.parent)
      ? remedyForText(parent.parent.arguments[0])
      : CLOCK;
  }
  return CLOCK;
}

function remedyForNew(given: readonly ts.Expression[]): string | null {
  const [only, ...others] = given;
  if (only === undefined || ts.isSpreadElement(only)) return CLOCK;
  return others.length > 0 ? ZONE : remedyForText(only);
}

/** JavaScript reads a text with a time and no zone in the device's zone, but a text with only a date in UTC. */
function remedyForText(text: ts.Expression | undefined): string | null {
  if (text === undefined) return null;
  const isWhole = ts.isStringLiteralLike(text);
  const end = isWhole
    ? text.text
    : ts.isTemplateExpression(text)
      ? text.templateSpans.at(-1)?.literal.text
      : '';
  if (end === undefined || end === '' || /(?:Z|[+-]\d\d:\d\d)$/.test(end)) return null;
  return isWhole && /^\d{4}(?:-\d\d){0,2}$/.test(end) ? null : TEXT;
}

/** Names of a file's Dates: declared as one, or initialised by `new Date`. */
function datesNamedIn(file: ts.SourceFile): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if ((ts.isVariableDeclaration(node) || ts.isParameter(node)) && ts.isIdentifier(node.name)) {
      const isSaid = node.type?.getText() === 'Date';
      if (isSaid || isDate(node.initializer, names)) names.add(node.name.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return names;
}

function isDate(node: ts.Node | undefined, dates: ReadonlySet<string>): boolean {
  if (node === undefined) return false;
  if (ts.isParenthesizedExpression(node)) return isDate(node.expression, dates);
  if (ts.isIdentifier(node)) return dates.has(node.text);
  return ts.isNewExpression(node) && node.expression.getText() === 'Date';
}

/** `${date}`, `String(date)` and `date + ''` convert like `toString`. */
function isTurnedIntoText(node: ts.Node, dates: ReadonlySet<string>): boolean {
  if (!isDate(node, dates) || ts.isParenthesizedExpression(node)) return false;
  let { parent } = node;
  while (ts.isParenthesizedExpression(parent)) parent = parent.parent;
  if (ts.isTemplateSpan(parent)) return true;
  if (ts.isBinaryExpression(parent)) return parent.operatorToken.kind === ts.SyntaxKind.PlusToken;
  return ts.isCallExpression(parent) && parent.expression.getText() === 'String';
}

const isKey = (node: ts.Node): node is ts.StringLiteralLike =>
  ts.isStringLiteralLike(node) && ts.isElementAccessExpression(node.parent);

/** A member's name: `at.name`, `at['name']`, `const { name } = at`. */
function isMember(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.name === node;
  if (ts.isBindingElement(parent)) return (parent.propertyName ?? parent.name) === node;
  return ts.isElementAccessExpression(parent) && parent.argumentExpression === node;
}

function receiverOf({ parent }: ts.Node): ts.Node | undefined {
  return ts.isPropertyAccessExpression(parent) || ts.isElementAccessExpression(parent)
    ? parent.expression
    : undefined;
}
