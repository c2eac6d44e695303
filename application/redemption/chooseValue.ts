import type { ShopChoice } from '#domain/redemption/draft.ts';
import { withPick } from '#domain/redemption/valuePicks.ts';
import type { Kept } from '../kept/kept.ts';

export class ChooseValue {
  readonly #kept: Kept<'redemptionDraft' | 'valuePicks'>;

  constructor(kept: Kept<'redemptionDraft' | 'valuePicks'>) {
    this.#kept = kept;
  }

  execute({ shopId, valueInCent }: ShopChoice): void {
    this.#kept.write('redemptionDraft', { shopId, valueInCent });
  }

  /** Keeps a selected value separately: the next steps and other shops show only the confirmed one. */
  pick(choice: ShopChoice): void {
    this.#kept.write('valuePicks', withPick(this.#kept.read('valuePicks') ?? [], choice));
  }
}
