import { PageEvent } from '../dom/PageEvent.ts';
import type { Tab } from '../Tab.ts';
import type { PageWindow } from './PageWindow.ts';

/** An entry of a tab's history, and the document that it belongs to. */
export interface HistoryEntry {
  address: string;
  state: unknown;
  page: PageWindow | null;
}

/** `window.history`. A step to an entry of another document loads that. */
export class TabHistory {
  readonly #tab: Tab;
  readonly #page: PageWindow;
  scrollRestoration = 'auto';

  constructor(tab: Tab, page: PageWindow) {
    this.#tab = tab;
    this.#page = page;
  }

  get length(): number {
    return this.#tab.entries.length;
  }

  get state(): unknown {
    return this.#tab.entry.state;
  }

  pushState(state: unknown, _title: string, address?: string | URL | null): void {
    this.#tab.push({ address: this.#full(address), state, page: this.#page });
  }

  replaceState(state: unknown, _title: string, address?: string | URL | null): void {
    Object.assign(this.#tab.entry, { address: this.#full(address), state });
  }

  back(): void {
    this.go(-1);
  }

  forward(): void {
    this.go(1);
  }

  go(by: number): void {
    this.#page.engine.schedule(0, () => this.#tab.step(by), this.#page);
  }

  /** The tab has stepped within the document. */
  tell(): void {
    this.#page.dispatchEvent(new PageEvent('popstate', { state: this.state }));
  }

  #full(address: string | URL | null | undefined): string {
    return new URL(String(address ?? this.#tab.address), this.#tab.address).href;
  }
}
