/** A part of the app that did not arrive, where the bundler's own error for it was caught on the way. */
export class MissingChunk extends Error {
  override readonly name = 'ChunkLoadError';
}

/** Whether an error is a script or style of the app that could not be had: it is gone, or there is no network. */
export function isMissingChunk(error: unknown): boolean {
  return (
    error instanceof Error &&
    /Loading (?:CSS )?chunk .+ failed|ChunkLoadError/i.test(`${error.name} ${error.message}`)
  );
}
