import { correlationOf } from './limits.ts';
import { loggedAddress } from './loggedAddress.ts';

/** The operator's log: it must stay out of every log that has network addresses (docs/operation.md). */
export const UNLOGGED = '/api/v2/operation-log';

/** What a server writes of a request. nginx writes the same (`tools/deploy/nginx/http.conf`). */
export interface LoggedRequest {
  readonly time: string;
  readonly host: string;
  readonly method: string;
  /** See `loggedAddress`. */
  readonly address: string;
  readonly status: number;
  /** In seconds, until the answer began. */
  readonly requestTime: number;
  /** The same of the backend; null if it was not asked. */
  readonly upstreamTime: number | null;
  /** Null if the backend was not asked, or gave no answer. */
  readonly upstreamStatus: number | null;
  readonly correlationId: string | null;
}

/** How the backend answered one request. */
export interface Seen {
  readonly time: number;
  readonly status: number | null;
}

interface Answering {
  readonly status: number;
  /** Both in ms. */
  readonly began: number;
  readonly ended: number;
  readonly seen: Seen | null;
}

/** Null for a request that no log may have. */
export function lineOf(
  { method, url, headers }: Request,
  { status, began, ended, seen }: Answering,
  endings: readonly string[],
): LoggedRequest | null {
  const { host, pathname } = new URL(url);
  if (pathname === UNLOGGED) return null;
  return {
    time: new Date(began).toISOString(),
    host,
    method,
    address: loggedAddress(pathname, endings),
    status,
    requestTime: (ended - began) / 1000,
    upstreamTime: seen?.time ?? null,
    upstreamStatus: seen?.status ?? null,
    correlationId: correlationOf(headers),
  };
}
