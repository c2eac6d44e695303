type Wraps<Module> = { readonly [Name in keyof Module]?: (right: Module[Name]) => Module[Name] };

/** A fault that the simulation must find: wrong exports of one module of the product, each made of the right one. */
export interface PlantedFault {
  readonly name: string;
  /** Imports the module. Is never called: the build reads the module's path in it (`planting`). */
  readonly module: () => Promise<unknown>;
  /** By the names of the exports. */
  readonly wraps: Readonly<Record<string, (right: never) => unknown>>;
}

/** The compiler compares the wraps with the module's exports: one that is renamed or changed does not compile. */
export function fault<Module extends object>(
  name: string,
  module: () => Promise<Module>,
  wraps: Wraps<NoInfer<Module>>,
): PlantedFault {
  return { name, module, wraps: wraps as PlantedFault['wraps'] };
}
