import type { Drafts } from '#application/ports/drafts.ts';
import { type ValueOption, canHave, suggestedValue } from '#domain/shop/valueChoice.ts';
import { FormModel } from '../FormModel.ts';

export interface ValueDraft {
  readonly valueInCent: number | null;
}

export interface ValueFaults {
  readonly value?: 'choice';
}

/** Which value of a shop the holder takes; the choice is kept for the steps that follow. */
export class ValueScreen {
  readonly form: FormModel<ValueDraft, ValueFaults>;
  readonly options: readonly ValueOption[];
  readonly #shopId: string;
  readonly #drafts: Drafts;

  constructor(shopId: string, options: readonly ValueOption[], drafts: Drafts) {
    this.#shopId = shopId;
    this.#drafts = drafts;
    this.options = options;
    this.form = new FormModel<ValueDraft, ValueFaults>({ valueInCent: this.#firstChoice() }, (draft) =>
      draft.valueInCent === null ? { value: 'choice' } : {},
    );
  }

  /** Keeps the choice; answers whether there is one. */
  submit(): boolean {
    const { valueInCent } = this.form.draft;
    if (!this.form.submit() || valueInCent === null) return false;
    this.#drafts.writeRedemption({ shopId: this.#shopId, valueInCent });
    return true;
  }

  /** What was chosen before for this shop, where it still can be had; else the value that uses most. */
  #firstChoice(): number | null {
    const kept = this.#drafts.readRedemption();
    if (kept?.shopId === this.#shopId && canHave(this.options, kept.valueInCent)) return kept.valueInCent;
    return suggestedValue(this.options);
  }
}
