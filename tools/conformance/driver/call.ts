import type { Operation, OperationId } from '../contract/contract.ts';

/** A backend: `fetch` against a server, or an app in the same process. */
export type Backend = (request: Request) => Promise<Response>;

/** One call of the contract, before it is sent. */
export interface Call {
  readonly operation: OperationId;
  /** Values of the path's parameters. */
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly body?: unknown;
  readonly form?: FormData;
  /** `x-jwt-token` */
  readonly token?: string | undefined;
  /** `x-link-token` */
  readonly link?: string | undefined;
  /** `Idempotency-Key`. A mover of value gets a new one; `null` sends none. */
  readonly key?: string | null;
  readonly language?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** A link preview asks for the headers only. */
  readonly preview?: 'HEAD';
}

/** A call together with its answer. */
export interface Exchange {
  readonly operation: Operation;
  readonly call: Call;
  /** Of the site that is tested. */
  readonly origin: string;
  readonly sent: Headers;
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Uint8Array;
  /** Parsed JSON; undefined for an empty answer and for a file. */
  readonly body: unknown;
  /** Milliseconds until the answer was complete. */
  readonly took: number;
  /** When it was sent and when the answer was complete, in milliseconds since 1970. */
  readonly asked: number;
  readonly arrived: number;
}

/** @param origin of the site, such as `https://www.voucher-de.example` */
export function requestOf(call: Call, { method, template, movesValue }: Operation, origin: string): Request {
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(call.path?.[name] ?? ''),
  );
  const url = new URL(`/api${path}`, origin);
  for (const [name, value] of Object.entries(call.query ?? {})) url.searchParams.set(name, value);
  const headers = new Headers({ 'Accept-Language': call.language ?? 'de-DE', ...call.headers });
  const key = call.key === undefined && movesValue ? crypto.randomUUID() : call.key;
  const given = { 'x-jwt-token': call.token, 'x-link-token': call.link, 'Idempotency-Key': key };
  for (const [name, value] of Object.entries(given))
    if (value !== undefined && value !== null) headers.set(name, value);
  if (call.body !== undefined) headers.set('Content-Type', 'application/json');
  const body = call.form ?? (call.body === undefined ? null : JSON.stringify(call.body));
  return new Request(url, { method: call.preview ?? method, headers, body, redirect: 'manual' });
}

/** The fields of an answer that may be of another shape: a refusal, a page of a proxy, nothing. */
export function fieldsOf<T>({ body }: Pick<Exchange, 'body'>): Partial<T> {
  return body ?? {};
}

/** The first error code of a problem document. */
export function codeOf(exchange: Pick<Exchange, 'body'>): string | undefined {
  const { errors } = fieldsOf<{ errors: { code?: string }[] }>(exchange);
  return Array.isArray(errors) ? errors[0]?.code : undefined;
}

/** A refusal where another answer was expected: what was tried with it has this one cause. */
export function causeOf(exchange: Exchange): { readonly cause?: string } {
  const { operation, status } = exchange;
  return isOk(exchange) ? {} : { cause: `refused ${operation.operationId} ${status} ${codeOf(exchange)}` };
}

/** What a refusal says about the money. */
export function moneyOf(exchange: Pick<Exchange, 'body'>): string | undefined {
  return fieldsOf<{ moneyState: string }>(exchange).moneyState;
}

export function isOk({ status }: Pick<Exchange, 'status'>): boolean {
  return status >= 200 && status < 300;
}
