/** A call that the page's own script made before the app was there (ADR 64). */
export interface AskedAhead {
  /** The path that was asked, and in which language. */
  readonly path: string;
  readonly acceptLanguage: string;
  readonly answer: Promise<AnswerAhead>;
  /** When it was asked, in epoch milliseconds by this device's clock. */
  readonly sentAt: number;
}

export interface AnswerAhead {
  readonly response: Response;
  readonly receivedAt: number;
}

declare global {
  // A global variable can only be declared in this way.
  var askedAhead: AskedAhead | undefined;
}

/** Returns the call that was made ahead if `request` asks for the same; once, since an answer can be read only once. */
export function takeAskedAhead({ method, url, headers }: Request): AskedAhead | null {
  const ahead = globalThis.askedAhead;
  const isSame =
    ahead !== undefined &&
    method === 'GET' &&
    new URL(url).pathname === ahead.path &&
    headers.get('Accept-Language') === ahead.acceptLanguage;
  if (!isSame) return null;
  globalThis.askedAhead = undefined;
  return ahead;
}
