/** A call that the page's own script made before the app was there (ADR 6). */
export interface AskedAhead {
  readonly method: 'GET' | 'POST';
  /** The path that was asked, with its query, and in which language. */
  readonly path: string;
  readonly acceptLanguage: string;
  /** The link's token that was sent with it; null without one. */
  readonly linkToken: string | null;
  readonly answer: Promise<Answered>;
}

/** An answer, read to its end. Its times are epoch milliseconds of this device's clock. */
export interface Answered {
  readonly response: Response;
  readonly sentAt: number;
  readonly receivedAt: number;
}

declare global {
  // A global variable can only be declared in this way.
  var askedAhead: readonly AskedAhead[] | undefined;
}

/** For so long an answer still says how things are, in milliseconds: scripts may come minutes after their page. */
const LASTS_MS = 60_000;

/**
 * Returns the answer to this call, if the early page has asked for the same thing, and forgets that: it is used once.
 * A call that failed, or was answered too long ago, counts as not made.
 */
export async function takeAskedAhead({ method, url, headers }: Request): Promise<Answered | null> {
  const { pathname, search } = new URL(url);
  const ahead = globalThis.askedAhead?.find(
    (each) =>
      each.method === method &&
      each.path === pathname + search &&
      each.acceptLanguage === headers.get('Accept-Language') &&
      each.linkToken === headers.get('x-link-token'),
  );
  if (ahead === undefined) return null;
  globalThis.askedAhead = globalThis.askedAhead?.filter((each) => each !== ahead);
  const answered = await ahead.answer.catch(() => null);
  return answered !== null && Date.now() - answered.receivedAt < LASTS_MS ? answered : null;
}
