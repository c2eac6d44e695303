import { rfc3339 } from '../core/clock.ts';
import { present } from '../core/present.ts';
import { isProblemCode, problemAnswer, refusal } from '../core/problem.ts';
import type { Fault } from './fault.ts';

/** What a fault answers in place of the call, or `undefined` where the call goes through. */
export function faultAnswer(fault: Fault): Response | undefined {
  const { code, status, body, contentType, retryAfterSeconds } = fault;
  if (code !== undefined) return codeAnswer(fault, code);
  if (body === undefined && status === undefined) return undefined;
  const headers = new Headers({ 'Content-Type': contentType ?? usualType(fault) });
  if (retryAfterSeconds !== undefined) headers.set('Retry-After', String(retryAfterSeconds));
  const text = body ?? JSON.stringify(bareProblem(fault, status ?? 500));
  return new Response(status === 204 ? null : text, { status: status ?? 200, headers });
}

/** An answer that breaks off after its first byte, as when the connection is lost. */
export function lostAnswer(): Response {
  let begun = false;
  const broken = new ReadableStream<Uint8Array>({
    pull(stream) {
      if (begun) return stream.error(connectionLost());
      begun = true;
      return stream.enqueue(new TextEncoder().encode('{'));
    },
  });
  // The second header keeps a Node server from reading ahead, which would turn the break into a plain 500.
  const headers = { 'Content-Type': 'application/json', 'Transfer-Encoding': 'chunked' };
  return new Response(broken, { headers });
}

/** Under Node's name for it, by which its servers know that there is nothing to report. */
function connectionLost(): TypeError {
  return Object.assign(new TypeError('The connection was lost.'), { code: 'ERR_STREAM_PREMATURE_CLOSE' });
}

function codeAnswer({ status, retryAfterSeconds, availableAt }: Fault, code: string): Response {
  const details = present({ status, retryAfter: retryAfterSeconds, availableAt });
  if (isProblemCode(code)) return problemAnswer(refusal(code, details));
  const unknown = refusal('STDx1', details);
  unknown.body.errors = [{ code, message: 'A code that nobody knows' }];
  return problemAnswer(unknown);
}

function usualType({ body, status }: Fault): string {
  if (body === undefined || (status ?? 200) >= 400) return 'application/problem+json';
  return body.startsWith('<') ? 'text/html' : 'application/json';
}

function bareProblem({ availableAt }: Fault, status: number): object {
  const extra = availableAt === undefined ? {} : { availableAt: rfc3339(availableAt) };
  return { type: 'about:blank', title: `Status ${status}`, status, errors: [], ...extra };
}
