import { makeAutoObservable, observableRef } from 'mobx';
import type { Drafts } from '#application/ports/drafts.ts';
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
import { Latest } from '../../../session/Latest.ts';

/** A line that was taken out, and where it stood. */
interface Removed {
  readonly line: BasketLine;
  readonly index: number;
}

export interface BasketParts {
  readonly drafts: Pick<Drafts, 'readBasket' | 'writeBasket'>;
  readonly browse: BrowseShops;
  readonly site: () => Site;
}

/** How many ways to use the remainder are proposed. */
const PROPOSALS = 3;

/** The lines of the basket; each change is kept at once. */
export class BasketScreen {
  lines: Basket;
  removed: Removed | null = null;
  /** Presses on "continue" while the basket cannot be redeemed; each moves the focus to the reason. */
  attempts = 0;
  /** What this voucher can buy, once it is known; without it only the shops of the basket are proposed. */
  private wall: readonly Shop[] = [];
  readonly #parts: BasketParts;
  readonly #latest = new Latest();

  constructor(parts: BasketParts) {
    this.#parts = parts;
    this.lines = parts.drafts.readBasket();
    makeAutoObservable<this, 'wall'>(
      this,
      { lines: observableRef, removed: observableRef, wall: observableRef },
      { autoBind: true },
    );
  }

  start(): () => void {
    return this.#latest.enter();
  }

  /**
   * Looks at what else this voucher can buy, where the wall comes whole. One that does not come is no fault here; of
   * one that comes in pages no page would do, so there only the shops of the basket are proposed.
   */
  async look(voucher: Voucher): Promise<void> {
    const isAwaited = this.#latest.ask();
    if (this.#parts.site().switches.usePaginatedShopList) return;
    const answer = await this.#parts.browse.execute(this.#parts.site(), voucher);
    if (isAwaited() && answer.ok) this.know(answer.value.shops);
  }

  setQuantity(line: BasketLine, quantity: number): void {
    this.become(withQuantity(this.lines, lineKey(line), quantity));
  }

  setValue(line: BasketLine, valueInCent: number): void {
    this.become(withValue(this.lines, lineKey(line), valueInCent));
  }

  remove(line: BasketLine): void {
    const index = this.lines.findIndex((one) => lineKey(one) === lineKey(line));
    this.become(withoutLine(this.lines, lineKey(line)));
    this.removed = { line, index };
  }

  undo(): void {
    if (this.removed === null) return;
    this.become(withLineBack(this.lines, this.removed.line, this.removed.index));
  }

  add({ lines }: Proposal): void {
    const basket = withLines(this.lines, lines);
    if (basket.ok) this.become(basket.value);
  }

  tryToGo(): void {
    this.attempts += 1;
  }

  /** Ways to use what remains: shops of the basket come first among equals. Goods are never proposed. */
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
    this.#parts.drafts.writeBasket(lines);
  }
}
