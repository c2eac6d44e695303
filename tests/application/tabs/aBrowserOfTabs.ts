import type { OrderName } from '#domain/orders/orderSteps.ts';
import type { FakeOrder } from '../orders/aWorld.ts';
import {
  type Device,
  type DeviceOfTab,
  OneTab,
  type TabPress,
  type WorldOfTabs,
} from './aTabOfTheBrowser.ts';

/** Until a tab can read what another one has stored, where no lock keeps them apart; in milliseconds. */
const STORED_MS = 100;

interface Task {
  readonly at: number;
  readonly order: number;
  readonly run: () => void;
}

/** Orders that the backend has carried out, and when; a payment is received at once. */
interface CarriedOut {
  readonly id: string;
  readonly kind: OrderName;
  readonly tab: number;
  readonly at: number;
}

/**
 * A device with several tabs of one voucher on their check pages, and the backend's books. It notices an order that is
 * sent while another one is open, and one that follows an order whose outcome its user was not told of.
 */
export class BrowserOfTabs implements WorldOfTabs {
  readonly flaws: string[] = [];
  readonly carriedOut: CarriedOut[] = [];
  #now = 1_000_000;
  #count = 0;
  #silentUntil = 0;
  #tasks: Task[] = [];
  readonly #written = new Map<string, string>();
  readonly #locks = new Map<string, unknown>();
  readonly browser: Device;
  readonly tabs: OneTab[] = [];
  readonly clock = { now: () => this.#now };

  constructor(tabs: number, browser: Device) {
    this.browser = browser;
    for (let number = 0; number < tabs; number += 1) this.tabs.push(new OneTab(number, this));
  }

  /** Tells the other tabs what one has stored. The last write wins in all of them. */
  stored(by: DeviceOfTab, key: string, value: string): void {
    this.#written.set(key, value);
    const spread = () => {
      for (const { device } of this.tabs) device.follow(key, this.#written.get(key) ?? value);
    };
    if (this.browser.locks) spread();
    else this.after(STORED_MS, spread);
    by.follow(key, value);
  }

  get locks(): Map<string, unknown> {
    return this.#locks;
  }

  after(ms: number, run: () => void): void {
    this.#count += 1;
    this.#tasks.push({ at: this.#now + ms, order: this.#count, run });
  }

  /** Carries out what the presses say, for an hour. */
  async play(presses: readonly TabPress[]): Promise<void> {
    for (const press of presses) {
      this.after(press.at * 1_000, () => this.tabs[press.tab]?.press(press));
      const { closedAfter } = press;
      if (closedAfter !== null)
        this.after((press.at + closedAfter) * 1_000, () => this.tabs[press.tab]?.close());
    }
    const end = this.#now + 3_600_000;
    while (this.#tasks.length > 0) {
      this.#tasks.sort((one, other) => one.at - other.at || one.order - other.order);
      const next = this.#tasks.shift();
      if (next === undefined || next.at > end) break;
      this.#now = next.at;
      next.run();
      await rest();
    }
    for (const tab of this.tabs) this.flaws.push(...tab.stuck());
  }

  /** The backend answers no look-up for this long, in milliseconds. */
  silence(ms: number): void {
    this.#silentUntil = Math.max(this.#silentUntil, this.#now + ms);
  }

  get isSilent(): boolean {
    return this.#now < this.#silentUntil;
  }

  arrive(order: FakeOrder, kind: OrderName, tab: number): void {
    if (this.carriedOut.some(({ id }) => id === order.id)) return;
    for (const before of this.carriedOut) {
      if (this.tabs.some(({ known }) => known.has(before.id))) continue;
      this.flaws.push(`${order.id} of tab ${tab} was carried out before anybody was told of ${before.id}`);
    }
    this.carriedOut.push({ id: order.id, kind, tab, at: this.#now });
  }

  isCarriedOut(id: string): boolean {
    return this.carriedOut.some((each) => each.id === id);
  }
}

/** Lets all that waits for nothing come to rest. */
async function rest(): Promise<void> {
  for (let turn = 0; turn < 40; turn += 1) await Promise.resolve();
}
