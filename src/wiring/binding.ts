import type { ContainerModuleLoadOptions, ServiceIdentifier } from 'inversify';

type Bind = ContainerModuleLoadOptions['bind'];
type Class<Args extends readonly unknown[], T> = new (...args: Args) => T;
type Dependencies<Args extends readonly unknown[]> = {
  readonly [Index in keyof Args]: ServiceIdentifier<Args[Index]>;
};

/**
 * Binds classes to their constructor's dependencies, in order; the compiler checks both. `bindClass` binds a class
 * under itself, `bindAs` under the token of its port.
 */
export function binding(bind: Bind) {
  const bindAs = <Port, Args extends readonly unknown[]>(
    port: ServiceIdentifier<Port>,
    of: Class<Args, Port>,
    ...dependencies: Dependencies<Args>
  ): void => {
    // Safe: the container resolves each dependency in order.
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
