/**
 * Calls `act` when the browser is idle, after 2 seconds at the latest; in Safari, which has no idle callbacks, after 50
 * milliseconds. Returns a function that cancels it.
 */
export function whenIdle(act: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = window.requestIdleCallback(act, { timeout: 2_000 });
    return () => window.cancelIdleCallback(handle);
  }
  const handle = setTimeout(act, 50);
  return () => clearTimeout(handle);
}
