import type { ServiceIdentifier } from 'inversify';

/** Creates a typed container token for a port, an adapter or a value. `name` appears in error messages only. */
export const token = <T>(name: string): ServiceIdentifier<T> => Symbol(name);
