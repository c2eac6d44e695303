/** Whether an error is a script or style of the app that is no longer where it was, as after a deploy. */
export function isMissingChunk(error: unknown): boolean {
  return (
    error instanceof Error &&
    /Loading (?:CSS )?chunk .+ failed|ChunkLoadError/i.test(`${error.name} ${error.message}`)
  );
}
