import { type Answered, takeAskedAhead } from './askedAhead.ts';

/** How long a call to the backend may take, and how often it is tried; all in milliseconds (ADR 10). */
export interface TransportLimits {
  /** The time limit of each try of a GET, until its last byte. */
  readonly getMs: number;
  /**
   * The time limit of any other call, until its last byte. Longer, because giving up early leaves an unknown outcome.
   */
  readonly postMs: number;
  /** How long to wait before each repetition of a GET; as many repetitions as there are entries. */
  readonly retryDelaysMs: readonly number[];
}

/** The limits of ADR 10. */
export const USUAL_LIMITS: TransportLimits = { getMs: 20_000, postMs: 30_000, retryDelaysMs: [300, 900] };

/**
 * Hears what the backend's clock said (the `Date` header), and when the call began and ended by this device's clock, in
 * epoch milliseconds.
 */
export type DateListener = (date: string, sentAt: number, receivedAt: number) => void;

/** Hears of each call when it begins; the promise settles after its last repetition. */
export type CallListener = (call: Promise<unknown>) => void;

/** Statuses of a gateway that could not reach the backend: the call itself was not judged. */
const GATEWAY_TROUBLE = new Set([502, 503, 504]);
const WITHOUT_BODY = new Set([204, 205, 304]);

/**
 * Sends requests within a time limit. A GET is sent again after network trouble and after 502, 503 and 504, but not
 * after a time-out; no other method is ever sent twice (product 15.6, ADR 10). The body is read here, so that a
 * connection that breaks in the middle of it counts as network trouble.
 */
export function createTransport(
  limits: TransportLimits,
  onDate: DateListener,
  onCall: CallListener,
): (request: Request) => Promise<Response> {
  async function send(request: Request): Promise<Response> {
    const { response: answer, sentAt, receivedAt } = (await takeAskedAhead(request)) ?? (await ask(request));
    const date = answer.headers.get('Date');
    // An answer from a cache tells an old time; only uncached calls are believed.
    if (date !== null && request.cache === 'no-store') onDate(date, sentAt, receivedAt);
    const { status, statusText, headers } = answer;
    // As bytes: files come this way, too.
    const body = WITHOUT_BODY.has(status) ? null : await answer.arrayBuffer();
    return new Response(body, { status, statusText, headers });
  }

  async function ask(request: Request): Promise<Answered> {
    const limit = AbortSignal.timeout(request.method === 'GET' ? limits.getMs : limits.postMs);
    const sentAt = Date.now();
    const response = await fetch(request.clone(), { signal: limit });
    return { response, sentAt, receivedAt: Date.now() };
  }

  async function sendAgain(request: Request): Promise<Response> {
    const delays = request.method === 'GET' ? limits.retryDelaysMs : [];
    for (const delay of delays) {
      const answer = await send(request).catch(giveUpOnTimeout);
      if (answer !== null && !GATEWAY_TROUBLE.has(answer.status)) return answer;
      await pause(delay + Math.random() * (delay / 2));
    }
    return send(request);
  }

  return (request) => {
    const call = sendAgain(request);
    onCall(call);
    return call;
  };
}

/** Network trouble is worth another try. A time-out is not: the person has waited long enough. */
function giveUpOnTimeout(cause: unknown): null {
  if (isTimeout(cause)) throw cause;
  return null;
}

/** True if a call failed because it ran into its time limit. */
export function isTimeout(cause: unknown): boolean {
  return cause instanceof Error && cause.name === 'TimeoutError';
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
