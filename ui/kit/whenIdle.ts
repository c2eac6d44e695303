/** Calls `act` when the browser is idle, within 2 seconds; in Safari, which has no idle callbacks, after 50 ms. */
export function whenIdle(act: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = window.requestIdleCallback(act, { timeout: 2_000 });
    return () => window.cancelIdleCallback(handle);
  }
  const handle = setTimeout(act, 50);
  return () => clearTimeout(handle);
}
