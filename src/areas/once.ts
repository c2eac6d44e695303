/**
 * Calls `load` once and returns the same promise to every caller, so that a suspended view does not await a new promise
 * on every render. After a failure the next call retries.
 */
export function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined;
  return () => (loaded ??= readable(load(), () => (loaded = undefined)));
}

function readable<T>(loading: Promise<T>, onFailure: () => void): Promise<T> {
  const promise = loading.then(
    (value) => {
      markLoaded(promise, value);
      return value;
    },
    (error: unknown) => {
      onFailure();
      throw error;
    },
  );
  return promise;
}

/**
 * React's `use` reads these fields of a promise. Without them, a view that first reads a loaded promise in a synchronous
 * update is hidden, and shown again only up to 300 ms later.
 */
function markLoaded(promise: object, value: unknown): void {
  Object.assign(promise, { status: 'fulfilled', value });
}
