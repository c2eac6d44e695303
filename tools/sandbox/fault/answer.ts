import { rfc3339 } from '../core/clock.ts';
import { present } from '../core/present.ts';
import type { Fields } from '../core/read.ts';
import { type ProblemCode, problemAnswer, refusal } from '../core/problem.ts';
import type { Fault } from './fault.ts';

/** The answer of a fault; `undefined` where the backend answers. */
export function faultAnswer(fault: Fault): Response | undefined {
  const { code, status, body } = fault;
  if (code !== undefined) return codeAnswer(fault, code);
  if (body === undefined && status === undefined) return undefined;
  return written(fault, status ?? 200, body ?? JSON.stringify(bareProblem(fault, status ?? 500)));
}

/** The backend's answer with these fields in place of its own. */
export async function withFields(answer: Response, fields: Fields): Promise<Response> {
  const { status, headers } = answer;
  const body = { ...((await answer.json()) as Fields), ...fields };
  return new Response(JSON.stringify(body), { status, headers });
}

/** A gateway's own answer: by default its page for a backend that it cannot reach. */
export function gatewayAnswer(fault: Fault): Response {
  const { status = 502, body = `<h1>${status}</h1>`, contentType } = fault;
  return written({ ...fault, contentType: contentType ?? typeOf(body) }, status, body);
}

function written(fault: Fault, status: number, text: string): Response {
  const { contentType = usualType(fault), retryAfterSeconds } = fault;
  const headers = new Headers({ 'Content-Type': contentType });
  if (retryAfterSeconds !== undefined) headers.set('Retry-After', String(retryAfterSeconds));
  return new Response(status === 204 ? null : text, { status, headers });
}

/** An answer that breaks off after its first byte, like a lost connection. */
export function lostAnswer(): Response {
  let begun = false;
  const broken = new ReadableStream<Uint8Array>({
    pull(stream) {
      if (begun) return stream.error(connectionLost());
      begun = true;
      return stream.enqueue(new TextEncoder().encode('{'));
    },
  });
  // This header stops a Node server from reading ahead, which would turn the break into a plain 500.
  const headers = { 'Content-Type': 'application/json', 'Transfer-Encoding': 'chunked' };
  return new Response(broken, { headers });
}

/** Uses Node's error code, so that its server does not log the error. */
function connectionLost(): TypeError {
  return Object.assign(new TypeError('The connection was lost.'), { code: 'ERR_STREAM_PREMATURE_CLOSE' });
}

function codeAnswer({ status, retryAfterSeconds, availableAt }: Fault, code: ProblemCode): Response {
  return problemAnswer(refusal(code, present({ status, retryAfter: retryAfterSeconds, availableAt })));
}

function usualType({ body, status }: Fault): string {
  return body === undefined || (status ?? 200) >= 400 ? 'application/problem+json' : typeOf(body);
}

const typeOf = (body: string): string => (body.startsWith('<') ? 'text/html' : 'application/json');

function bareProblem({ availableAt }: Fault, status: number): object {
  const extra = availableAt === undefined ? {} : { availableAt: rfc3339(availableAt) };
  return { type: 'about:blank', title: `Status ${status}`, status, errors: [], ...extra };
}
