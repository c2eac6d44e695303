/** What the way to the backend may cost, all in milliseconds. */
export interface TransportLimits {
  /** How long a GET may take until its last byte, per try. */
  readonly getMs: number;
  /** How long any other call may take. It is longer: giving up early leaves an unknown outcome. */
  readonly postMs: number;
  /** The waits before a GET is sent again; their number is the number of repeats. */
  readonly retryDelaysMs: readonly number[];
}

export const USUAL_LIMITS: TransportLimits = { getMs: 20_000, postMs: 30_000, retryDelaysMs: [300, 900] };

/** Told what the backend's clock said (the `Date` header), and when the call began and ended on this device. */
export type DateListener = (date: string, sentAt: number, receivedAt: number) => void;

/** Told of each call when it begins; it ends with its last repeat. */
export type CallListener = (call: Promise<unknown>) => void;

/** Answers of a gateway that could not reach the backend: the call itself was not judged. */
const GATEWAY_TROUBLE = new Set([502, 503, 504]);
const WITHOUT_BODY = new Set([204, 205, 304]);

/**
 * Sends requests within a time limit, and GETs again after network and gateway trouble. A POST is never sent
 * twice (design 7.11). The body is read here, so that a connection that breaks in it counts as trouble too.
 */
export function createTransport(
  limits: TransportLimits,
  onDate: DateListener,
  onCall: CallListener,
): (request: Request) => Promise<Response> {
  async function send(request: Request): Promise<Response> {
    const sentAt = Date.now();
    const limit = AbortSignal.timeout(request.method === 'GET' ? limits.getMs : limits.postMs);
    const answer = await fetch(request.clone(), { signal: limit });
    const date = answer.headers.get('Date');
    // An answer from a cache tells an old time; only uncached calls are believed.
    if (date !== null && request.cache === 'no-store') onDate(date, sentAt, Date.now());
    const { status, statusText, headers } = answer;
    // As bytes: files come this way, too.
    const body = WITHOUT_BODY.has(status) ? null : await answer.arrayBuffer();
    return new Response(body, { status, statusText, headers });
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

/** Network trouble is worth another try; a time-out is not, the person has waited long enough. */
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
