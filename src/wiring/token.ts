import type { ServiceIdentifier } from 'inversify';

/** Names a port, an adapter or a value in the container, with its type. */
export const token = <T>(name: string): ServiceIdentifier<T> => Symbol(name);
