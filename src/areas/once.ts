/**
 * Calls `load` once and returns the same promise to every caller, so that a suspended view does not await a new promise
 * on every render. After a failure the next call retries.
 */
export function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined;
  return () => {
    loaded ??= load().catch((error: unknown) => {
      loaded = undefined;
      throw error;
    });
    return loaded;
  };
}
