import type { ServiceIdentifier } from 'inversify';

/** Creates a typed container token. `name` appears only in error messages. */
export const token = <T>(name: string): ServiceIdentifier<T> => Symbol(name);
