import { type AreasOfRoutes, loadsOf } from './loadedWith.ts';
import type { Texts } from '../../build/localeFiles.ts';
import type { Source } from './syntax.ts';
import { namesOf } from './usage.ts';

/** What the first screen has, what comes with the shared record, and what comes with each area. */
export interface TextHomes {
  readonly first: Texts;
  readonly shared: Texts;
  readonly areas: ReadonlyMap<string, Texts>;
}

const FIRST = 'first';

/**
 * Texts that a component says although nothing has loaded them there: the page would show the key itself. Follows all
 * imports from `root`, which has the first texts only.
 */
export function unloadedTextFaults(
  sources: readonly Source[],
  root: string,
  homes: TextHomes,
  routes: AreasOfRoutes,
): string[] {
  const loads = loadsOf(sources, routes);
  const homeOf = homesByKey(homes);
  const keysOf = new Map(sources.map((source) => [source.path, keysIn(source, [...homeOf.keys()])]));
  const missing = new Map<string, Set<string>>();
  const seen = new Set<string>();
  const walk = (path: string, has: ReadonlySet<string>, part: string): void => {
    const visited = [path, part, ...[...has].toSorted()].join(' ');
    if (seen.has(visited)) return;
    seen.add(visited);
    for (const key of keysOf.get(path) ?? []) {
      const home = homeOf.get(key) ?? FIRST;
      if (has.has(home)) continue;
      const fault = `${path}: ${key} comes with ${home}`;
      missing.set(fault, (missing.get(fault) ?? new Set()).add(part));
    }
    for (const { to, texts } of loads.get(path)?.steps ?? [])
      if (texts.length === 0) walk(to, has, part);
      else walk(to, new Set([...has, ...texts]), to);
  };
  walk(root, new Set([FIRST]), root);
  return [
    ...[...loads.values()].flatMap(({ faults }) => faults),
    ...[...missing].map(
      ([fault, parts]) =>
        `${fault}, which is not loaded below ${[...parts].join(', ')}: ` +
        'name the area where that is loaded (domain/route/routes.ts), or move the text to locales/shared/',
    ),
  ];
}

/** Texts said by sources that no route brings in, such as a brand's data: only the homes in `has` are loaded there. */
export function laterTextFaults(
  sources: readonly Source[],
  has: readonly string[],
  homes: TextHomes,
): string[] {
  const later = new Map([...homesByKey(homes)].filter(([, home]) => !has.includes(home)));
  return sources.flatMap((source) =>
    keysIn(source, [...later.keys()]).map(
      (key) =>
        `${source.path}: ${key} comes with ${later.get(key)}, which is not loaded there: ` +
        `move the text to ${has.join(' or ')}`,
    ),
  );
}

function homesByKey({ first, shared, areas }: TextHomes): ReadonlyMap<string, string> {
  const homes = [...areas, ['shared', shared] as const, [FIRST, first] as const];
  return new Map(homes.flatMap(([home, texts]) => [...texts.keys()].map((key) => [key, home] as const)));
}

function keysIn(source: Source, keys: readonly string[]): readonly string[] {
  return keys.filter(namesOf([source]));
}
