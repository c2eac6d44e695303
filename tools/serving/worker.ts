/** The edge worker: `dist-edge/worker.js` for Cloudflare Workers and workerd (docs/hosting.md). */
import { createHandler } from './handler.ts';
import { atAddress } from './passOn.ts';
import { type Counter, correlationOf, countersOf } from './limits.ts';
import type { Environment, LimitName, ServingTable } from './table.ts';

/** The build puts the release's table here (`tools/build/edgeFolder.ts`). */
declare const SERVING_TABLE: ServingTable;

interface Fetcher {
  fetch(request: Request | string): Promise<Response>;
}

/** Cloudflare's rate limiting: its rate is set beside its name, in the configuration. */
interface RateLimit {
  limit(asked: { readonly key: string }): Promise<{ readonly success: boolean }>;
}

interface Bindings {
  readonly ASSETS: Fetcher;
  /** An address, or a service that keeps the requested `Host`. */
  readonly UPSTREAM: string | Fetcher;
  readonly DOMAINS?: Environment['domains'];
  readonly UNKNOWN_HOSTS?: 'first' | 'refuse';
  readonly ACCESS_LOG?: 'on' | 'off';
  /** Without one, nothing is counted by it. */
  readonly LIMIT_PAGE?: RateLimit;
  readonly LIMIT_ADDRESS?: RateLimit;
  readonly LIMIT_LOG?: RateLimit;
}

type Handler = ReturnType<typeof createHandler>;

/** One for each isolate, which keeps the backend's answers for everybody. Its bindings never change. */
let handler: Handler | undefined;

function handlerOf(bindings: Bindings): Handler {
  const { ASSETS, UPSTREAM, DOMAINS, UNKNOWN_HOSTS, ACCESS_LOG } = bindings;
  return createHandler({
    table: SERVING_TABLE,
    environment: { domains: DOMAINS ?? {}, refusesUnknownHosts: UNKNOWN_HOSTS === 'refuse' },
    async read(path) {
      const found = await ASSETS.fetch(`https://assets.example${path}`);
      return found.ok ? (found.body ?? undefined) : undefined;
    },
    upstream: (asked) =>
      typeof UPSTREAM === 'string' ? fetch(atAddress(UPSTREAM, asked)) : UPSTREAM.fetch(asked),
    allows: (limit, request) => isWithin(bindings, limit, request),
    // oxlint-disable-next-line no-console -- The log of a worker is its console.
    ...(ACCESS_LOG === 'on' && { log: (line) => console.log(JSON.stringify(line)) }),
  });
}

async function isWithin(
  { LIMIT_PAGE, LIMIT_ADDRESS, LIMIT_LOG }: Bindings,
  limit: LimitName,
  { headers }: Request,
): Promise<boolean> {
  const limits: Readonly<Record<Counter, RateLimit | undefined>> = {
    page: LIMIT_PAGE,
    address: LIMIT_ADDRESS,
    log: LIMIT_LOG,
  };
  const asked = { id: correlationOf(headers), address: headers.get('CF-Connecting-IP') };
  for (const [counter, key] of countersOf(limit, asked)) {
    const counted = await limits[counter]?.limit({ key });
    if (counted?.success === false) return false;
  }
  return true;
}

// oxlint-disable-next-line import/no-default-export -- Workers call the default export.
export default {
  fetch(request: Request, bindings: Bindings): Promise<Response> {
    handler ??= handlerOf(bindings);
    return handler(request);
  },
};
