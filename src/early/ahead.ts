import type { Answered, AskedAhead } from '#infrastructure/api/askedAhead.ts';
import { earlyCorrelationId } from '#infrastructure/ids/correlationId.ts';
import { USUAL_LIMITS } from '#infrastructure/api/transport.ts';
import { e2eSecret } from '../wiring/environment.ts';

type Call = Omit<AskedAhead, 'answer'> & {
  /** As in the app's own call: only public responses may come from the HTTP cache. */
  readonly cache: RequestCache;
};

/**
 * Sends a call before the app has loaded, with the app's headers, and stores the answer for the app. The body is read
 * to its end, so that a connection that breaks halfway counts as failed.
 */
export function askAhead({ cache, ...call }: Call): AskedAhead {
  const asked: AskedAhead = { ...call, answer: ask(call, cache) };
  // The app handles a failure once it takes the answer; until then nothing does.
  asked.answer.catch(() => undefined);
  globalThis.askedAhead = [...(globalThis.askedAhead ?? []), asked];
  return asked;
}

/** Withdraws an answer, so that the app does not get it. */
export function forget(asked: AskedAhead): void {
  globalThis.askedAhead = globalThis.askedAhead?.filter((each) => each !== asked);
}

async function ask(
  { method, path, acceptLanguage, linkToken }: Omit<Call, 'cache'>,
  cache: RequestCache,
): Promise<Answered> {
  const headers: Record<string, string> = {
    'Accept-Language': acceptLanguage,
    'X-Correlation-Id': earlyCorrelationId(),
    ...(linkToken !== null && { 'x-link-token': linkToken }),
  };
  const secret = e2eSecret();
  if (secret !== null) headers['x-e2e-secret'] = secret;
  const sentAt = Date.now();
  const answer = await fetch(path, {
    method,
    cache,
    redirect: 'error',
    signal: AbortSignal.timeout(method === 'GET' ? USUAL_LIMITS.getMs : USUAL_LIMITS.postMs),
    headers,
  });
  const receivedAt = Date.now();
  return { response: new Response(await answer.arrayBuffer(), answer), sentAt, receivedAt };
}

/** Returns the body; null for an error. Clones it, so that the app can read the same response. */
export async function bodyOf({ answer }: AskedAhead): Promise<unknown> {
  try {
    const { response } = await answer;
    return response.ok ? await response.clone().json() : null;
  } catch {
    return null;
  }
}
