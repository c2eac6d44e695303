import { makeAutoObservable, observableRef, reaction } from 'mobx';
import type { OpenShop } from '#application/shop/openShop.ts';
import type { Locale } from '#domain/language/locale.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { ShopChoice } from '#domain/redemption/draft.ts';
import { shopsAsked } from '#domain/redemption/shopsAsked.ts';
import { LatestRequest } from '../../../session/LatestRequest.ts';
import type { ShopAnswers } from '#domain/redemption/shopLines.ts';

/** `looked`: all answers have arrived; some may be problems. */
export type ShopsState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'looked'; readonly answers: ShopAnswers };

/** View model that loads the shops of several lines in parallel. */
export class ShopsScreen {
  state: ShopsState = { kind: 'loading' };
  readonly #open: OpenShop;
  readonly #choices: () => readonly ShopChoice[];
  readonly #locale: () => Locale;
  readonly #latest = new LatestRequest();

  /** `choices` is read at each load and may name a shop twice. `locale` is observed; a change loads the shops again. */
  constructor(open: OpenShop, choices: () => readonly ShopChoice[], locale: () => Locale) {
    this.#open = open;
    this.#choices = choices;
    this.#locale = locale;
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  /** Loads now and whenever the language changes. Returns the cleanup function. */
  start(): () => void {
    const leave = this.#latest.enter();
    const following = reaction(this.#locale, () => void this.load(), { fireImmediately: true });
    return () => {
      leave();
      following();
    };
  }

  /**
   * The first problem that prevents showing the shops. A shop that is gone does not count, because its line says so.
   */
  get problem(): Problem | null {
    if (this.state.kind !== 'looked') return null;
    for (const answer of this.state.answers.values()) {
      if (!answer.ok && answer.fault.kind !== 'shop-gone') return answer.fault;
    }
    return null;
  }

  /** Loads all shops again. The former answers stay visible meanwhile, unless there was a problem. Safe to repeat. */
  async load(): Promise<void> {
    if (this.problem !== null) this.become({ kind: 'loading' });
    const isAwaited = this.#latest.begin();
    const locale = this.#locale();
    const answers = await Promise.all(
      shopsAsked(this.#choices()).map(
        async ({ shopId, valueInCent }) =>
          [shopId, await this.#open.execute(shopId, locale, valueInCent)] as const,
      ),
    );
    if (!isAwaited()) return;
    this.become({ kind: 'looked', answers: new Map(answers) });
  }

  private become(state: ShopsState): void {
    this.state = state;
  }
}
