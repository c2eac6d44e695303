import { makeAutoObservable, observableRef, reaction } from 'mobx';
import type { FindOnWall } from '#application/shop/findOnWall.ts';
import { seeAlike } from '#application/shop/wallRequest.ts';
import { type RememberedShops, shopsOf } from '#domain/shop/rememberedShops.ts';
import type { Shop } from '#domain/shop/shop.ts';
import type { Site } from '#domain/site/site.ts';
import type { Voucher } from '#domain/voucher/voucher.ts';
import { Latest } from '../../../session/Latest.ts';

/** Whose wall is looked at, and what is remembered. */
interface Wanted {
  readonly site: Site;
  readonly voucher: Voucher | null;
  readonly remembered: RememberedShops | null;
}

/** View model of the remembered shops, as far as this wall has them; none until they are loaded, or if that fails. */
export class RememberedScreen {
  private known: readonly Shop[] = [];
  readonly #find: FindOnWall;
  readonly #wanted: () => Wanted;
  readonly #latest = new Latest();

  /** `wanted` is observed: another voucher or variation means another wall. */
  constructor(find: FindOnWall, wanted: () => Wanted) {
    this.#find = find;
    this.#wanted = wanted;
    makeAutoObservable<this, 'known'>(this, { known: observableRef }, { autoBind: true });
  }

  /** The latest first. */
  get recent(): readonly Shop[] {
    return shopsOf(this.#wanted().remembered?.recent ?? [], this.known);
  }

  /** The latest first. */
  get favourites(): readonly Shop[] {
    return shopsOf(this.#wanted().remembered?.favourites ?? [], this.known);
  }

  /** Starts loading, now and whenever the wall or what is remembered changes; returns a function that stops it. */
  start(): () => void {
    const leave = this.#latest.enter();
    const following = reaction(this.#wanted, (wanted) => void this.load(wanted), {
      equals: (one, other) => one.remembered === other.remembered && seeAlike(one, other),
      fireImmediately: true,
    });
    return () => {
      leave();
      following();
    };
  }

  /** Finds the shops on the wall. What it does not have stays missing. */
  async load({ site, voucher, remembered }: Wanted): Promise<void> {
    const isAwaited = this.#latest.ask();
    const { recent, favourites } = remembered ?? { recent: [], favourites: [] };
    // In an order of their own: another look at a known shop is no other question.
    const ids = [...new Set([...recent, ...favourites])].sort();
    const shops = await this.#find.execute(site, voucher, ids);
    if (isAwaited()) this.know(shops);
  }

  private know(shops: readonly Shop[]): void {
    this.known = shops;
  }
}
