/** The same promise for every caller: a view that waits for it must not wait for a new one each time it is drawn. */
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
