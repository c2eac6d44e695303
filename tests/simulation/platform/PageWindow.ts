import type { CorrelationId } from '#domain/operation/correlationId.ts';
import { PageDocument } from '../dom/PageDocument.ts';
import { PageEvent } from '../dom/PageEvent.ts';
import { PageTarget } from '../dom/PageTarget.ts';
import { PageFrame } from '../dom/widgets.ts';
import type { PageTab } from './PageTab.ts';
import type { Engine } from './Engine.ts';
import type { SimulatedStorage } from './SimulatedStorage.ts';
import { TabHistory } from './TabHistory.ts';
import { PageLocation } from './PageLocation.ts';

/** The window of one loaded document. After the tab has left it, nothing of it runs any more. */
export class PageWindow extends PageTarget {
  readonly tab: PageTab;
  readonly engine: Engine;
  readonly document: PageDocument;
  readonly location: PageLocation;
  readonly history: TabHistory;
  readonly innerHeight = 800;
  readonly innerWidth = 1280;
  readonly scrollY = 0;
  readonly scrollX = 0;
  readonly name = '';
  readonly HTMLIFrameElement = PageFrame;
  event: PageEvent | undefined;
  /** Set by the app, once per document. */
  pageId: CorrelationId | undefined;
  isAlive = true;
  hasStarted = false;
  readonly #release: number;
  readonly #scripts = new Set<string>();

  constructor(tab: PageTab) {
    super();
    this.tab = tab;
    this.engine = tab.device.world.engine;
    this.#release = tab.device.world.backend.release;
    this.location = new PageLocation(tab);
    this.history = new TabHistory(tab, this);
    this.document = new PageDocument(this);
    const root = this.document.createElement('div');
    root.id = 'root';
    this.document.body.append(root);
  }

  get window(): this {
    return this;
  }

  get sessionStorage(): SimulatedStorage {
    return this.#unlessForbidden(this.tab.session);
  }

  get localStorage(): SimulatedStorage {
    return this.#unlessForbidden(this.tab.device.local);
  }

  get navigator() {
    return this.tab.device.navigator;
  }

  get performance(): Performance {
    return globalThis.performance;
  }

  open(address: string, target: string): null {
    if (target === '_blank') return null;
    this.tab.leaveFor(address);
    return null;
  }

  post(address: string, fields: Readonly<Record<string, string>>): void {
    this.tab.leaveByPost(address, fields);
  }

  readonly setTimeout = (run: (...rest: unknown[]) => unknown, ms = 0, ...rest: unknown[]): number =>
    this.engine.schedule(ms, () => run(...rest), this);

  readonly clearTimeout = (id: unknown): void => this.engine.cancel(id);

  readonly setInterval = (run: () => unknown, ms: number): { id: number } => {
    const timer = { id: 0 };
    const again = () => {
      timer.id = this.engine.schedule(ms, again, this);
      run();
    };
    timer.id = this.engine.schedule(ms, again, this);
    return timer;
  };

  readonly clearInterval = (timer: { id: number } | undefined): void => this.engine.cancel(timer?.id);

  readonly requestAnimationFrame = (run: (time: number) => unknown): number =>
    this.engine.schedule(16, () => run(this.engine.elapsed), this);

  readonly cancelAnimationFrame = (id: number): void => this.engine.cancel(id);

  matchMedia(media: string) {
    // As wide as a desktop, with all its motion; nothing else is asked for.
    return {
      media,
      matches: media.includes('width') || media.includes('no-preference'),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    };
  }

  getComputedStyle() {
    return {
      gridTemplateColumns: '1px 1px',
      rowGap: '0px',
      scrollPaddingTop: '0px',
      getPropertyValue: () => '',
    };
  }

  /** Fails as the bundler's loader does if the script is not there yet, and a release has removed it. */
  async loadScript<T>(name: string, load: () => Promise<T>): Promise<T> {
    if (this.#release !== this.tab.device.world.backend.release && !this.#scripts.has(name))
      throw Object.assign(new Error(`Loading chunk ${name} failed.`), { name: 'ChunkLoadError' });
    this.#scripts.add(name);
    return load();
  }

  getSelection(): null {
    return null;
  }

  scrollTo(): void {}

  scrollBy(): void {}

  print(): void {}

  override dispatchEvent(event: PageEvent): boolean {
    const before = this.event;
    this.event = event;
    const goesOn = super.dispatchEvent(event);
    this.event = before;
    return goesOn;
  }

  /** The tab leaves the page for another one, or is closed. A killed tab tells the page nothing. */
  end(isTold: boolean): void {
    if (isTold) this.dispatchEvent(new PageEvent('pagehide', { persisted: false }));
    this.isAlive = false;
    this.engine.dropEventsOf(this);
  }

  #unlessForbidden(storage: SimulatedStorage): SimulatedStorage {
    if (storage.mood === 'forbidden') throw new DOMException('Access is denied.', 'SecurityError');
    return storage;
  }
}
