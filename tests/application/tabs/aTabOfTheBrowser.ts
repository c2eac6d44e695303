import type { OpenOrder } from '#domain/orders/openOrder.ts';
import { openOrderOf } from '#tests/data/openOrder.ts';
import { FindOtherOrder } from '#application/tabs/findOtherOrder.ts';
import { OpenPresses } from '#application/tabs/openPresses.ts';
import type { DirectOrder } from '#application/orders/orderKind.ts';
import type { PendingOrderStore } from '#application/orders/pendingOrderStore.ts';
import { OrderRun } from '#application/orders/orderRun.ts';
import type { OrderState } from '#application/orders/orderState.ts';
import { PressTurns } from '#application/tabs/pressTurns.ts';
import type { TabTurns } from '#application/ports/tabTurns.ts';
import { TellMoney } from '#application/tabs/tellMoney.ts';
import { type Result, done, refused } from '#domain/core/result.ts';
import type { DonationId } from '#domain/donation/donation.ts';
import { ofVoucher } from '#domain/orders/openPress.ts';
import type { OrderName } from '#domain/orders/orderSteps.ts';
import { isUnsettled } from '#domain/orders/pendingOrder.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { aBrowser } from '#tests/data/aBrowser.ts';
import { aDonation } from '#tests/data/donation.ts';
import { fakePendingStore } from '#tests/data/fakeTab.ts';
import { aPendingSpendingOrder, aRedemption } from '#tests/data/redemption.ts';
import { MemoryStorage } from '#tests/data/storages.ts';
import type { FakeOrder } from '../orders/aWorld.ts';

/**
 * When an answer comes, in seconds after the press; `lost` never does, and the call ends after half a minute. `reserved`
 * is answered at once, and carried out so many seconds later.
 */
export type AnswerOf = { readonly after: number } | { readonly reserved: number } | 'lost';

/** What a user does in one tab. */
export interface TabPress {
  readonly tab: number;
  readonly kind: OrderName;
  /** Seconds since the beginning. */
  readonly at: number;
  readonly answer: AnswerOf;
  /** Means the same order as the last press of this kind in the tab: it is sent under the same id. */
  readonly isAgain: boolean;
  /** Look-ups of this tab's order, by any tab, get no answer for so many seconds after the press. */
  readonly silentFor: number;
  /** Seconds after the press at which the tab is closed; null if it stays open. */
  readonly closedAfter: number | null;
}

export interface Device {
  /** False in a browser without Web Locks. */
  readonly locks: boolean;
  /** Replaces parts of a tab by faulty ones. */
  readonly plant?: (parts: TabParts) => Partial<TabParts>;
}

interface TabParts {
  readonly presses: Pick<OpenPresses, 'before' | 'elsewhere' | 'record' | 'settle' | 'unknown'>;
  readonly turns: TabTurns;
  readonly findOther: Pick<FindOtherOrder, 'execute'>;
}

/** What a tab needs of its browser, and of the backend behind it. */
export interface WorldOfTabs {
  readonly browser: Device;
  readonly clock: { now: () => number };
  readonly flaws: string[];
  readonly isSilent: boolean;
  /** Holders of Web Locks by name. */
  readonly locks: Map<string, unknown>;
  after(ms: number, run: () => void): void;
  stored(by: DeviceOfTab, key: string, value: string): void;
  silence(ms: number): void;
  arrive(order: FakeOrder, kind: OrderName, tab: number): void;
  isCarriedOut(id: string): boolean;
}

const MARK = 'voucher-1';
const MOVING: readonly OrderState<unknown>['kind'][] = ['placing', 'held-back', 'finding-out', 'unclear'];
/** How long a request is on its way; in milliseconds. */
const WAY_MS = 40;
const CALL_MS = 30_000;
const LOOK_MS = 15_000;
const OFFLINE = refused({ kind: 'offline' } as const);

/** The device's storage, as one tab reads it. */
export class DeviceOfTab extends MemoryStorage {
  readonly #tell: (key: string, value: string) => void;

  constructor(tell: (key: string, value: string) => void) {
    super();
    this.#tell = tell;
  }

  override setItem(key: string, value: string): void {
    this.#tell(key, value);
  }

  follow(key: string, value: string): void {
    super.setItem(key, value);
  }
}

/** A tab on the check pages of all kinds; the page of a tab that has left one is not shown. */
export class OneTab {
  /** Ids of the orders that this tab's user knows of, or that the tab has learnt were carried out. */
  readonly known = new Set<string>();
  /** Other tabs' orders that a press of this tab was held back by. */
  readonly #heldBy = new Set<string>();
  isClosed = false;
  /** Orders whose confirmation by the backend is on its way. */
  readonly #confirming = new Set<string>();
  readonly device: DeviceOfTab;
  readonly #number: number;
  readonly #world: WorldOfTabs;
  readonly #runs: Readonly<Record<OrderName, OrderRun<FakeOrder, TabPress, string>>>;
  readonly #stores = new Map<OrderName, PendingOrderStore<FakeOrder>>();
  #ids = 0;

  constructor(number: number, world: WorldOfTabs) {
    this.#number = number;
    this.#world = world;
    this.device = new DeviceOfTab((key, value) => world.stored(this.device, key, value));
    const { kept } = aBrowser({ tab: new MemoryStorage(), device: this.device });
    const { clock } = world;
    const found = (id: string) => world.isCarriedOut(id);
    const parts: TabParts = {
      presses: new OpenPresses(kept, clock),
      turns: this.#turns(),
      findOther: new FindOtherOrder(
        { find: async (id) => (world.isSilent ? OFFLINE : done(found(id) ? aRedemption({ id }) : null)) },
        async () => ({
          find: async (id: DonationId) =>
            world.isSilent ? OFFLINE : done(found(id) ? aDonation({ id }) : null),
        }),
        {
          state: async (id) =>
            world.isSilent
              ? OFFLINE
              : done({ state: found(id) ? 'received' : 'unknown', isAwaited: false, orderNumber: null }),
        },
      ),
    };
    const { presses, turns: tabTurns, findOther } = { ...parts, ...world.browser.plant?.(parts) };
    const turns = new PressTurns(presses, tabTurns, findOther, kept, new TellMoney(kept, clock), clock);
    const runOf = (kind: OrderName) => {
      const store = fakePendingStore<FakeOrder>(
        ({ id }) => id,
        {},
        () => this.#openBeside(kind),
      );
      this.#stores.set(kind, store);
      const run = new OrderRun(() => this.#kind(kind), store, turns, clock);
      run.listen((state) => this.#hear(state, run));
      return run;
    };
    this.#runs = {
      redemption: runOf('redemption'),
      donation: runOf('donation'),
      charge: runOf('charge'),
      'voucher-order': runOf('voucher-order'),
    };
  }

  press(press: TabPress): void {
    if (this.isClosed) return;
    this.#ids += 1;
    const order: FakeOrder = {
      ...aPendingSpendingOrder({
        voucher: { mark: MARK, validUntil: null, isPrepaid: false },
        fingerprint: press.isAgain ? 'again' : `${this.#number} ${this.#ids}`,
      }),
      id: `${press.kind}-${this.#number}-${this.#ids}`,
      key: `${this.#number}-${this.#ids}`,
      sentAt: this.#world.clock.now(),
    };
    this.#world.silence(press.silentFor * 1_000);
    void this.#runs[press.kind].press(order, press);
  }

  /** An order that neither came to rest nor can be looked up. */
  stuck(): string[] {
    if (this.isClosed) return [];
    const kinds = Object.values(this.#runs).map(({ state }) => state.kind);
    return kinds.filter((kind) => MOVING.includes(kind)).map((kind) => `stays ${kind}`);
  }

  /** Not before it has heard a confirmation: no other tab can know of that. */
  close(): void {
    if (this.#confirming.size > 0) return this.#world.after(2 * WAY_MS, () => this.close());
    this.isClosed = true;
    for (const [name, holder] of this.#world.locks) if (holder === this) this.#world.locks.delete(name);
  }

  #openBeside(kind: OrderName): OpenOrder | null {
    for (const [other, store] of this.#stores)
      if (other !== kind && isUnsettled(store.read())) return openOrderOf(other);
    return null;
  }

  #hear(state: OrderState<FakeOrder>, run: OrderRun<FakeOrder, TabPress, string>): void {
    if (this.isClosed || !('order' in state)) return;
    const { id } = state.order;
    if (state.kind !== 'placing') this.#confirming.delete(id);
    if (state.kind === 'held-back') this.#heldBy.add(state.by.id);
    if (state.kind === 'placed') this.known.add(id);
    // The user reads that another order was carried out.
    if (state.kind === 'refused' && state.problem.kind === 'ordered-elsewhere')
      for (const other of this.#heldBy) this.known.add(other);
    if (state.kind === 'refused' && this.#world.isCarriedOut(id))
      this.#world.flaws.push(`tab ${this.#number} denied ${id}, which was carried out`);
    if (state.kind === 'unclear') this.#world.after(LOOK_MS, () => this.isClosed || void run.findOut());
  }

  #kind(kind: OrderName): DirectOrder<FakeOrder, TabPress, string> {
    const world = this.#world;
    return {
      kind,
      aloneIn: ({ voucher }) => [ofVoucher(voucher.mark)],
      idOf: ({ id }) => id,
      latestStart: ({ sentAt }) => sentAt,
      retryOf: (stored, fresh) =>
        stored.fingerprint === fresh.fingerprint ? { ...fresh, id: stored.id, key: stored.key } : null,
      place: (order, { answer }) =>
        new Promise<Result<string, Problem>>((resolve) => {
          if (this.isClosed) return;
          const give = (result: Result<string, Problem>) => this.isClosed || resolve(result);
          const isReserved = typeof answer === 'object' && 'reserved' in answer;
          if (isReserved) this.#confirming.add(order.id);
          const arrivesAfter = WAY_MS + (isReserved ? answer.reserved * 1_000 : 0);
          world.after(arrivesAfter, () => world.arrive(order, kind, this.#number));
          if (answer === 'lost') world.after(CALL_MS, () => give(refused({ kind: 'timed-out' })));
          else if ('after' in answer) world.after(WAY_MS + answer.after * 1_000, () => give(done(order.id)));
          else world.after(WAY_MS, () => give(refused({ kind: 'unknown', moneyState: 'reserved' })));
        }),
      find: async ({ id }) => (world.isSilent ? OFFLINE : done(world.isCarriedOut(id) ? id : null)),
      finish: () => undefined,
    };
  }

  #turns(): TabTurns {
    const world = this.#world;
    return {
      hold: async (names) => {
        if (!world.browser.locks) return () => undefined;
        if (names.some((name) => world.locks.has(name))) return null;
        for (const name of names) world.locks.set(name, this);
        return () => {
          for (const name of names) if (world.locks.get(name) === this) world.locks.delete(name);
        };
      },
      settle: () =>
        world.browser.locks ? Promise.resolve() : new Promise((resolve) => world.after(150, resolve)),
      next: (ms) =>
        new Promise((resolve) => {
          world.after(ms, () => this.isClosed || resolve());
        }),
    };
  }
}
