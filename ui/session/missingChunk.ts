/**
 * Thrown if a part of the app cannot be loaded and the bundler's own error was caught on the way. `isMissingChunk`
 * recognises both.
 */
export class MissingChunk extends Error {
  override readonly name = 'ChunkLoadError';
}

/**
 * True if the error says that a script or style of the app could not be loaded: it is gone after a deploy, or there is
 * no network.
 */
export function isMissingChunk(error: unknown): boolean {
  return (
    error instanceof Error &&
    /Loading (?:CSS )?chunk .+ failed|ChunkLoadError/i.test(`${error.name} ${error.message}`)
  );
}
