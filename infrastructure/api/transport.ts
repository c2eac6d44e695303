import { type Answered, takeAskedAhead } from './askedAhead.ts';

/** Time limits and retries of backend calls, in milliseconds (ADR 10). */
export interface TransportLimits {
  /** For each attempt of a GET, including its body. */
  readonly getMs: number;
  /** For any other call, including its body. Longer, because giving up early leaves an unknown outcome. */
  readonly postMs: number;
  /** The pause before each retry of a GET; the length is the number of retries. */
  readonly retryDelaysMs: readonly number[];
}

export const USUAL_LIMITS: TransportLimits = { getMs: 20_000, postMs: 30_000, retryDelaysMs: [300, 900] };

/**
 * Receives the backend's `Date` header, and when the call began and ended by the device's clock, in epoch milliseconds.
 */
export type DateListener = (date: string, sentAt: number, receivedAt: number) => void;

/** Called when a call begins; the promise settles after its last retry. */
export type CallListener = (call: Promise<unknown>) => void;

/** Statuses of a gateway that got no answer from the backend. */
const GATEWAY_TROUBLE = new Set([502, 503, 504]);
const WITHOUT_BODY = new Set([204, 205, 304]);

/**
 * Sends requests with a time limit. Retries a GET after a network error and after 502, 503 and 504, but not after a
 * timeout; never sends any other method twice (product 15.6, ADR 10). Reads the body here, so that a connection that
 * breaks in the middle of it counts as a network error.
 */
export function createTransport(
  limits: TransportLimits,
  onDate: DateListener,
  onCall: CallListener,
): (request: Request) => Promise<Response> {
  async function send(request: Request): Promise<Response> {
    const { response: answer, sentAt, receivedAt } = (await takeAskedAhead(request)) ?? (await ask(request));
    const date = answer.headers.get('Date');
    // A copy has an old date, whether the browser kept it or a proxy, which then tells its age.
    if (date !== null && request.cache === 'no-store' && !answer.headers.has('Age'))
      onDate(date, sentAt, receivedAt);
    const { status, statusText, headers } = answer;
    // As bytes, because files come this way, too.
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

/** A network error is worth a retry. After a timeout the user has waited long enough. */
function giveUpOnTimeout(cause: unknown): null {
  if (isTimeout(cause)) throw cause;
  return null;
}

export function isTimeout(cause: unknown): boolean {
  return cause instanceof Error && cause.name === 'TimeoutError';
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
