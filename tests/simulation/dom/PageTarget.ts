import type { PageEvent } from './PageEvent.ts';

type Listener = ((event: PageEvent) => void) | { handleEvent(event: PageEvent): void };

interface Registered {
  readonly listener: Listener;
  readonly isCapture: boolean;
  readonly isOnce: boolean;
}

interface ListenOptions {
  readonly capture?: boolean;
  readonly once?: boolean;
  readonly signal?: AbortSignal;
}

/** A target of events, in a tree whose `above` is the next target. */
export class PageTarget {
  #listeners: Map<string, Registered[]> | undefined;

  /** The target that an event bubbles to. */
  get above(): PageTarget | null {
    return null;
  }

  addEventListener(type: string, listener: Listener | null, options: boolean | ListenOptions = {}): void {
    if (listener === null) return;
    const {
      capture = false,
      once = false,
      signal,
    } = typeof options === 'boolean' ? { capture: options } : options;
    if (signal?.aborted) return;
    this.#listeners ??= new Map();
    const known = this.#listeners.get(type) ?? [];
    if (known.some((each) => each.listener === listener && each.isCapture === capture)) return;
    this.#listeners.set(type, [...known, { listener, isCapture: capture, isOnce: once }]);
    signal?.addEventListener('abort', () => this.removeEventListener(type, listener, capture), {
      once: true,
    });
  }

  removeEventListener(type: string, listener: Listener | null, options: boolean | ListenOptions = {}): void {
    const capture = typeof options === 'boolean' ? options : (options.capture ?? false);
    const known = this.#listeners?.get(type) ?? [];
    const left = known.filter((each) => each.listener !== listener || each.isCapture !== capture);
    this.#listeners?.set(type, left);
  }

  /** False if the default action was prevented. */
  dispatchEvent(event: PageEvent): boolean {
    const path: PageTarget[] = [this];
    for (let { above } = this as PageTarget; above !== null; { above } = above) path.push(above);
    event.target = this;
    for (const target of path.toReversed()) if (!event.isStopped) target.hear(event, true);
    for (const target of event.bubbles ? path : path.slice(0, 1))
      if (!event.isStopped) target.hear(event, false);
    event.currentTarget = null;
    return !event.defaultPrevented;
  }

  /** What a listener throws ends neither the other listeners nor the code that dispatched the event: the page reports it. */
  private hear(event: PageEvent, isCapture: boolean): void {
    for (const each of this.#listeners?.get(event.type) ?? []) {
      if (each.isCapture !== isCapture || event.isStoppedAtOnce) continue;
      if (each.isOnce) this.removeEventListener(event.type, each.listener, isCapture);
      event.currentTarget = this;
      try {
        if (typeof each.listener === 'function') each.listener.call(this, event);
        else each.listener.handleEvent(event);
      } catch (cause) {
        reportError(cause);
      }
    }
  }
}
