import { KEPT } from '#domain/kept/table.ts';
import shared from '#locales/shared/de.json' with { type: 'json' };
import type { ValueCall } from './Backend.ts';
import { Books, type Carried, endOf, serialOf } from './Books.ts';
import { concernedBy } from './concernedBy.ts';
import { LastUse } from './LastUse.ts';
import { OTHERS, REMOVALS } from './reading/announcements.ts';
import { RECEIPTS } from './reading/receipts.ts';
import { Screen } from './reading/Screen.ts';
import type { Step } from './steps/step.ts';
import type { Tab } from './Tab.ts';
import { changesOf, copyOf, empty, keepInUse, newHistory, type TabHistory } from './TabHistory.ts';
import type { World } from './World.ts';

/** Storage keys. */
const PENDING_ORDERS: ReadonlySet<string> = new Set(
  Object.values(KEPT)
    .filter(({ leavesWith }) => leavesWith === 'order')
    .map(({ text }) => text),
);

/** What a tab shows after a step. */
export interface Sight {
  readonly tab: Tab;
  readonly screen: Screen;
  readonly text: string;
}

/** After each step: what the backend did, what the pages show, and what was shown before. */
export class Observer {
  readonly world: World;
  readonly books: Books;
  readonly start: ReadonlyMap<string, number>;
  readonly tabs = new Map<number, TabHistory>();
  /** Order numbers that some page has shown. */
  readonly told = new Set<string>();
  /** The balances after each change, oldest first. */
  readonly balances: ReadonlyMap<string, number>[] = [];
  sights: readonly Sight[] = [];
  /** The device's storage did not work at some time, or its clock was changed. */
  hadOddDevice = false;
  step: Step | null = null;
  /** The tabs that got a token in the last step. */
  acceptedNow: ReadonlySet<number> = new Set();
  readonly #lastUse = new LastUse();
  /** Of tabs whose message of a removal is still on its way. */
  readonly #unheard: TabHistory[] = [];
  /** When a page last told that a voucher was spent from or topped up, as a place in the balances' history. */
  readonly #spentAt = new Map<string, number>();
  /** The entry of the balances' history from which on an order was carried out, by its number. */
  readonly #carriedAt = new Map<string, number>();
  /** Tabs, each with a step before which a press of it was under way or waited for another tab. */
  readonly #waits = new Set<string>();
  /** The answered calls that have been looked through for tokens. */
  readonly #heard = new Set<ValueCall>();

  constructor(world: World) {
    this.world = world;
    this.books = new Books(world.backend);
    this.start = new Map(
      world.vouchers.map(({ serialNumber, balanceInCent }) => [serialNumber, balanceInCent]),
    );
  }

  history(tab: number): TabHistory {
    const known = this.tabs.get(tab) ?? newHistory();
    this.tabs.set(tab, known);
    return known;
  }

  async look(step: Step): Promise<void> {
    this.step = step;
    for (const history of this.#unheard.splice(0)) empty(history);
    this.hadOddDevice ||= step.does === 'skew' || this.world.device.local.mood !== 'works';
    await this.books.read();
    if (this.balances.at(-1) !== this.books.balances) this.balances.push(this.books.balances);
    for (const { orderNumber } of this.books.carried)
      if (!this.#carriedAt.has(orderNumber)) this.#carriedAt.set(orderNumber, this.balances.length - 1);
    this.#hearTokens();
    if (step.does === 'duplicate') this.#duplicated(step.tab);
    this.sights = this.world.device.tabs.flatMap((tab) => {
      if (tab.session.mood !== 'works') this.history(tab.number).lacksStorage = true;
      if (tab.page === null) return [];
      const screen = new Screen(tab.page);
      return [{ tab, screen, text: screen.text }];
    });
    if (step.does === 'fill') this.#typed(step.tab, step.person);
    if (step.does === 'press' && step.filled) this.#typed(step.tab, step.filled.person);
    if (step.does === 'type' || (step.does === 'press' && step.typed))
      this.history(step.tab).isEmptied = false;
    const { now } = this.world.engine;
    this.#lastUse.look(step, now);
    if ('tab' in step) keepInUse(this.history(step.tab), this.#lastUse.renewedUntil(step, now));
    this.#hearRemoval(step);
    for (const { tab, text } of this.sights) this.#read(tab, text);
    // Where the page was left at once, what was pressed there may not have been sent yet.
    const isAtOnce = step.does === 'press' && step.rest === 0;
    for (const { tab, screen, text } of this.sights) {
      const isLeft = isAtOnce && this.#waits.has(`${tab.number} ${this.world.step}`);
      if (screen.isBusy || isLeft || text.includes(shared.openOrder.held.what))
        this.#waits.add(`${tab.number} ${this.world.step + 1}`);
    }
  }

  /** Tabs forget their holder after a removal. What the step then tells is newer. */
  #hearRemoval(step: Step): void {
    for (const tab of concernedBy(step, this.world.device, (number) => this.history(number))) {
      const isHeard = step.does !== 'press' || step.rest > 0 || tab === step.tab;
      if (isHeard) empty(this.history(tab));
      else this.#unheard.push(this.history(tab));
    }
  }

  /** The new tab holds what the other one did. */
  #duplicated(tab: number): void {
    const copy = this.world.device.tabs.at(-1);
    if (copy !== undefined) this.tabs.set(copy.number, copyOf(this.history(tab)));
  }

  /** True if a press of the order's tab was under way when its step began. */
  waited({ tab, step }: Carried): boolean {
    return this.#waits.has(`${tab} ${step}`);
  }

  /** True if a user of the tab knows that another tab's order was carried out: it was told, or the code was entered since. */
  isKnownBy(tab: number, { orderNumber }: Carried): boolean {
    const { toldAt, knowsOthers } = this.history(tab);
    return knowsOthers.has(orderNumber) || toldAt >= (this.#carriedAt.get(orderNumber) ?? 0);
  }

  /** Orders of a tab whose outcome no page has shown. */
  untoldOf(tab: number): Books['carried'] {
    return this.books.carried.filter((order) => order.tab === tab && !this.told.has(order.orderNumber));
  }

  /** Who typed here only before the tab's present voucher, and another one, came into use. */
  formerTypists(tab: number): readonly number[] {
    const { typists, removed } = this.history(tab);
    return this.#formerOf(tab, typists, removed);
  }

  /** The order numbers of receipts that were shown here only before the tab's present voucher, and another one, came into use. */
  formerReceipts(tab: number): readonly string[] {
    const { receipts, removedReceipts } = this.history(tab);
    return this.#formerOf(tab, receipts, removedReceipts);
  }

  /** @param since things of the tab, each with how many vouchers had been in use then */
  #formerOf<T>(tab: number, since: ReadonlyMap<T, number>, removed: ReadonlySet<T>): readonly T[] {
    const now = changesOf(this.history(tab).serials);
    const changed = [...since].filter(([, changes]) => changes > 0 && changes < now);
    return [...changed.map(([thing]) => thing), ...(this.#hasOpenOrder(tab) ? [] : removed)];
  }

  /** Who typed here so long ago that nothing of it may be shown: no voucher is in use, and nobody uses the device. */
  expiredTypists(tab: number): readonly number[] {
    const { inUseUntil, lacksStorage, typists } = this.history(tab);
    const { device, engine } = this.world;
    const isOver = this.#lastUse.isLongAgo(inUseUntil, engine.now);
    // A clock that is wrong by now may have been right when they typed.
    if (!isOver || lacksStorage || device.skewMs !== 0 || this.#hasOpenOrder(tab)) return [];
    return [...typists.keys()];
  }

  /** True if the tab can hold nothing of an earlier user: see `TabHistory.isEmptied`; open orders stay. */
  isEmptied(tab: number): boolean {
    const { isEmptied, lacksStorage } = this.history(tab);
    return isEmptied && !lacksStorage && !this.#hasOpenOrder(tab);
  }

  /** An order under way keeps what its outcome needs, until that is told. */
  #hasOpenOrder(tab: number): boolean {
    const { tabs } = this.world.device;
    const keys = tabs.find(({ number }) => number === tab)?.session.items.keys() ?? [];
    return [...keys].some((key) => PENDING_ORDERS.has(key));
  }

  #typed(tab: number, person: number): void {
    const { typists, serials } = this.history(tab);
    typists.set(person, changesOf(serials));
    this.history(tab).removed.delete(person);
    this.history(tab).isEmptied = false;
  }

  /**
   * The balances that a page may show of a voucher: those since the tab got its token, since a page told that it was spent
   * from, and since an order of the tab was carried out that the tab can know of.
   */
  balancesToShow(
    tab: number,
    serial: string,
    canBeKnown: (order: Carried) => boolean,
  ): readonly (number | undefined)[] {
    const own = this.untoldOf(tab).filter((order) => order.serialNumber === serial && canBeKnown(order));
    const since = Math.max(
      this.history(tab).toldAt,
      this.#spentAt.get(serial) ?? 0,
      ...own.map(({ orderNumber }) => this.#carriedAt.get(orderNumber) ?? 0),
    );
    return this.balances.slice(since).map((balances) => balances.get(serial));
  }

  #read(tab: Tab, text: string): void {
    this.#readRemoval(tab, text);
    if (OTHERS.some((words) => text.includes(words)))
      for (const { orderNumber } of this.books.carried) this.history(tab.number).knowsOthers.add(orderNumber);
    const { receipts, serials } = this.history(tab.number);
    for (const { kind, orderNumber, serialNumber, about } of this.books.carried) {
      if (!text.includes(orderNumber)) continue;
      if (RECEIPTS.includes(tab.path) && !receipts.has(orderNumber))
        receipts.set(orderNumber, changesOf(serials));
      if (this.told.has(orderNumber)) continue;
      this.told.add(orderNumber);
      // A device that stores nothing tells no other tab of a top-up.
      const changed = kind === 'payment' && !this.hadOddDevice ? about : serialNumber;
      if (changed) this.#spentAt.set(changed, this.balances.length - 1);
    }
  }

  #readRemoval(tab: Tab, text: string): void {
    const history = this.history(tab.number);
    const saysRemoved = REMOVALS.some((words) => text.includes(words));
    const { step } = this;
    const removes = step?.does === 'press' && step.tab === tab.number && step.name === shared.strip.remove;
    // The message stays for a while, in which the next holder may type.
    if (saysRemoved && (removes || !history.saidRemoved)) empty(history);
    history.saidRemoved = saysRemoved;
    if (!text.includes(shared.strip.restored)) return;
    history.removed.clear();
    history.removedReceipts.clear();
    history.isEmptied = false;
  }

  #hearTokens(): void {
    const { valueCalls } = this.world.backend;
    const accepted = new Set<number>();
    this.acceptedNow = accepted;
    for (const call of valueCalls) {
      const { path, status, body, sender } = call;
      if (!sender.isAnswered || this.#heard.has(call)) continue;
      this.#heard.add(call);
      if (status !== 200) continue;
      if (typeof body['token'] === 'string') keepInUse(this.history(sender.tab), endOf(body['token']));
      if (!path.endsWith('/voucher/token')) continue;
      const { tab } = sender;
      const serial = serialOf(String(body['token']));
      const history = this.history(tab);
      if (serial === null) continue;
      accepted.add(tab);
      history.serials.push(serial);
      history.toldAt = Math.max(0, this.balances.length - 1);
    }
  }
}
