import type { Container, ServiceIdentifier } from 'inversify';
import { yieldToBrowser } from '../yieldToBrowser.ts';

type Class<Args extends readonly unknown[], T> = new (...args: Args) => T;
type Dependencies<Args extends readonly unknown[]> = {
  readonly [Index in keyof Args]: ServiceIdentifier<Args[Index]>;
};

/** For each member of a services record, what the container resolves it by. */
export type Recorded<Services> = {
  readonly [Name in keyof Services]: ServiceIdentifier<Services[Name]>;
};

/**
 * Binds single objects to what they are made of, in order; the compiler checks both. Each method returns what the object
 * is resolved by: the member of a record, or the dependency of another object.
 */
export type Wire = ReturnType<typeof wireOf>;

export function wireOf(container: Container) {
  const bindTo = <T, Args extends readonly unknown[]>(
    id: ServiceIdentifier<T>,
    make: (...args: Args) => T,
    ...dependencies: Dependencies<Args>
  ): ServiceIdentifier<T> => {
    // A retry after a failure binds nothing twice: the container would not know which one to resolve.
    if (container.isBound(id)) return id;
    // Safe: the container resolves each dependency in order.
    container
      .bind(id)
      .toResolvedValue((...args: unknown[]) => make(...(args as unknown as Args)), [...dependencies]);
    return id;
  };
  return {
    /** Binds under a token, by which other areas resolve it. */
    bindTo,
    /** Binds a class under itself. */
    bind: <T, Args extends readonly unknown[]>(of: Class<Args, T>, ...dependencies: Dependencies<Args>) =>
      bindTo<T, Args>(of, (...args) => new of(...args), ...dependencies),
    /** Binds what only this area resolves. */
    make: <T, Args extends readonly unknown[]>(
      make: (...args: Args) => T,
      ...dependencies: Dependencies<Args>
    ) => bindTo<T, Args>(Symbol(make.name), make, ...dependencies),
  };
}

/** Resolves every member of a record. */
export function recordOf<Services>(container: Container, recorded: Recorded<Services>): Services {
  const members = Object.entries<ServiceIdentifier>(recorded);
  // Safe: `Recorded` names the type of each member.
  return Object.fromEntries(members.map(([name, id]) => [name, container.get(id)])) as Services;
}

/** Binds an area and builds its record, in several short tasks. */
export async function wired<Services, Around>(
  container: Container,
  area: (wire: Wire, around: Around) => Recorded<Services>,
  around: Around,
): Promise<Services> {
  await yieldToBrowser();
  const recorded = area(wireOf(container), around);
  await yieldToBrowser();
  return recordOf(container, recorded);
}
