import { makeAutoObservable, observableRef, reaction } from 'mobx';
import type { BrowseShops } from '#application/shop/browseShops.ts';
import type { Shop } from '#domain/shop/shop.ts';
import { similarShops } from '#domain/shop/similarShops.ts';
import { partByBalance } from '#domain/shop/wall.ts';
import type { Site } from '#domain/site/site.ts';
import type { Voucher } from '#domain/voucher/voucher.ts';
import { Latest } from '../../../session/Latest.ts';

/** For whom shops are looked for. */
interface Holder {
  readonly site: Site;
  readonly voucher: Voucher | null;
}

/** The shops in the place of one that cannot be had; none while the wall is not known. */
export class SimilarScreen {
  shops: readonly Shop[] = [];
  readonly #browse: BrowseShops;
  readonly #id: string;
  readonly #holder: () => Holder;
  readonly #latest = new Latest();

  /** `holder` is asked each time: with another voucher or variation there is another wall. */
  constructor(browse: BrowseShops, id: string, holder: () => Holder) {
    this.#browse = browse;
    this.#id = id;
    this.#holder = holder;
    makeAutoObservable(this, { shops: observableRef }, { autoBind: true });
  }

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

  async load(holder: Holder): Promise<void> {
    const isAwaited = this.#latest.ask();
    const wall = await this.#browse.execute(holder.site, holder.voucher);
    if (isAwaited()) this.become(wall.ok ? this.offered(wall.value.shops, holder) : []);
  }

  /** Shops that the balance does not cover are offered only where it covers none. */
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
