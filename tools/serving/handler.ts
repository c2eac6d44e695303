import { type LoggedRequest, lineOf, type Seen } from './accessLog.ts';
import { type Answered, type Asked, planOf } from './plan.ts';
import { type Ask, asking, gatewayAnswer, passOn, type Upstream } from './passOn.ts';
import { createSharedCache } from './sharedCache.ts';
import type { Environment, LimitName, ServingTable } from './table.ts';

/** What a platform brings: the files of the release, and the way to the backend. */
export interface Platform {
  readonly table: ServingTable;
  readonly environment: Environment;
  /** The bytes of a file as they lie in the release; undefined without it. */
  readonly read: (path: string) => Promise<ReadableStream | Uint8Array<ArrayBuffer> | undefined>;
  readonly upstream: Upstream;
  /** Whether a request is within a limit; without it, all are. */
  readonly allows?: (limit: LimitName, request: Request) => Promise<boolean>;
  /** Gets a line for each request. */
  readonly log?: (line: LoggedRequest) => void;
}

/** Bodies that are packed already: Workers would pack them once more. Other platforms ignore it. */
const PACKED_BEFORE = { encodeBody: 'manual' } as const;

/** Serves a release on any platform with the Fetch API: an edge worker, the preview, plain Node. */
export function createHandler(platform: Platform): (request: Request) => Promise<Response> {
  const { log } = platform;
  const upstream = asking(platform.upstream);
  const answerBy = answering(platform);
  if (log === undefined) return (request) => answerBy(request, upstream);
  const endings = Object.keys(platform.table.types);
  return async (request) => {
    const began = Date.now();
    const backend = watching(upstream);
    const answer = await answerBy(request, backend.ask);
    const line = lineOf(
      request,
      { status: answer.status, began, ended: Date.now(), seen: backend.seen() },
      endings,
    );
    if (line !== null) log(line);
    return answer;
  };
}

function answering({ table, environment, read, allows }: Platform) {
  const cache = createSharedCache();
  return async (request: Request, upstream: Ask): Promise<Response> => {
    const plan = planOf(table, environment, askedBy(request));
    if (plan.kind === 'proxy') {
      const { limit, shared } = plan;
      if (limit !== null && (await allows?.(limit, request)) === false) return gatewayAnswer(429, plan);
      const ask = (asked: Request): Promise<Response> => passOn(asked, plan, upstream);
      return shared === null ? ask(request) : cache.answer(request, shared, ask);
    }
    if (plan.kind === 'answer') return sent(request, plan, read);
    const isThere = (await read(plan.file)) !== undefined;
    return sent(request, isThere ? plan.good : plan.bad, read);
  };
}

function watching(upstream: Ask): { readonly ask: Ask; readonly seen: () => Seen | null } {
  let seen: Seen | null = null;
  return {
    seen: () => seen,
    async ask(request) {
      const from = Date.now();
      const see = (status: number | null): void => {
        seen = { time: (Date.now() - from) / 1000, status };
      };
      try {
        const answer = await upstream(request);
        see(answer.status);
        return answer;
      } catch (error) {
        see(null);
        throw error;
      }
    },
  };
}

function askedBy({ method, url, headers }: Request): Asked {
  const { host, pathname, search } = new URL(url);
  return { method, host, target: `${pathname}${search}`, header: (name) => headers.get(name) };
}

async function sent(
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
