import type { ContainerModuleLoadOptions, ServiceIdentifier } from 'inversify';

type Bind = ContainerModuleLoadOptions['bind'];
type Class<Args extends readonly unknown[], T> = new (...args: Args) => T;
/** What stands for each argument of a constructor in the container. */
type Dependencies<Args extends readonly unknown[]> = {
  readonly [Index in keyof Args]: ServiceIdentifier<Args[Index]>;
};

/**
 * Returns functions that bind a class to what its constructor takes, in order; the compiler compares both. `bindClass`
 * binds it under itself, `bindAs` under the token of the port that it implements.
 */
export function binding(bind: Bind) {
  const bindAs = <Port, Args extends readonly unknown[]>(
    port: ServiceIdentifier<Port>,
    of: Class<Args, Port>,
    ...dependencies: Dependencies<Args>
  ): void => {
    // The container hands over what stands for each argument.
    bind(port).toResolvedValue(
      (...args: unknown[]) => new of(...(args as unknown as Args)),
      [...dependencies],
    );
  };
  const bindClass = <T, Args extends readonly unknown[]>(
    of: Class<Args, T>,
    ...dependencies: Dependencies<Args>
  ): void => bindAs(of as ServiceIdentifier<T>, of, ...dependencies);
  return { bindClass, bindAs };
}
