/** How long a server may keep an answer, in seconds (RFC 9111 and 5861). */
export interface Lifetimes {
  readonly fresh: number;
  /** After that, while one request asks the backend anew. */
  readonly whileAsking: number;
  /** After that, while the backend fails. */
  readonly onError: number;
}

const NOT_SHARED = /\b(no-store|no-cache|private)\b/;

/** By its `Cache-Control`; null if servers must not keep the answer. */
export function lifetimesOf(cacheControl: string | null): Lifetimes | null {
  const directives = (cacheControl ?? '').toLowerCase();
  const seconds = (name: string): number =>
    Number(new RegExp(`(?:^|[,\\s])${name}="?(\\d+)`).exec(directives)?.[1] ?? 0);
  const fresh = /\bs-maxage=/.test(directives) ? seconds('s-maxage') : seconds('max-age');
  if (NOT_SHARED.test(directives) || fresh === 0) return null;
  return { fresh, whileAsking: seconds('stale-while-revalidate'), onError: seconds('stale-if-error') };
}
