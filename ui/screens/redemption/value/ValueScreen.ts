import type { Drafts } from '#application/ports/drafts.ts';
import { withLine } from '#domain/basket/basket.ts';
import type { ShopDetails } from '#domain/shop/shop.ts';
import { type ValueOption, canHave, suggestedValue } from '#domain/shop/valueChoice.ts';
import { FormModel } from '../../../parts/form/FormModel.ts';

export interface ValueDraft {
  readonly valueInCent: number | null;
}

export interface ValueFaults {
  readonly value?: 'choice' | 'full';
}

/** Which value of a shop the holder takes; the choice is kept for the steps that follow, or put into the basket. */
export class ValueScreen {
  readonly form: FormModel<ValueDraft, ValueFaults>;
  readonly options: readonly ValueOption[];
  readonly #shop: Pick<ShopDetails, 'id' | 'name'>;
  readonly #drafts: Drafts;

  constructor(
    shop: Pick<ShopDetails, 'id' | 'name'>,
    options: readonly ValueOption[],
    drafts: Drafts,
    /** Whether the next press puts the value into the basket. */
    usesBasket: () => boolean = () => false,
  ) {
    this.#shop = shop;
    this.#drafts = drafts;
    this.options = options;
    this.form = new FormModel<ValueDraft, ValueFaults>(
      { valueInCent: this.#firstChoice() },
      (draft) => {
        if (draft.valueInCent === null) return { value: 'choice' };
        return usesBasket() && !this.#basketWith(draft.valueInCent).ok ? { value: 'full' } : {};
      },
      ({ valueInCent }) => this.#keepPick(valueInCent),
    );
  }

  /** Keeps the choice; answers whether there is one. */
  submit(): boolean {
    const { valueInCent } = this.form.draft;
    if (!this.form.submit() || valueInCent === null) return false;
    this.#drafts.writeRedemption({ shopId: this.#shop.id, valueInCent });
    return true;
  }

  /** Puts the choice into the basket; answers whether it is in there now. */
  putIntoBasket(): boolean {
    const { valueInCent } = this.form.draft;
    if (!this.form.submit() || valueInCent === null) return false;
    const basket = this.#basketWith(valueInCent);
    if (basket.ok) this.#drafts.writeBasket(basket.value);
    return basket.ok;
  }

  /**
   * Kept apart from the choice that was gone on with: the steps that follow, and those of another shop, show what was
   * confirmed and nothing else.
   */
  #keepPick(valueInCent: number | null): void {
    if (valueInCent !== null) this.#drafts.writePick({ shopId: this.#shop.id, valueInCent });
  }

  #basketWith(valueInCent: number) {
    const { id: shopId, name: shopName } = this.#shop;
    return withLine(this.#drafts.readBasket(), { shopId, shopName, valueInCent, quantity: 1 });
  }

  /** What was picked before for this shop, where it still can be had; else the value that uses most. */
  #firstChoice(): number | null {
    const confirmed = this.#drafts.readRedemption();
    const kept = [
      this.#drafts.readPick(this.#shop.id),
      confirmed?.shopId === this.#shop.id ? confirmed.valueInCent : null,
    ];
    return (
      kept.find((value) => value !== null && canHave(this.options, value)) ?? suggestedValue(this.options)
    );
  }
}
