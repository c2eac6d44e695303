/** Returns the source of a drawing that the page shows, from the browser's cache if it is there; null on any failure. */
export async function readDrawing(address: string): Promise<string | null> {
  try {
    const answer = await fetch(address, { cache: 'force-cache' });
    const isDrawing = answer.headers.get('content-type')?.startsWith('image/svg+xml') ?? false;
    return answer.ok && isDrawing ? await answer.text() : null;
  } catch {
    return null;
  }
}
