/**
 * Returns a function that calls `load` once and gives every caller the same promise, so that a suspended view does not
 * wait for a new one each time it is drawn. After a failure the next call loads again.
 */
export function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined;
  return () => {
    loaded ??= load().catch((error: unknown) => {
      loaded = undefined; // the next one who asks tries again
      throw error;
    });
    return loaded;
  };
}
