import { makeAutoObservable, observableRef, reaction } from 'mobx';
import type { BrowseShops } from '#application/shop/browseShops.ts';
import type { Shop } from '#domain/shop/shop.ts';
import { similarShops } from '#domain/shop/similarShops.ts';
import { partByBalance } from '#domain/shop/wall.ts';
import type { Site } from '#domain/site/site.ts';
import type { Voucher } from '#domain/voucher/voucher.ts';

/** The shops in the place of one that cannot be had; none while the wall is not known. */
export class SimilarScreen {
  shops: readonly Shop[] = [];
  readonly #browse: BrowseShops;
  readonly #site: Site;
  readonly #id: string;
  readonly #voucher: () => Voucher | null;
  #latest = 0;

  constructor(browse: BrowseShops, site: Site, id: string, voucher: () => Voucher | null) {
    this.#browse = browse;
    this.#site = site;
    this.#id = id;
    this.#voucher = voucher;
    makeAutoObservable(this, { shops: observableRef }, { autoBind: true });
  }

  start(): () => void {
    const following = reaction(this.#voucher, (voucher) => void this.load(voucher), {
      fireImmediately: true,
    });
    return () => {
      this.#latest += 1;
      following();
    };
  }

  async load(voucher: Voucher | null): Promise<void> {
    this.#latest += 1;
    const mine = this.#latest;
    const wall = await this.#browse.execute(this.#site, voucher);
    if (mine === this.#latest) this.become(wall.ok ? this.offered(wall.value.shops, voucher) : []);
  }

  /** Shops that the balance does not cover are offered only where it covers none. */
  private offered(shops: readonly Shop[], voucher: Voucher | null): readonly Shop[] {
    const compared = this.#site.switches.redeemValueChooseable ? (voucher?.balanceInCent ?? null) : null;
    const missed = shops.filter(({ id }) => id === this.#id);
    const { fitting } = partByBalance(shops, compared);
    const similar = similarShops([...missed, ...fitting], this.#id);
    return similar.length > 0 ? similar : similarShops(shops, this.#id);
  }

  private become(shops: readonly Shop[]): void {
    this.shops = shops;
  }
}
