import type { Json, OperationId } from '../contract/contract.ts';
import type { Asked, Middleware } from './fault.ts';

type HeaderChanges = Readonly<Record<string, string | null>>;

interface Changes {
  readonly body?: unknown;
  readonly status?: number;
  /** `null` takes one out. */
  readonly headers?: HeaderChanges;
}

/** A request with another body or other headers. */
export function asked({ request }: Asked, changes: Changes): Request {
  const headers = withHeaders(request.headers, changes.headers);
  // A form goes on as it came.
  if (changes.body === undefined) return new Request(request.clone(), { headers });
  const sent = JSON.stringify(changes.body);
  const init = { method: request.method, headers };
  return new Request(request.url, request.method === 'POST' ? { ...init, body: sent } : init);
}

/** A new call of the same origin, as the broken backend makes it for itself. */
export function own(
  { request }: Asked,
  path: string,
  { body, headers }: Pick<Changes, 'body' | 'headers'>,
): Request {
  const fresh = { 'Idempotency-Key': crypto.randomUUID(), 'Content-Type': 'application/json' };
  const init = { headers: withHeaders(new Headers(fresh), headers), body: JSON.stringify(body) };
  return new Request(new URL(path, request.url), { method: 'POST', ...init });
}

/** An answer with another body, status or other headers. */
export async function answered(answer: Response, { body, status, headers }: Changes): Promise<Response> {
  const content = body === undefined ? await answer.arrayBuffer() : JSON.stringify(body);
  const init = { status: status ?? answer.status, headers: withHeaders(answer.headers, headers) };
  return new Response([204, 304].includes(init.status) ? null : content, init);
}

/** The token header of a request. */
export function tokenOf({ request }: Asked) {
  return { 'x-jwt-token': request.headers.get('x-jwt-token') };
}

export async function jsonIn(answer: Response): Promise<Json> {
  const text = await answer.clone().text();
  return text.startsWith('{') || text.startsWith('[') ? (JSON.parse(text) as Json) : {};
}

/** Changes the JSON of successful answers; undefined leaves one as it is. */
export function answers(
  operations: readonly OperationId[],
  change: (body: Json, about: Asked) => unknown,
): Middleware {
  return async (about, next) => {
    const answer = await next(about.request);
    if (!isOne(operations, about) || !answer.ok) return answer;
    const body = change(await jsonIn(answer), about);
    return body === undefined ? answer : answered(answer, { body });
  };
}

/** Changes refusals with one of the codes; without codes, all of the operations. */
export function refusals(
  operations: readonly OperationId[] | undefined,
  codes: readonly string[] | undefined,
  change: (problem: Json, about: Asked, answer: Response) => Changes | undefined,
): Middleware {
  return async (about, next) => {
    const answer = await next(about.request);
    if (answer.status < 400 || (operations !== undefined && !isOne(operations, about))) return answer;
    const problem = await jsonIn(answer);
    const [first] = (problem['errors'] ?? []) as { code: string }[];
    if (codes !== undefined && !codes.includes(first?.code ?? '')) return answer;
    const changes = change(problem, about, answer);
    return changes === undefined ? answer : answered(answer, changes);
  };
}

/** Changes what reaches the unbroken backend; undefined leaves a request as it is. */
export function requests(
  operations: readonly OperationId[],
  change: (about: Asked) => Pick<Changes, 'body' | 'headers'> | undefined,
): Middleware {
  return async (about, next) => {
    const changes = isOne(operations, about) ? change(about) : undefined;
    return next(changes === undefined ? about.request : asked(about, changes));
  };
}

/** Sets or takes out headers of answers. */
export function headersOf(change: (answer: Response) => HeaderChanges | undefined): Middleware {
  return async (about, next) => {
    const answer = await next(about.request);
    const headers = change(answer);
    return headers === undefined ? answer : answered(answer, { headers });
  };
}

/** Does something else after a successful answer, which it leaves as it is. */
export function afterwards(
  operation: OperationId,
  act: (about: Asked, body: Json, next: (request: Request) => Promise<Response>) => Promise<unknown>,
): Middleware {
  return async (about, next) => {
    const answer = await next(about.request.clone());
    if (about.operation === operation && answer.ok) await act(about, await jsonIn(answer), next);
    return answer;
  };
}

function isOne(operations: readonly OperationId[], { operation }: Asked): boolean {
  return operation !== undefined && operations.includes(operation);
}

export function without(body: Json, ...names: readonly string[]): Json {
  return Object.fromEntries(Object.entries(body).filter(([name]) => !names.includes(name)));
}

function withHeaders(before: Headers, changes: HeaderChanges = {}): Headers {
  const headers = new Headers(before);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) headers.delete(name);
    else headers.set(name, value);
  }
  headers.delete('Content-Length');
  return headers;
}

/** An amount of a body, which any client may have written. */
export const numberOr0 = (value: unknown): number => (typeof value === 'number' ? value : 0);
