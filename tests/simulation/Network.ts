import type { PageWindow } from './platform/PageWindow.ts';
import type { Backend } from './Backend.ts';
import type { Engine } from './platform/Engine.ts';

/** What happens to a call on its way. Times are in milliseconds. */
export type NetworkFault =
  | { readonly kind: 'request-lost' | 'answer-lost' | 'doubled' | 'down' | 'portal' }
  | { readonly kind: 'late-request' | 'late-answer'; readonly ms: number }
  /** A gateway refuses the call, which the backend has carried out, or gets after that time. */
  | { readonly kind: 'refused-after'; readonly status: number }
  | { readonly kind: 'refused-late'; readonly status: number; readonly ms: number };

const USUAL_MS = 20;

/** The calls that place an order, and that conclude a paid one. */
const ORDERS = /\/v2\/(redeem|donation)$|\/finalize\b/;
/** The calls by which a page starts: a cache answers them. */
const CACHED = /\/(redeem-site-config|v2\/parameter|v2\/translation)\//;

interface NetworkWorld {
  readonly engine: Engine;
  readonly backend: Backend;
  /** The number of the journey's current step. */
  readonly step: number;
}

/** The way between a page and the backend. */
export class Network {
  readonly #world: NetworkWorld;
  /** The faults of the next calls that are not a GET, in order. */
  readonly posts: NetworkFault[] = [];
  /** The faults of the next GET calls, in order. */
  readonly gets: NetworkFault[] = [];
  isOffline = false;
  /**
   * Until then the gateway answers for the backend: of the calls that no cache answers, only those that place an order
   * arrive, and all get a 502. In milliseconds since the world began.
   */
  outageUntil = 0;

  constructor(world: NetworkWorld) {
    this.#world = world;
  }

  /** True if the next order meets a fault already. */
  get isFaulty(): boolean {
    return this.posts.length > 0 || this.#world.engine.elapsed < this.outageUntil;
  }

  documentMs(): number {
    return USUAL_MS;
  }

  /** `fetch` of a page. */
  send(page: PageWindow, request: Request, signal: AbortSignal | undefined): Promise<Response> {
    const { engine, backend } = this.#world;
    return new Promise((resolve, reject) => {
      const lost = () => reject(new TypeError('Failed to fetch'));
      if (signal?.aborted) return reject(signal.reason as Error);
      signal?.addEventListener('abort', () => reject(signal.reason as Error));
      if (this.isOffline) return void engine.schedule(5, lost, page);
      const { pathname } = new URL(request.url);
      if (!pathname.startsWith('/api/'))
        return void engine.schedule(2 * USUAL_MS, () => resolve(new Response('')), page);
      const fault = (request.method === 'GET' ? this.gets : this.posts).shift();
      const way = (what: 'late-request' | 'late-answer') => USUAL_MS + (fault?.kind === what ? fault.ms : 0);
      if (fault?.kind === 'request-lost') return void engine.schedule(USUAL_MS, lost, page);
      const isOutage = engine.elapsed < this.outageUntil;
      const isUnheard = isOutage && !ORDERS.test(pathname) && !CACHED.test(pathname);
      const instead = isUnheard ? badGateway() : insteadOf(fault);
      if (instead !== null) return void engine.schedule(2 * USUAL_MS, () => resolve(instead), page);
      const copy = fault?.kind === 'doubled' ? request.clone() : null;
      const { tab } = page;
      const { step } = this.#world;
      const sender = {
        tab: tab.number,
        step,
        sentAt: engine.elapsed,
        isAnswered: false,
        toldStatus: null as number | null,
      };
      const deliver = (answer: Response) => {
        // A page that has given a call up gets no answer.
        sender.isAnswered = signal?.aborted !== true;
        sender.toldStatus = sender.isAnswered ? answer.status : null;
        resolve(answer);
      };
      if (fault?.kind === 'refused-late') {
        engine.schedule(USUAL_MS + fault.ms, () => backend.answer(request, sender), null);
        return void engine.schedule(2 * USUAL_MS, () => resolve(gateway(fault.status)), page);
      }
      const arrive = async () => {
        const answer = await backend.answer(request, sender);
        if (copy !== null) engine.schedule(3 * USUAL_MS, () => backend.answer(copy, sender), null);
        if (fault?.kind === 'answer-lost') engine.schedule(USUAL_MS, lost, page);
        else if (fault?.kind === 'refused-after')
          engine.schedule(USUAL_MS, () => resolve(gateway(fault.status)), page);
        else {
          const given = isOutage && ORDERS.test(pathname) ? badGateway() : answer;
          engine.schedule(way('late-answer'), () => (this.isOffline ? lost() : deliver(given)), page);
        }
      };
      engine.schedule(way('late-request'), arrive, null);
      return undefined;
    });
  }
}

const WAITS: readonly number[] = [429, 503];

/** A gateway's own page. */
function gateway(status: number): Response {
  const headers = { 'Content-Type': 'text/html', ...(WAITS.includes(status) && { 'Retry-After': '30' }) };
  return new Response(`<h1>${status}</h1>`, { status, headers });
}

const badGateway = (): Response => gateway(502);

function insteadOf(fault: NetworkFault | undefined): Response | null {
  if (fault?.kind === 'down') return badGateway();
  if (fault?.kind === 'portal')
    return new Response('<h1>Welcome to the hotel</h1>', { headers: { 'Content-Type': 'text/html' } });
  return null;
}
