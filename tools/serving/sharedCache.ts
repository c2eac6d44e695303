import { type Lifetimes, lifetimesOf } from './lifetimes.ts';
import type { Shared } from './table.ts';

/** A call that has one of them is answered for one user, or for a test: nobody else may get that answer. */
export const PRIVATE_HEADERS = ['x-jwt-token', 'x-link-token', 'x-e2e-secret', 'Authorization'] as const;

/** Isolates of edge networks have 128 MB for everything. */
const MOST_BYTES = 16 * 1024 ** 2;

interface Sent {
  readonly headers: Headers;
  readonly bytes: ArrayBuffer;
}

interface Kept extends Sent {
  /** In ms. */
  readonly keptAt: number;
  readonly lifetimes: Lifetimes;
  isAskedAnew: boolean;
}

type Ask = (request: Request) => Promise<Response>;

export interface SharedCache {
  /** Answers a call for everybody from what is kept, or asks the backend. */
  readonly answer: (request: Request, shared: Shared, ask: Ask) => Promise<Response>;
}

/** Keeps answers that are for everybody in memory, for as long as they say. */
export function createSharedCache(now: () => number = Date.now): SharedCache {
  const all = new Map<string, Kept>();
  return {
    async answer(request, shared, ask) {
      if (PRIVATE_HEADERS.some((name) => request.headers.has(name))) return ask(request);
      const asked = forEverybody(request, shared);
      const key = keyOf(asked);
      const old = all.get(key);
      const age = old === undefined ? Infinity : (now() - old.keptAt) / 1000;
      const isWithin = (seconds: number): boolean => age < seconds;
      const { fresh = 0, whileAsking = 0, onError = 0 } = old?.lifetimes ?? {};
      if (old && (isWithin(fresh) || (old.isAskedAnew && isWithin(fresh + whileAsking))))
        return copyOf(old, request, age);
      if (old) old.isAskedAnew = true;
      const answer = await ask(asked);
      if (old) old.isAskedAnew = false;
      if (answer.status >= 500 && old && isWithin(fresh + onError)) return copyOf(old, request, age);
      if (request.method !== 'GET' || answer.status !== 200) return answer;
      const sent = { headers: answer.headers, bytes: await answer.arrayBuffer() };
      const lifetimes = lifetimesOf(sent.headers.get('Cache-Control'));
      if (lifetimes === null || sent.headers.has('Set-Cookie')) return answerTo(request, sent);
      keep(all, key, { ...sent, keptAt: now(), lifetimes, isAskedAnew: false });
      return copyOf(sent, request, 0);
    },
  };
}

/** The same for everybody who asks in one language and takes the same packing. */
function forEverybody(request: Request, { byLanguage }: Shared): Request {
  const headers = new Headers(request.headers);
  if (!byLanguage) headers.delete('Accept-Language');
  for (const name of ['Cookie', 'If-None-Match', 'If-Modified-Since']) headers.delete(name);
  headers.set('Accept-Encoding', acceptsGzip(request) ? 'gzip' : 'identity');
  const { url, method, signal } = request;
  return new Request(url, { method, headers, signal });
}

function acceptsGzip({ headers }: Request): boolean {
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(headers.get('Accept-Encoding') ?? '');
}

function keyOf({ method, url, headers }: Request): string {
  return [method, url, headers.get('Accept-Language'), headers.get('Accept-Encoding')].join(' ');
}

/** The oldest ones make room. */
function keep(all: Map<string, Kept>, key: string, kept: Kept): void {
  all.delete(key);
  if (kept.bytes.byteLength > MOST_BYTES) return;
  all.set(key, kept);
  let bytes = [...all.values()].reduce((sum, one) => sum + one.bytes.byteLength, 0);
  for (const [name, { bytes: old }] of all) {
    if (bytes <= MOST_BYTES) return;
    all.delete(name);
    bytes -= old.byteLength;
  }
}

/** With its age, so that nobody takes its date for the time of now. */
function copyOf({ headers, bytes }: Sent, request: Request, age: number): Response {
  const aged = new Headers(headers);
  aged.set('Age', String(Math.floor(age)));
  return answerTo(request, { headers: aged, bytes });
}

/** 304 for who has it: the backend was asked for the whole. */
function answerTo({ headers: asked }: Request, { headers, bytes }: Sent): Response {
  if (!isKnown(asked.get('If-None-Match'), headers.get('ETag')))
    return new Response(bytes, { status: 200, headers });
  const kept = new Headers(headers);
  for (const name of ['Content-Type', 'Content-Encoding', 'Content-Length']) kept.delete(name);
  return new Response(null, { status: 304, headers: kept });
}

function isKnown(tags: string | null, own: string | null): boolean {
  if (tags === null || own === null) return false;
  const plain = (tag: string): string => tag.trim().replace(/^W\//, '');
  return tags.trim() === '*' || tags.split(',').some((tag) => plain(tag) === plain(own));
}
