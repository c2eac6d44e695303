/** A call that the early page's script sent before the app was loaded (ADR 6). */
export interface AskedAhead {
  readonly method: 'GET' | 'POST';
  /** With its query. */
  readonly path: string;
  readonly acceptLanguage: string;
  /** Null if the call was sent without a link token. */
  readonly linkToken: string | null;
  readonly answer: Promise<Answered>;
}

/** A response with the times of its call, in epoch milliseconds of the device's clock. */
export interface Answered {
  readonly response: Response;
  readonly sentAt: number;
  readonly receivedAt: number;
}

declare global {
  // `declare global` accepts variables only as `var`.
  var askedAhead: readonly AskedAhead[] | undefined;
}

/** How long an early answer counts as fresh, in milliseconds: the app's scripts may load minutes after the page. */
const LASTS_MS = 60_000;

/** Takes the early page's answer to the same call; each is used once. A failed or stale answer counts as none. */
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
