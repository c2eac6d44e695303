import { type Answered, type Asked, planOf } from './plan.ts';
import { passOn, type Upstream } from './passOn.ts';
import { createSharedCache } from './sharedCache.ts';
import type { Environment, ServingTable } from './table.ts';

/** What a platform brings: the files of the release, and the way to the backend. */
export interface Platform {
  readonly table: ServingTable;
  readonly environment: Environment;
  /** The bytes of a file as they lie in the release; undefined without it. */
  readonly read: (path: string) => Promise<ReadableStream | Uint8Array<ArrayBuffer> | undefined>;
  readonly upstream: Upstream;
}

/** Bodies that are packed already: Workers would pack them once more. Other platforms ignore it. */
const PACKED_BEFORE = { encodeBody: 'manual' } as const;

/** Serves a release on any platform with the Fetch API: an edge worker, the preview, plain Node. */
export function createHandler(platform: Platform): (request: Request) => Promise<Response> {
  const { table, environment, read, upstream } = platform;
  const cache = createSharedCache();
  return async (request) => {
    const plan = planOf(table, environment, askedBy(request));
    if (plan.kind === 'proxy') {
      const ask = (asked: Request): Promise<Response> => passOn(asked, plan, upstream);
      return plan.shared === null ? ask(request) : cache.answer(request, plan.shared, ask);
    }
    if (plan.kind === 'answer') return answer(request, plan, read);
    const isThere = (await read(plan.file)) !== undefined;
    return answer(request, isThere ? plan.good : plan.bad, read);
  };
}

function askedBy({ method, url, headers }: Request): Asked {
  const { host, pathname, search } = new URL(url);
  return { method, host, target: `${pathname}${search}`, header: (name) => headers.get(name) };
}

async function answer(
  { method }: Request,
  { status, headers, body }: Answered,
  read: Platform['read'],
): Promise<Response> {
  if (body === null || method === 'HEAD') return new Response(null, { status, headers });
  if ('text' in body) return new Response(body.text, { status, headers });
  const bytes = await read(body.file);
  if (bytes === undefined) throw new Error(`${body.file} is in the table, and no file of the release`);
  return new Response(bytes, { status, headers, ...PACKED_BEFORE });
}
