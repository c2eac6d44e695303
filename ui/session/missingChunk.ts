/**
 * Thrown for a part that failed to load, where the bundler's own error was caught before. `isMissingChunk` knows both.
 */
export class MissingChunk extends Error {
  override readonly name = 'ChunkLoadError';
}

/** True if a script or style failed to load: gone after a deploy, or no network. */
export function isMissingChunk(error: unknown): boolean {
  return (
    error instanceof Error &&
    /Loading (?:CSS )?chunk .+ failed|ChunkLoadError/i.test(`${error.name} ${error.message}`)
  );
}
