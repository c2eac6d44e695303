export interface Chunk {
  /** That of its files, without folder and ending. */
  name: string;
  /** Its scripts. */
  files: string[];
  isInitial: boolean;
  /** For each import() of this chunk, the files that are loaded together. */
  loadedWith: string[][];
  /** Source files, relative to the repository. */
  modules: string[];
}

export interface Bundle {
  chunks: Chunk[];
}

/** Every other package is loaded by an area or a step. */
export const FIRST_PACKAGES: readonly string[] = [
  'i18next',
  'mobx',
  'mobx-react-lite',
  'openapi-fetch',
  'react',
  'react-dom',
  'react-i18next',
  'react-router',
  'scheduler',
  'zod',
];
/** Heavy areas, and what grows with the number of brands: they must not be in the first load. */
const LATER = /^infrastructure\/(payment|map)\/|^sites\//;
const NEVER = /^(tools|tests|infrastructure\/mock)\/|\.mock\.tsx?$/;

/** The chunks of a cold load: those of the page, and those that the imports of `modules` load. */
export function firstLoad(bundle: Bundle, modules: readonly string[]): Chunk[] {
  const files = new Set([...initialFiles(bundle), ...loadedFor(bundle, modules)]);
  return bundle.chunks.filter((chunk) => chunk.files.some((file) => files.has(file)));
}

/** The files that the imports of `modules` load besides those of the page, style sheets included. */
export function loadedFor(bundle: Bundle, modules: readonly string[]): readonly string[] {
  const files = new Set<string>();
  for (const module of modules) {
    const holders = bundle.chunks.filter((chunk) => chunk.modules.includes(module));
    if (holders.length === 0) throw new Error(`${module} is in no chunk: it was moved or renamed`);
    if (holders.some((chunk) => chunk.isInitial)) continue;
    // If several imports lead to a module, the cheapest is unknown here; the first one stands for all.
    for (const file of holders[0]?.loadedWith[0] ?? []) files.add(file);
  }
  const initial = initialFiles(bundle);
  return [...files].filter((file) => !initial.has(file));
}

function initialFiles({ chunks }: Bundle): ReadonlySet<string> {
  return new Set(chunks.filter(({ isInitial }) => isInitial).flatMap(({ files }) => files));
}

/** Modules in the wrong place: heavy ones in the first load, mocks in any chunk. */
export function misplaced(bundle: Bundle, first: readonly Chunk[]): string[] {
  const later = first.flatMap(({ modules }) => modules.filter(isLater));
  const never = bundle.chunks.flatMap(({ modules }) => modules.filter((module) => NEVER.test(module)));
  return [
    ...later.map((module) => `${module} is loaded before the first screen: import it lazily`),
    ...never.map((module) => `${module} is in the build for operators: only src/main.mock.tsx may reach it`),
  ];
}

function isLater(module: string): boolean {
  const name = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(module)?.[1];
  return name === undefined ? LATER.test(module) : !FIRST_PACKAGES.includes(name);
}
