import createClient, { type Client, type Middleware } from 'openapi-fetch';
import type { CorrelationId } from '#domain/operation/correlationId.ts';
import type { paths } from '#openapi/schema.d.ts';
import { type CallListener, type DateListener, type TransportLimits, createTransport } from './transport.ts';

export type ApiClient = Client<paths>;

export interface ApiSettings {
  /** `/api` in the browser, an absolute URL in tests. */
  readonly baseUrl: string;
  /** Language and country in use, such as `de-CH`. */
  readonly acceptLanguage: () => string;
  readonly voucherToken: () => string | null;
  /** Sent with every call, so that the calls of one page load are found together. */
  readonly correlationId: CorrelationId;
  /** Sent with every call of end-to-end runs (product 15.4). */
  readonly e2eSecret: string | null;
  readonly limits: TransportLimits;
  readonly onDate: DateListener;
  readonly onCall: CallListener;
}

/** The only calls that send the stored voucher token. A call that brings its own token keeps it. */
const WITH_VOUCHER_TOKEN: ReadonlySet<string> = new Set<keyof paths>([
  '/v2/redeem/quote',
  '/v2/redeem',
  '/v2/redeem/{redeemId}',
  '/v2/donation',
]);

/** Public answers, the same for every user: the only ones that may be cached. */
const CACHEABLE: ReadonlySet<string> = new Set<keyof paths>([
  '/v2/shop/categories/{id}',
  '/v2/shop/wall/{id}',
  '/v2/shop/{id}',
]);

/** The only place that sets headers, caching and redirects (product 15.4). */
export function createApiClient(settings: ApiSettings): ApiClient {
  const client = createClient<paths>({
    baseUrl: settings.baseUrl,
    // Following a redirect could send the token to another origin.
    redirect: 'error',
    fetch: createTransport(settings.limits, settings.onDate, settings.onCall),
  });
  client.use(headersOf(settings));
  return client;
}

function headersOf({ acceptLanguage, voucherToken, correlationId, e2eSecret }: ApiSettings): Middleware {
  return {
    onRequest({ request, schemaPath }) {
      if (!request.headers.has('Accept-Language')) request.headers.set('Accept-Language', acceptLanguage());
      request.headers.set('X-Correlation-Id', correlationId);
      if (e2eSecret !== null) request.headers.set('x-e2e-secret', e2eSecret);
      const token = WITH_VOUCHER_TOKEN.has(schemaPath) ? voucherToken() : null;
      if (token !== null && !request.headers.has('x-jwt-token')) request.headers.set('x-jwt-token', token);
      return CACHEABLE.has(schemaPath) ? undefined : new Request(request, { cache: 'no-store' });
    },
  };
}
