import { makeAutoObservable, observableRef, reaction } from 'mobx';
import type { BrowseShops } from '#application/shop/browseShops.ts';
import type { Shop } from '#domain/shop/shop.ts';
import { similarShops } from '#domain/shop/similarShops.ts';
import { partByBalance } from '#domain/shop/wall.ts';
import type { Site } from '#domain/site/site.ts';
import type { Voucher } from '#domain/voucher/voucher.ts';
import { Latest } from '../../../session/Latest.ts';

/** Whose wall is looked at. */
interface Holder {
  readonly site: Site;
  readonly voucher: Voucher | null;
}

/** View model of the shops that are offered in place of one that cannot be had; none until the wall is loaded. */
export class SimilarShopsScreen {
  shops: readonly Shop[] = [];
  readonly #browse: BrowseShops;
  readonly #id: string;
  readonly #holder: () => Holder;
  readonly #latest = new Latest();

  /** `id` is the missing shop's. `holder` is observed: another voucher or variation means another wall. */
  constructor(browse: BrowseShops, id: string, holder: () => Holder) {
    this.#browse = browse;
    this.#id = id;
    this.#holder = holder;
    makeAutoObservable(this, { shops: observableRef }, { autoBind: true });
  }

  /** Starts loading, now and whenever site or voucher change; returns a function that stops it. */
  start(): () => void {
    const leave = this.#latest.enter();
    const following = reaction(this.#holder, (holder) => void this.load(holder), {
      equals: (one, other) => one.site === other.site && one.voucher === other.voucher,
      fireImmediately: true,
    });
    return () => {
      leave();
      following();
    };
  }

  /** Loads the wall and picks similar shops. If it fails, none are offered. */
  async load(holder: Holder): Promise<void> {
    const isAwaited = this.#latest.ask();
    const wall = await this.#browse.execute(holder.site, holder.voucher);
    if (isAwaited()) this.become(wall.ok ? this.offered(wall.value.shops, holder) : []);
  }

  /** Returns similar shops that the balance covers; only if there are none, similar shops of any price. */
  private offered(shops: readonly Shop[], { site, voucher }: Holder): readonly Shop[] {
    const compared = site.switches.redeemValueChooseable ? (voucher?.balanceInCent ?? null) : null;
    const missed = shops.filter(({ id }) => id === this.#id);
    const { fitting } = partByBalance(shops, compared);
    const similar = similarShops([...missed, ...fitting], this.#id);
    return similar.length > 0 ? similar : similarShops(shops, this.#id);
  }

  private become(shops: readonly Shop[]): void {
    this.shops = shops;
  }
}
