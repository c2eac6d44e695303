import { limited } from './limited.ts';
import { NOT_KEPT, type Plan, type SentHeaders } from './plan.ts';
import type { Proxy } from './table.ts';

/** The address of the backend, or a way to it whose answers are as they came: packed, if they say so. */
export type Upstream = string | Ask;
export type Ask = (request: Request) => Promise<Response>;
type ProxyPlan = Extract<Plan, { kind: 'proxy' }>;

/** Titles of the problems that a server in front of the backend has itself. */
const GATEWAY_TITLES = {
  413: 'Content Too Large',
  429: 'Too Many Requests',
  502: 'Bad Gateway',
  504: 'Gateway Timeout',
} as const;
type GatewayStatus = keyof typeof GATEWAY_TITLES;
export const GATEWAY_STATUSES: readonly GatewayStatus[] = [413, 429, 502, 504];

/** In seconds: by then the limits take some requests again. */
const RETRY_AFTER = 5;

/** They belong to one connection, not to the request. */
const OF_CONNECTION = ['Connection', 'Keep-Alive', 'TE', 'Transfer-Encoding', 'Upgrade'];

/** Of a backend's answers that a browser may keep, where the table says so. */
export const CACHED_STATUSES: readonly number[] = [200, 206, 304];

/** Asks the backend. Its security headers are replaced by ours, each once. */
export async function passOn(request: Request, plan: ProxyPlan, ask: Ask): Promise<Response> {
  const { proxy, path } = plan;
  const mostBytes = mostBytesOf(proxy, path);
  if (Number(request.headers.get('content-length') ?? 0) > mostBytes) return gatewayAnswer(413, plan);
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), proxy.timeoutSeconds * 1000);
  const body = request.body && limited(request.body, mostBytes);
  try {
    const asked = new Request(request.url, {
      method: request.method,
      headers: forwarded(request, proxy),
      redirect: 'manual',
      signal: AbortSignal.any([request.signal, patience.signal]),
      ...(body && { body: body.stream, duplex: 'half' }),
    });
    const answer = await ask(asked);
    // What is kept has to be whole.
    return sentOn(answer, plan.shared && answer.body ? await answer.arrayBuffer() : answer.body, plan);
  } catch {
    if (body?.isTooLarge() === true) return gatewayAnswer(413, plan);
    return gatewayAnswer(patience.signal.aborted ? 504 : 502, plan);
  } finally {
    clearTimeout(timer);
  }
}

export function asking(upstream: Upstream): Ask {
  if (typeof upstream !== 'string') return upstream;
  return async (request) => {
    const answer = await fetch(atAddress(upstream, request));
    // Outside of Workers, fetch unpacks an answer and leaves the headers of the packed one.
    const headers = new Headers(answer.headers);
    for (const name of ['Content-Encoding', 'Content-Length']) headers.delete(name);
    return new Response(answer.body, { status: answer.status, headers });
  };
}

export function atAddress(address: string, request: Request): Request {
  const { pathname, search } = new URL(request.url);
  return new Request(`${address}${pathname}${search}`, request);
}

function mostBytesOf({ mostBytes, uploads }: Proxy, path: string): number {
  const isUpload = uploads !== null && new RegExp(uploads.pattern).test(path);
  return isUpload ? uploads.mostBytes : mostBytes;
}

function forwarded({ headers, url }: Request, { cache }: Proxy): Headers {
  const { hostname, protocol } = new URL(url);
  const sent = new Headers(headers);
  for (const name of OF_CONNECTION) sent.delete(name);
  sent.set('X-Forwarded-Host', hostname);
  if (!sent.has('X-Forwarded-Proto')) sent.set('X-Forwarded-Proto', protocol.replace(':', ''));
  // What everybody may keep must not depend on who asks.
  if (cache !== null) sent.delete('Cookie');
  return sent;
}

function sentOn(answer: Response, body: BodyInit | null, { proxy, headers: own }: ProxyPlan): Response {
  const { status } = answer;
  const headers = new Headers(answer.headers);
  for (const [name, value] of Object.entries(own)) headers.set(name, value);
  if (proxy.cache !== null) {
    headers.set('Cache-Control', CACHED_STATUSES.includes(status) ? proxy.cache : NOT_KEPT);
    headers.delete('Set-Cookie');
  }
  return new Response(body, { status, headers });
}

export function gatewayAnswer(status: GatewayStatus, { headers: own }: ProxyPlan): Response {
  const headers: SentHeaders = {
    ...own,
    ...gatewayHeaders(status),
    'Content-Type': 'application/problem+json',
  };
  return new Response(gatewayProblem(status), { status, headers });
}

/** Beside the security headers and the type. */
export function gatewayHeaders(status: GatewayStatus): SentHeaders {
  return { 'Cache-Control': NOT_KEPT, ...(status === 429 && { 'Retry-After': String(RETRY_AFTER) }) };
}

/** As the contract writes problems, without an error code of the backend. */
export function gatewayProblem(status: GatewayStatus): string {
  return JSON.stringify({ type: 'about:blank', title: GATEWAY_TITLES[status], status, errors: [] });
}
