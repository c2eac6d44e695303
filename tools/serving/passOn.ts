import { limited } from './limited.ts';
import { NOT_KEPT, type Plan, type SentHeaders } from './plan.ts';
import type { Proxy } from './table.ts';

/** The address of the backend, or a way to it whose answers are as they came: packed, if they say so. */
export type Upstream = string | ((request: Request) => Promise<Response>);
type ProxyPlan = Extract<Plan, { kind: 'proxy' }>;

/** Titles of the problems that a server in front of the backend has itself. */
const GATEWAY_TITLES = {
  413: 'Content Too Large',
  502: 'Bad Gateway',
  504: 'Gateway Timeout',
} as const;
type GatewayStatus = keyof typeof GATEWAY_TITLES;
export const GATEWAY_STATUSES: readonly GatewayStatus[] = [413, 502, 504];

/** They belong to one connection, not to the request. */
const OF_CONNECTION = ['Connection', 'Keep-Alive', 'TE', 'Transfer-Encoding', 'Upgrade'];

/** Of a backend's answers that a browser may keep, where the table says so. */
export const CACHED_STATUSES: readonly number[] = [200, 206, 304];

/** Asks the backend. Its security headers are replaced by ours, each once. */
export async function passOn(request: Request, plan: ProxyPlan, upstream: Upstream): Promise<Response> {
  const { proxy, path } = plan;
  const mostBytes = mostBytesOf(proxy, path);
  if (Number(request.headers.get('content-length') ?? 0) > mostBytes) return problem(413, plan);
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
    const answer = await ask(asked, upstream);
    // What is kept has to be whole.
    return sentOn(answer, plan.shared && answer.body ? await answer.arrayBuffer() : answer.body, plan);
  } catch {
    if (body?.isTooLarge() === true) return problem(413, plan);
    return problem(patience.signal.aborted ? 504 : 502, plan);
  } finally {
    clearTimeout(timer);
  }
}

async function ask(request: Request, upstream: Upstream): Promise<Response> {
  if (typeof upstream !== 'string') return upstream(request);
  const answer = await fetch(atAddress(upstream, request));
  // Outside of Workers, fetch unpacks an answer and leaves the headers of the packed one.
  const headers = new Headers(answer.headers);
  for (const name of ['Content-Encoding', 'Content-Length']) headers.delete(name);
  return new Response(answer.body, { status: answer.status, headers });
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

function problem(status: GatewayStatus, { headers: own }: ProxyPlan): Response {
  const headers: SentHeaders = {
    ...own,
    'Content-Type': 'application/problem+json',
    'Cache-Control': NOT_KEPT,
  };
  return new Response(gatewayProblem(status), { status, headers });
}

/** As the contract writes problems, without an error code of the backend. */
export function gatewayProblem(status: GatewayStatus): string {
  return JSON.stringify({ type: 'about:blank', title: GATEWAY_TITLES[status], status, errors: [] });
}
