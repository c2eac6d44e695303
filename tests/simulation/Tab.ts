import type { HistoryEntry, PageTab } from './platform/PageTab.ts';
import { PageWindow } from './platform/PageWindow.ts';
import { SimulatedStorage } from './platform/SimulatedStorage.ts';
import type { Surroundings } from './Surroundings.ts';

type TabDevice = PageTab['device'] & { readonly world: Surroundings };

/** A browser tab: its session storage, its history, and the document that it shows. */
export class Tab implements PageTab {
  readonly device: TabDevice;
  readonly number: number;
  readonly session: SimulatedStorage;
  readonly entries: HistoryEntry[];
  #index: number;
  /** Null on a page that is not the app's, and while the tab is not in memory. */
  page: PageWindow | null = null;
  /** The provider's page that the tab shows instead of the app. */
  foreign: string | null = null;

  constructor(device: TabDevice, number: number, address: string, from?: Tab) {
    this.device = device;
    this.number = number;
    this.session = new SimulatedStorage(from?.session.items);
    this.entries = from ? from.entries.map((entry) => ({ ...entry, page: null })) : [];
    if (this.entries.length === 0) this.entries.push({ address, state: null, page: null });
    this.#index = this.entries.length - 1;
  }

  get entry(): HistoryEntry {
    const entry = this.entries[this.#index];
    if (entry === undefined) throw new RangeError('A tab is always at an entry of its history.');
    return entry;
  }

  get address(): string {
    return this.entry.address;
  }

  get path(): string {
    return new URL(this.address).pathname;
  }

  push(entry: HistoryEntry): void {
    this.entries.splice(this.#index + 1, Infinity, entry);
    this.#index += 1;
  }

  /** Loads the document at the tab's address. */
  load(): void {
    const { world } = this.device;
    if (world.backend.isForeign(this.address)) {
      this.page = null;
      this.foreign = this.address;
      return;
    }
    this.foreign = null;
    const page = new PageWindow(this);
    this.page = page;
    this.entry.page = page;
    world.engine.schedule(
      world.network.documentMs(),
      () => {
        page.hasStarted = true;
        return world.startApp();
      },
      page,
    );
  }

  /** Leaves the document for another one, as a link, a form or a script does. */
  leaveFor(address: string, replaces = false): void {
    const { page } = this;
    const { engine } = this.device.world;
    engine.schedule(
      1,
      () => {
        if (this.page !== page) return;
        page?.end(true);
        if (replaces) Object.assign(this.entry, { address, state: null });
        else this.push({ address, state: null, page: null });
        this.load();
      },
      page,
    );
  }

  leaveByPost(address: string, fields: Readonly<Record<string, string>>): void {
    void this.device.world.backend
      .post(new URL(address, this.address).href, fields)
      .then((next) => this.leaveFor(next));
  }

  step(by: number): void {
    const entry = this.entries[this.#index + by];
    if (entry === undefined) return;
    const { page } = this;
    this.#index += by;
    if (page !== null && entry.page === page) return page.history.tell();
    page?.end(true);
    this.load();
    return undefined;
  }

  /** The browser drops the document, without a word to it. */
  kill(): void {
    this.page?.end(false);
    this.page = null;
  }
}
