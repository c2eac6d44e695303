import { makeAutoObservable, observableRef } from 'mobx';
import type { ChangeBasket } from '#application/redemption/changeBasket.ts';
import type { ReadKept } from '#application/kept/kept.ts';
import type { BrowseShops } from '#application/shop/browseShops.ts';
import {
  type Basket,
  type BasketLine,
  lineKey,
  withLineBack,
  withLines,
  withQuantity,
  withValue,
  withoutLine,
} from '#domain/basket/basket.ts';
import { type Offer, type Proposal, fillProposals } from '#domain/basket/exactFit.ts';
import type { Shop } from '#domain/shop/shop.ts';
import type { Site } from '#domain/site/site.ts';
import type { Voucher } from '#domain/voucher/voucher.ts';
import { LatestRequest } from '../../../session/LatestRequest.ts';

/** A line that was removed, and the index at which it stood. */
interface Removed {
  readonly line: BasketLine;
  readonly index: number;
}

/** What the view model of the basket is made from. */
export interface BasketDeps {
  readonly changeBasket: ChangeBasket;
  readonly kept: ReadKept<'basket'>;
  readonly browse: BrowseShops;
  readonly site: () => Site;
}

/** How many ways to use the remaining balance are proposed at most. */
const PROPOSALS = 3;

/** View model of the basket. Each change is stored at once. */
export class BasketScreen {
  lines: Basket;
  /** The line removed last, which can be restored until the next change; else null. */
  removed: Removed | null = null;
  /** Presses of "continue" while the basket cannot be redeemed; each moves the focus to the reason. */
  attempts = 0;
  /**
   * The shops that this voucher can buy from, once they are loaded; until then only shops of the basket are proposed.
   */
  private wall: readonly Shop[] = [];
  readonly #deps: BasketDeps;
  readonly #latest = new LatestRequest();

  constructor(parts: BasketDeps) {
    this.#deps = parts;
    this.lines = parts.kept.read('basket') ?? [];
    makeAutoObservable<this, 'wall'>(
      this,
      { lines: observableRef, removed: observableRef, wall: observableRef },
      { autoBind: true },
    );
  }

  /** Starts accepting answers of `look`; returns a function after which late ones are dropped. */
  start(): () => void {
    return this.#latest.enter();
  }

  /**
   * Loads the shops that this voucher can buy from, as material for proposals. A failure is not shown. Where the wall
   * comes in pages nothing is loaded, since no single page would do; then only shops of the basket are proposed.
   */
  async look(voucher: Voucher): Promise<void> {
    const isAwaited = this.#latest.begin();
    if (this.#deps.site().switches.usePaginatedShopList) return;
    const answer = await this.#deps.browse.execute(this.#deps.site(), voucher);
    if (isAwaited() && answer.ok) this.know(answer.value.shops);
  }

  /** Sets how many codes of a line are wanted; the number is brought into the range of 1 to 20. */
  setQuantity(line: BasketLine, quantity: number): void {
    this.become(withQuantity(this.lines, lineKey(line), quantity));
  }

  /** Sets the value of a line, in cents. */
  setValue(line: BasketLine, valueInCent: number): void {
    this.become(withValue(this.lines, lineKey(line), valueInCent));
  }

  /** Removes a line; `undo` restores it. */
  remove(line: BasketLine): void {
    const index = this.lines.findIndex((one) => lineKey(one) === lineKey(line));
    this.become(withoutLine(this.lines, lineKey(line)));
    this.removed = { line, index };
  }

  /** Restores the line removed last, at its former place. */
  undo(): void {
    if (this.removed === null) return;
    this.become(withLineBack(this.lines, this.removed.line, this.removed.index));
  }

  /** Puts the lines of a proposal into the basket; does nothing if they do not fit in. */
  add({ lines }: Proposal): void {
    const basket = withLines(this.lines, lines);
    if (basket.ok) this.become(basket.value);
  }

  /** Counts a press of "continue" that cannot go on. */
  tryToGo(): void {
    this.attempts += 1;
  }

  /**
   * Returns ways to use the remaining balance, given in cents. `own` are offers of the basket's shops, which come first
   * among equals. Goods that are sent by post are never proposed.
   */
  proposals(remainingInCent: number, own: readonly Offer[]): readonly Proposal[] {
    const known = new Set(own.map(({ shopId }) => shopId));
    const others = this.wall
      .filter(({ id, isPhysical }) => !isPhysical && !known.has(id))
      .map(({ id, name, voucherValuesInCent }) => ({ shopId: id, shopName: name, voucherValuesInCent }));
    return fillProposals(this.lines, remainingInCent, [...own, ...others], PROPOSALS);
  }

  private know(wall: readonly Shop[]): void {
    this.wall = wall;
  }

  private become(lines: Basket): void {
    this.lines = lines;
    this.removed = null;
    this.attempts = 0;
    this.#deps.changeBasket.execute(lines);
  }
}
