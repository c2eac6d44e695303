/** A call that the page's own script made before the app was there (ADR 64). */
export interface AskedAhead {
  /** The path that was asked, and in which language. */
  readonly path: string;
  readonly acceptLanguage: string;
  readonly answer: Promise<Answered>;
}

/** An answer, and when the call began and ended, in epoch milliseconds by this device's clock. */
export interface Answered {
  readonly response: Response;
  readonly sentAt: number;
  readonly receivedAt: number;
}

declare global {
  // A global variable can only be declared in this way.
  var askedAhead: AskedAhead | undefined;
}

/** For so long an answer still says how things are, in milliseconds: scripts may come minutes after their page. */
const LASTS_MS = 60_000;

/**
 * Returns the answer that was asked for ahead if `request` asks for the same; once, since an answer can be read only once.
 * A call that failed, or was answered too long ago, counts as not made.
 */
export async function takeAskedAhead({ method, url, headers }: Request): Promise<Answered | null> {
  const ahead = globalThis.askedAhead;
  const isSame =
    ahead !== undefined &&
    method === 'GET' &&
    new URL(url).pathname === ahead.path &&
    headers.get('Accept-Language') === ahead.acceptLanguage;
  if (!isSame) return null;
  globalThis.askedAhead = undefined;
  const answered = await ahead.answer.catch(() => null);
  return answered !== null && Date.now() - answered.receivedAt < LASTS_MS ? answered : null;
}
