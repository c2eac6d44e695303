import { makeAutoObservable, observableRef, reaction } from 'mobx';
import type { OpenShop } from '#application/shop/openShop.ts';
import type { Locale } from '#domain/language/locale.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { Latest } from '../../../session/Latest.ts';
import type { ShopAnswers } from './shopLines.ts';

/** `looked`: each shop was asked for, and some may not have come. */
export type ShopsState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'looked'; readonly answers: ShopAnswers };

/** The shops of several lines, fetched side by side. */
export class ShopsScreen {
  state: ShopsState = { kind: 'loading' };
  readonly #open: OpenShop;
  readonly #ids: () => Iterable<string>;
  readonly #locale: () => Locale;
  readonly #latest = new Latest();

  /** `ids` is asked at each load, and may name shops twice. */
  constructor(open: OpenShop, ids: () => Iterable<string>, locale: () => Locale) {
    this.#open = open;
    this.#ids = ids;
    this.#locale = locale;
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  start(): () => void {
    const leave = this.#latest.enter();
    const following = reaction(this.#locale, () => void this.load(), { fireImmediately: true });
    return () => {
      leave();
      following();
    };
  }

  /** What keeps the shops from being shown, other than that one is gone; null where nothing does. */
  get problem(): Problem | null {
    if (this.state.kind !== 'looked') return null;
    for (const answer of this.state.answers.values()) {
      if (!answer.ok && answer.fault.kind !== 'shop-gone') return answer.fault;
    }
    return null;
  }

  async load(): Promise<void> {
    if (this.problem !== null) this.become({ kind: 'loading' });
    const isAwaited = this.#latest.ask();
    const locale = this.#locale();
    const answers = await Promise.all(
      [...new Set(this.#ids())].map(async (id) => [id, await this.#open.execute(id, locale)] as const),
    );
    if (!isAwaited()) return;
    this.become({ kind: 'looked', answers: new Map(answers) });
  }

  private become(state: ShopsState): void {
    this.state = state;
  }
}
