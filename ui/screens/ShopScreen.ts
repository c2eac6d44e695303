import { makeAutoObservable, observableRef } from 'mobx';
import type { OpenShop } from '#application/shop/openShop.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { ShopDetails } from '#domain/shop/shop.ts';

export type ShopState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'shown'; readonly shop: ShopDetails }
  | { readonly kind: 'failed'; readonly problem: Problem };

/** One shop, fetched for a screen that is about it. */
export class ShopScreen {
  state: ShopState = { kind: 'loading' };
  readonly #open: OpenShop;
  readonly #id: string;
  #gone = false;

  constructor(open: OpenShop, id: string) {
    this.#open = open;
    this.#id = id;
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  start(): () => void {
    this.#gone = false;
    void this.load();
    return () => {
      this.#gone = true;
    };
  }

  async load(): Promise<void> {
    this.become({ kind: 'loading' });
    const answer = await this.#open.execute(this.#id);
    if (this.#gone) return;
    this.become(
      answer.ok ? { kind: 'shown', shop: answer.value } : { kind: 'failed', problem: answer.fault },
    );
  }

  private become(state: ShopState): void {
    this.state = state;
  }
}
