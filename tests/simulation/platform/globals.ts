import type { CorrelationId } from '#domain/operation/correlationId.ts';
import { PageEvent } from '../dom/PageEvent.ts';
import { PageElement } from '../dom/PageElement.ts';
import { PageNode } from '../dom/PageNode.ts';
import { PageFrame, PageLabel } from '../dom/widgets.ts';
import { PageButton, PageInput } from '../dom/controls.ts';
import type { World } from '../World.ts';
import { ChannelPort } from './ChannelPort.ts';
import { cryptographyOf } from './cryptography.ts';
import type { PageWindow } from './PageWindow.ts';
import { SimulatedStorage } from './SimulatedStorage.ts';

/** The world whose code runs; the platform's globals belong to its current document. */
let world: World;

export function enter(entered: World): void {
  world = entered;
}

/** Only windows own code here. */
const currentPage = (): PageWindow | null => (world?.engine.current ?? null) as PageWindow | null;

const page = (): PageWindow => {
  const current = currentPage();
  if (current === null) throw new Error('The backend has no page.');
  return current;
};

const RealDate = Date;
const RealRequest = Request;
const RealFormData = FormData;
const RealAbort = AbortSignal;

const now = (): number => {
  if (world === undefined) return 0;
  return world.engine.now + (currentPage()?.tab.device.skewMs ?? 0);
};

class SimulatedDate extends RealDate {
  constructor(...parts: ConstructorParameters<DateConstructor> | []) {
    if (parts.length === 0) super(now());
    else super(...parts);
  }

  static override now(): number {
    return now();
  }
}

/**
 * Keeps its signal itself. Node's registers the signal with the collector, and that would keep the whole page, because
 * the router listens to it.
 */
class SimulatedRequest extends RealRequest {
  readonly #signal: AbortSignal | null;

  constructor(input: RequestInfo | URL, { signal = null, ...init }: RequestInit = {}) {
    const current = currentPage();
    super(
      typeof input === 'string' && current !== null ? new URL(input, current.location.href) : input,
      init,
    );
    this.#signal = signal ?? (input instanceof SimulatedRequest ? input.#signal : null);
  }

  override get signal(): AbortSignal {
    return this.#signal ?? super.signal;
  }
}

class SimulatedFormData extends RealFormData {
  constructor(form?: PageElement) {
    super();
    for (const field of form?.querySelectorAll('input') ?? [])
      if (field instanceof PageInput) this.append(field.name, field.value);
  }
}

/** Of a page's end the collector tells nothing: its registry would keep what the page was about to draw, for ever. */
class SimulatedRegistry {
  register(): void {}
  unregister(): void {}
}

class SimulatedObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

const isPlain = (word: unknown): boolean => Object.getPrototypeOf(Object(word)) === Object.prototype;

/** A limit in the world's time. */
function timeout(ms: number): AbortSignal {
  const end = new AbortController();
  world.engine.schedule(ms, () => end.abort(new DOMException('The operation timed out.', 'TimeoutError')));
  return end.signal;
}

/**
 * Replaces the platform's clock, timers, network, storage, randomness and page by those of the simulated world. Must run
 * before the app's modules are evaluated, because libraries remember the platform's functions.
 */
export function replacePlatform(): void {
  // The sandbox refuses calls by throwing errors. Their stack traces take time, and nothing reads them.
  Error.stackTraceLimit = 1;
  const later = (run: (...rest: unknown[]) => unknown, ms?: number, ...rest: unknown[]) =>
    world.engine.schedule(ms ?? 0, () => run(...rest));
  const values: Readonly<Record<string, unknown>> = {
    setTimeout: later,
    clearTimeout: (id: unknown) => world.engine.cancel(id),
    setInterval: (run: () => unknown, ms: number) => page().setInterval(run, ms),
    clearInterval: (timer: { id: number } | undefined) => world.engine.cancel(timer?.id),
    setImmediate: (run: () => unknown) => world?.engine.immediate(run),
    requestAnimationFrame: (run: (time: number) => unknown) => page().requestAnimationFrame(run),
    cancelAnimationFrame: (id: unknown) => world.engine.cancel(id),
    MessageChannel: undefined,
    Date: SimulatedDate,
    FormData: SimulatedFormData,
    Request: SimulatedRequest,
    performance: { now: () => (world === undefined ? 0 : world.engine.elapsed), mark: () => undefined },
    fetch: (request: Request, { signal }: { signal?: AbortSignal } = {}) => {
      const asked = typeof request === 'string' ? new SimulatedRequest(request) : request;
      return world.network.send(page(), asked, signal);
    },
    crypto: cryptographyOf(() => world.random),
    BroadcastChannel: class extends ChannelPort {
      constructor(name: string) {
        super(name, page());
      }
    },
    Storage: SimulatedStorage,
    Event: PageEvent,
    Node: PageNode,
    Element: PageElement,
    HTMLElement: PageElement,
    HTMLIFrameElement: PageFrame,
    HTMLLabelElement: PageLabel,
    HTMLInputElement: PageInput,
    HTMLButtonElement: PageButton,
    ResizeObserver: SimulatedObserver,
    IntersectionObserver: SimulatedObserver,
    // What it would tell is only spoken.
    MutationObserver: SimulatedObserver,
    PerformanceObserver: SimulatedObserver,
    FinalizationRegistry: SimulatedRegistry,
    CSSStyleSheet: class {
      replaceSync(): void {}
    },
    CSS: { supports: () => false, escape: (text: string) => text },
    addEventListener: undefined,
    loadScript: <T>(name: string, load: () => Promise<T>) => currentPage()?.loadScript(name, load) ?? load(),
    reportError: (cause: unknown) => world.engine.failures.push(cause),
    getComputedStyle: () => page().getComputedStyle(),
    scrollTo: () => undefined,
  };
  for (const [name, value] of Object.entries(values))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  const heard = (...words: unknown[]) =>
    void world?.heard.push(
      words.map((word) => (isPlain(word) ? JSON.stringify(word) : String(word))).join(' '),
    );
  Object.assign(console, { warn: heard, error: heard });
  // What a page throws outside of any event, as in a microtask, would end the process, and not only the page's code.
  for (const thrown of ['unhandledRejection', 'uncaughtException'])
    process.on(thrown, (cause) => void world?.engine.failures.push(cause));
  Object.defineProperty(Math, 'random', { value: () => world?.random.next() ?? 0.5, configurable: true });
  Object.defineProperty(RealAbort, 'timeout', { value: timeout, configurable: true });
  const views = [
    'window',
    'document',
    'navigator',
    'location',
    'history',
    'sessionStorage',
    'localStorage',
    'event',
  ];
  for (const name of views) {
    Object.defineProperty(globalThis, name, {
      get: () => {
        const current = currentPage();
        if (name === 'window') return current ?? EVALUATING;
        return current === null
          ? (EVALUATING as Record<string, unknown>)[name]
          : current[name as keyof PageWindow];
      },
      configurable: true,
    });
  }
  // The app makes it a global of its document.
  Object.defineProperty(globalThis, 'pageId', {
    get: () => currentPage()?.pageId,
    set: (id: CorrelationId) => {
      page().pageId = id;
    },
    configurable: true,
  });
}

/** What libraries find while they are evaluated: enough to see that there is a page. */
const EVALUATING = {
  document: {
    oninput: null,
    createElement: () => ({ style: {} }),
    documentElement: { style: {} },
    documentMode: undefined,
  },
  navigator: { userAgent: 'simulation', platform: 'simulation' },
  addEventListener: () => undefined,
  event: undefined,
};
