import type { ShopChoice } from '#domain/redemption/draft.ts';
import { withPick } from '#domain/redemption/valuePicks.ts';
import type { Kept } from '../kept/kept.ts';

/** Keeps which value is chosen at which shop. */
export class ChooseValue {
  readonly #kept: Kept<'redemptionDraft' | 'valuePicks'>;

  constructor(kept: Kept<'redemptionDraft' | 'valuePicks'>) {
    this.#kept = kept;
  }

  /** Keeps the choice that the next steps are about. */
  execute({ shopId, valueInCent }: ShopChoice): void {
    this.#kept.write('redemptionDraft', { shopId, valueInCent });
  }

  /**
   * Keeps a value that is picked and not gone on with yet: apart, because the next steps, and the steps of another shop,
   * show only what was confirmed.
   */
  pick(choice: ShopChoice): void {
    this.#kept.write('valuePicks', withPick(this.#kept.read('valuePicks') ?? [], choice));
  }
}
