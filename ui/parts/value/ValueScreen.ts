import type { ReadKept } from '#application/kept/kept.ts';
import type { ChooseValue } from '#application/redemption/chooseValue.ts';
import { type Basket, withLine } from '#domain/basket/basket.ts';
import { confirmedAt, pickAt } from '#domain/redemption/valuePicks.ts';
import type { ShopDetails } from '#domain/shop/shop.ts';
import { type ValueOption, canHave, suggestedValue } from '#domain/shop/valueChoice.ts';
import { FormModel } from '../form/FormModel.ts';

export interface ValueDraft {
  readonly valueInCent: number | null;
}

export interface ValueFaults {
  /** `choice`: no value is chosen. `full`: the basket cannot take it. */
  readonly value?: 'choice' | 'full';
}

export interface ValueDeps {
  readonly changeBasket: (basket: Basket) => void;
  readonly chooseValue: ChooseValue;
  readonly kept: ReadKept<'basket' | 'redemptionDraft' | 'valuePicks'>;
}

/** View model of choosing a shop's value: stores the choice for the next steps, or puts it into the basket. */
export class ValueScreen {
  readonly form: FormModel<ValueDraft, ValueFaults>;
  /** The shop's values with their effect on the balance. */
  readonly options: readonly ValueOption[];
  readonly #shop: Pick<ShopDetails, 'id' | 'name'>;
  readonly #paysMore: boolean;
  readonly #deps: ValueDeps;
  readonly #suggest: typeof suggestedValue;

  constructor(
    shop: Pick<ShopDetails, 'id' | 'name'>,
    options: readonly ValueOption[],
    /** True if a value above the balance can be chosen and the difference paid. */
    paysMore: boolean,
    deps: ValueDeps,
    /** True if the next submit puts the value into the basket. */
    usesBasket: () => boolean = () => false,
    suggest = suggestedValue,
  ) {
    this.#shop = shop;
    this.#paysMore = paysMore;
    this.#deps = deps;
    this.#suggest = suggest;
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

  /** Stores the choice for the next steps. True if it is valid. */
  submit(): boolean {
    const { valueInCent } = this.form.draft;
    if (!this.form.submit() || valueInCent === null) return false;
    this.#deps.chooseValue.execute({ shopId: this.#shop.id, valueInCent });
    return true;
  }

  putIntoBasket(): boolean {
    const { valueInCent } = this.form.draft;
    if (!this.form.submit() || valueInCent === null) return false;
    const basket = this.#basketWith(valueInCent);
    if (basket.ok) this.#deps.changeBasket(basket.value);
    return basket.ok;
  }

  #keepPick(valueInCent: number | null): void {
    if (valueInCent !== null) this.#deps.chooseValue.pick({ shopId: this.#shop.id, valueInCent });
  }

  #basketWith(valueInCent: number) {
    const { id: shopId, name: shopName } = this.#shop;
    return withLine(this.#deps.kept.read('basket') ?? [], { shopId, shopName, valueInCent, quantity: 1 });
  }

  /**
   * Returns the value picked for this shop before, in cents, if still available; else the suggested one, never one that
   * needs a payment.
   */
  #firstChoice(): number | null {
    const { kept } = this.#deps;
    const { id } = this.#shop;
    const known = [pickAt(kept.read('valuePicks') ?? [], id), confirmedAt(kept.read('redemptionDraft'), id)];
    return (
      known.find((value) => value !== null && canHave(this.options, value, this.#paysMore)) ??
      this.#suggest(this.options)
    );
  }
}
