import type { PageTab } from './PageTab.ts';

/** Where a tab is. Assigning an address loads a document. */
export class PageLocation {
  readonly #tab: PageTab;

  constructor(tab: PageTab) {
    this.#tab = tab;
  }

  get #url(): URL {
    return new URL(this.#tab.address);
  }

  get href(): string {
    return this.#url.href;
  }

  set href(address: string) {
    this.assign(address);
  }

  get origin(): string {
    return this.#url.origin;
  }

  get host(): string {
    return this.#url.host;
  }

  get hostname(): string {
    return this.#url.hostname;
  }

  get protocol(): string {
    return this.#url.protocol;
  }

  get pathname(): string {
    return this.#url.pathname;
  }

  get search(): string {
    return this.#url.search;
  }

  get hash(): string {
    return this.#url.hash;
  }

  assign(address: string): void {
    this.#tab.leaveFor(new URL(address, this.href).href);
  }

  replace(address: string): void {
    this.#tab.leaveFor(new URL(address, this.href).href, true);
  }

  reload(): void {
    this.#tab.leaveFor(this.href, true);
  }

  toString(): string {
    return this.href;
  }
}
