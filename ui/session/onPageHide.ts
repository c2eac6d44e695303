/**
 * Calls `forget` whenever the page is hidden, because the back/forward cache must not restore a code or a PIN. Returns a
 * function that stops it.
 */
export function onPageHide(forget: () => void): () => void {
  window.addEventListener('pagehide', forget);
  return () => window.removeEventListener('pagehide', forget);
}
