import type { Answered, AskedAhead } from '#infrastructure/api/askedAhead.ts';
import { USUAL_LIMITS } from '#infrastructure/api/transport.ts';
import { e2eSecret } from '../wiring/environment.ts';

type Call = Omit<AskedAhead, 'answer'> & {
  /** As the app asks: only a public answer may come from a cache. */
  readonly cache: RequestCache;
};

/**
 * Makes a call before the app is there, with the headers that it sends, and keeps the answer for it. Returns the call,
 * whose answer is read to its end, so that a connection that breaks in the middle counts as none.
 */
export function askAhead({ cache, ...call }: Call): AskedAhead {
  const asked: AskedAhead = { ...call, answer: ask(call, cache) };
  // Whoever takes the answer hears of its failure; until then nobody is there to hear.
  asked.answer.catch(() => undefined);
  globalThis.askedAhead = [...(globalThis.askedAhead ?? []), asked];
  return asked;
}

/** The answer is no longer wanted: the app does not get it. */
export function forget(asked: AskedAhead): void {
  globalThis.askedAhead = globalThis.askedAhead?.filter((each) => each !== asked);
}

async function ask(
  { method, path, acceptLanguage, linkToken }: Omit<Call, 'cache'>,
  cache: RequestCache,
): Promise<Answered> {
  const secret = e2eSecret();
  const sentAt = Date.now();
  const answer = await fetch(path, {
    method,
    cache,
    redirect: 'error',
    signal: AbortSignal.timeout(method === 'GET' ? USUAL_LIMITS.getMs : USUAL_LIMITS.postMs),
    headers: {
      'Accept-Language': acceptLanguage,
      ...(secret !== null && { 'x-e2e-secret': secret }),
      ...(linkToken !== null && { 'x-link-token': linkToken }),
    },
  });
  const receivedAt = Date.now();
  return { response: new Response(await answer.arrayBuffer(), answer), sentAt, receivedAt };
}

/** What was answered; null for a refusal and where nothing came. The app can read the same answer again. */
export async function bodyOf({ answer }: AskedAhead): Promise<unknown> {
  try {
    const { response } = await answer;
    return response.ok ? await response.clone().json() : null;
  } catch {
    return null;
  }
}
