/** The outcome of something that is expected to fail at times: a value or a fault. Exceptions are for bugs only. */
export type Result<T, F> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly fault: F };

/** A successful `Result`. */
export const done = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });

/** A failed `Result`. */
export const refused = <F>(fault: F): { readonly ok: false; readonly fault: F } => ({ ok: false, fault });
