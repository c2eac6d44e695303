import { dirname, join } from 'node:path/posix';
import ts from 'typescript';
import { parse, type Source, visit } from './syntax.ts';

/** One module brings another one in, with the texts of these homes (`shared`, an area) loaded before it is drawn. */
interface Step {
  readonly to: string;
  readonly texts: readonly string[];
}

/** What a module brings in; `faults` are dynamic imports of which the check does not know what loads with them. */
interface Loads {
  readonly steps: readonly Step[];
  readonly faults: readonly string[];
}

/** The areas of each route that a screen may name, by its pattern. */
export type AreasOfRoutes = ReadonlyMap<string, readonly string[]>;

/** What loads a part by the name of its loader, and the texts that come with it. */
type Claims = ReadonlyMap<string, readonly (readonly string[])[]>;

const SHARED = 'shared';

/**
 * Follows the imports of all modules. A static import shares the texts of its importer. A component that is imported
 * dynamically comes by `screen` (with the areas of the route that it names), `partOf` (with its area), `<LazyPart load={…}>` or React's
 * `lazy`; all but the last wait for the shared texts.
 */
export function loadsOf(sources: readonly Source[], routes: AreasOfRoutes): ReadonlyMap<string, Loads> {
  const known = new Set(sources.map(({ path }) => path));
  const files = sources.map((source) => [source.path, parse(source)] as const);
  const claims = claimsIn(files.map(([, file]) => file));
  return new Map(files.map(([path, file]) => [path, loadsIn(path, file, { known, claims, routes })]));
}

function claimsIn(files: readonly ts.SourceFile[]): Claims {
  const claims = new Map<string, (readonly string[])[]>();
  const claim = (name: string, texts: readonly string[]) =>
    claims.set(name, [...(claims.get(name) ?? []), texts]);
  for (const file of files) {
    visit(file, (node) => {
      if (!ts.isJsxAttribute(node) || node.name.getText() !== 'load') return;
      if (node.initializer)
        visit(node.initializer, (part) => ts.isIdentifier(part) && claim(part.text, [SHARED]));
    });
  }
  return claims;
}

interface Around {
  readonly known: ReadonlySet<string>;
  readonly claims: Claims;
  readonly routes: AreasOfRoutes;
}

function loadsIn(path: string, file: ts.SourceFile, { known, claims, routes }: Around): Loads {
  const steps: Step[] = [];
  const faults: string[] = [];
  const add = (specifier: string, texts: readonly string[]) => {
    const to = resolved(path, specifier);
    if (known.has(to)) steps.push({ to, texts });
  };
  visit(file, (node) => {
    const specifier = staticSpecifier(node);
    if (specifier !== undefined) add(specifier, []);
    if (!ts.isCallExpression(node) || node.expression.kind !== ts.SyntaxKind.ImportKeyword) return;
    const [wanted] = node.arguments;
    const name = wanted && ts.isStringLiteralLike(wanted) ? wanted.text : undefined;
    if (name === undefined)
      return void faults.push(`${path}: an import() without a literal cannot be followed`);
    const ways = name.endsWith('.tsx') ? waysOf(node, claims, routes) : [[]];
    if (ways.length === 0)
      faults.push(
        `${path}: it is not known which texts come with ${name}: load it by screen, partOf, LazyPart or lazy`,
      );
    for (const texts of ways) add(name, texts);
  });
  return { steps, faults };
}

/** How a component comes, from the calls and variables around its import. Empty if nothing is known to load it. */
function waysOf(node: ts.Node, claims: Claims, routes: AreasOfRoutes): readonly (readonly string[])[] {
  const named: (readonly string[])[] = [];
  for (let around = node.parent; around !== undefined && !ts.isSourceFile(around); around = around.parent) {
    if (isCallOf(around, 'lazy')) return [[]];
    if (isCallOf(around, 'screen')) {
      const [path = ''] = (around.typeArguments ?? []).flatMap(literalsIn);
      return [[SHARED, ...(routes.get(path) ?? [])]];
    }
    if (isCallOf(around, 'partOf')) return [[SHARED, ...literalsIn(around.arguments[0])]];
    if (ts.isVariableDeclaration(around)) named.push(...(claims.get(around.name.getText()) ?? []));
  }
  return named;
}

/** Types are erased, so they bring nothing in. */
function staticSpecifier(node: ts.Node): string | undefined {
  if (ts.isImportDeclaration(node) && node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword)
    return undefined;
  if (ts.isExportDeclaration(node) && node.isTypeOnly) return undefined;
  if (!ts.isImportDeclaration(node) && !ts.isExportDeclaration(node)) return undefined;
  const { moduleSpecifier } = node;
  return moduleSpecifier && ts.isStringLiteralLike(moduleSpecifier) ? moduleSpecifier.text : undefined;
}

function resolved(from: string, specifier: string): string {
  return specifier.startsWith('#') ? specifier.slice(1) : join(dirname(from), specifier);
}

function isCallOf(node: ts.Node, name: string): node is ts.CallExpression {
  return ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === name;
}

function literalsIn(node: ts.Node | undefined): string[] {
  const found: string[] = [];
  if (node) visit(node, (part) => void (ts.isStringLiteralLike(part) && found.push(part.text)));
  return found;
}
