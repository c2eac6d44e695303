import { makeAutoObservable, observableRef } from 'mobx';
import type { ReadKept } from '#application/kept/kept.ts';
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

/** A removed line and its former index. */
interface Removed {
  readonly line: BasketLine;
  readonly index: number;
}

export interface BasketDeps {
  readonly changeBasket: (basket: Basket) => void;
  readonly kept: ReadKept<'basket'>;
}

/** Maximum number of proposals for the remaining balance. */
const PROPOSALS = 3;

/** View model of the basket. Each change is stored at once. */
export class BasketScreen {
  lines: Basket;
  /** The last removed line, which can be restored until the next change; else null. */
  removed: Removed | null = null;
  /** Counts clicks on "continue" while the basket cannot be redeemed; each change moves the focus to the reason. */
  attempts = 0;
  readonly #deps: BasketDeps;

  constructor(deps: BasketDeps) {
    this.#deps = deps;
    this.lines = deps.kept.read('basket') ?? [];
    makeAutoObservable(this, { lines: observableRef, removed: observableRef }, { autoBind: true });
  }

  /** Clamps the quantity to 1 to 20. */
  setQuantity(line: BasketLine, quantity: number): void {
    this.become(withQuantity(this.lines, lineKey(line), quantity));
  }

  /** `valueInCent` is per code, in minor units. */
  setValue(line: BasketLine, valueInCent: number): void {
    this.become(withValue(this.lines, lineKey(line), valueInCent));
  }

  /** Removes a line; `undo` restores it. */
  remove(line: BasketLine): void {
    const index = this.lines.findIndex((one) => lineKey(one) === lineKey(line));
    this.become(withoutLine(this.lines, lineKey(line)));
    this.removed = { line, index };
  }

  /** Restores the last removed line at its former index. */
  undo(): void {
    if (this.removed === null) return;
    this.become(withLineBack(this.lines, this.removed.line, this.removed.index));
  }

  /** Adds the lines of a proposal; does nothing if the basket refuses them. */
  add({ lines }: Proposal): void {
    const basket = withLines(this.lines, lines);
    if (basket.ok) this.become(basket.value);
  }

  /** Counts a click on "continue" that cannot proceed. */
  tryToGo(): void {
    this.attempts += 1;
  }

  /**
   * Returns ways to use the remaining balance (in minor units). `own` are offers of the basket's shops, preferred among
   * equals; `wall` are the shops for this voucher. Physical products are never proposed.
   */
  proposals(remainingInCent: number, own: readonly Offer[], wall: readonly Shop[]): readonly Proposal[] {
    const known = new Set(own.map(({ shopId }) => shopId));
    const others = wall
      .filter(({ id, isPhysical }) => !isPhysical && !known.has(id))
      .map(({ id, name, voucherValuesInCent }) => ({ shopId: id, shopName: name, voucherValuesInCent }));
    return fillProposals(this.lines, remainingInCent, [...own, ...others], PROPOSALS);
  }

  private become(lines: Basket): void {
    this.lines = lines;
    this.removed = null;
    this.attempts = 0;
    this.#deps.changeBasket(lines);
  }
}
