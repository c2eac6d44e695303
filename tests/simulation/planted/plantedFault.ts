/** A fault that the simulation must find: wrong exports of one module of the product, each made of the right one. */
export interface PlantedFault {
  readonly name: string;
  /** The path of the module. */
  readonly file: string;
  /** By the names of the exports. */
  readonly wraps: Readonly<Record<string, (right: never) => unknown>>;
}

/**
 * The compiler compares the wraps with the exports of the module whose type is given: one that is renamed or changed does
 * not compile. The build compares them with the module at the path.
 */
export function fault<Module>(
  name: string,
  file: string,
  wraps: { readonly [Name in keyof Module]?: (right: Module[Name]) => Module[Name] },
): PlantedFault {
  return { name, file, wraps: wraps as PlantedFault['wraps'] };
}
