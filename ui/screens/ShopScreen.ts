import { makeAutoObservable, observableRef, reaction } from 'mobx';
import type { OpenShop } from '#application/shop/openShop.ts';
import type { Locale } from '#domain/language/locale.ts';
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
  readonly #locale: () => Locale;
  #gone = false;

  /** `locale` is asked each time: in another language the shop is fetched anew. */
  constructor(open: OpenShop, id: string, locale: () => Locale) {
    this.#open = open;
    this.#id = id;
    this.#locale = locale;
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  start(): () => void {
    this.#gone = false;
    const following = reaction(this.#locale, () => void this.load(), { fireImmediately: true });
    return () => {
      this.#gone = true;
      following();
    };
  }

  async load(): Promise<void> {
    // A shop that is on show stays until the other language has come, or for good where it does not.
    if (this.state.kind !== 'shown') this.become({ kind: 'loading' });
    const locale = this.#locale();
    const answer = await this.#open.execute(this.#id, locale);
    if (this.#gone || locale !== this.#locale()) return;
    if (answer.ok) this.become({ kind: 'shown', shop: answer.value });
    else if (this.state.kind !== 'shown') this.become({ kind: 'failed', problem: answer.fault });
  }

  private become(state: ShopState): void {
    this.state = state;
  }
}
