/** The outcome of an operation that may fail as expected. Exceptions are for bugs only. */
export type Result<T, F> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly fault: F };

export const done = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });

export const refused = <F>(fault: F): { readonly ok: false; readonly fault: F } => ({ ok: false, fault });
