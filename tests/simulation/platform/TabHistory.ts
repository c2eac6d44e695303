import { PageEvent } from '../dom/PageEvent.ts';
import type { Engine, Owner } from './Engine.ts';
import type { PageTab } from './PageTab.ts';

interface HistoryPage extends Owner {
  readonly engine: Engine;
  dispatchEvent(event: PageEvent): boolean;
}

/** `window.history`. A step to an entry of another document loads that. */
export class TabHistory {
  readonly #tab: PageTab;
  readonly #page: HistoryPage;
  scrollRestoration = 'auto';

  constructor(tab: PageTab, page: HistoryPage) {
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
