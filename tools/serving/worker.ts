/** The edge worker: `dist-edge/worker.js` for Cloudflare Workers and workerd (docs/hosting.md). */
import { createHandler } from './handler.ts';
import { atAddress } from './passOn.ts';
import type { Environment, ServingTable } from './table.ts';

/** The build puts the release's table here (`tools/build/edgeFolder.ts`). */
declare const SERVING_TABLE: ServingTable;

interface Fetcher {
  fetch(request: Request | string): Promise<Response>;
}

interface Bindings {
  readonly ASSETS: Fetcher;
  /** An address, or a service that keeps the requested `Host`. */
  readonly UPSTREAM: string | Fetcher;
  readonly DOMAINS?: Environment['domains'];
  readonly UNKNOWN_HOSTS?: 'first' | 'refuse';
}

type Handler = ReturnType<typeof createHandler>;

/** One for each isolate, which keeps the backend's answers for everybody. Its bindings never change. */
let handler: Handler | undefined;

function handlerOf({ ASSETS, UPSTREAM, DOMAINS, UNKNOWN_HOSTS }: Bindings): Handler {
  return createHandler({
    table: SERVING_TABLE,
    environment: { domains: DOMAINS ?? {}, refusesUnknownHosts: UNKNOWN_HOSTS === 'refuse' },
    async read(path) {
      const found = await ASSETS.fetch(`https://assets.example${path}`);
      return found.ok ? (found.body ?? undefined) : undefined;
    },
    upstream: (asked) =>
      typeof UPSTREAM === 'string' ? fetch(atAddress(UPSTREAM, asked)) : UPSTREAM.fetch(asked),
  });
}

// oxlint-disable-next-line import/no-default-export -- Workers call the default export.
export default {
  fetch(request: Request, bindings: Bindings): Promise<Response> {
    handler ??= handlerOf(bindings);
    return handler(request);
  },
};
