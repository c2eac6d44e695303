import type { KeepTyped } from '#application/kept/keepTyped.ts';
import type { ReadKept } from '#application/kept/kept.ts';
import { type CustomerDraft, EMPTY_DRAFT } from '#domain/customer/customer.ts';
import { type CustomerFaults, type FormQuestions, customerFaults } from '#domain/customer/customerForm.ts';
import {
  type AidOrganisation,
  type DonationDraft,
  type DonationFaults,
  EMPTY_DONATION,
  donationFaults,
  hasReceipt,
} from '#domain/donation/donation.ts';
import type { Money } from '#domain/money/money.ts';
import { FormModel } from '../../../parts/form/FormModel.ts';
import { donorQuestions } from './donorQuestions.ts';

/** View model of the donation's form: recipient, amount and donor. Two form models on one page, submitted together. */
export class DonateScreen {
  readonly donation: FormModel<DonationDraft, DonationFaults>;
  readonly person: FormModel<CustomerDraft, CustomerFaults>;
  readonly #organisations: readonly AidOrganisation[];

  constructor(
    organisations: readonly AidOrganisation[],
    balance: Money,
    kept: ReadKept<'customerDraft' | 'donationDraft'>,
    keepTyped: KeepTyped,
  ) {
    this.#organisations = organisations;
    this.donation = new FormModel(
      kept.read('donationDraft') ?? EMPTY_DONATION,
      (draft) => donationFaults(draft, organisations, balance),
      (draft) => keepTyped.execute('donationDraft', draft),
    );
    this.person = new FormModel(
      kept.read('customerDraft') ?? EMPTY_DRAFT,
      (draft) => customerFaults(draft, this.questions),
      (draft) => keepTyped.execute('customerDraft', draft),
    );
  }

  /** What the donor is asked: an address only if a receipt is wanted. */
  get questions(): FormQuestions {
    return donorQuestions(hasReceipt(this.donation.draft, this.#organisations));
  }

  /** Presses of "continue"; each moves the focus to the error summary. */
  get attempts(): number {
    return this.donation.attempts;
  }

  /** Checks both forms, so that every fault is shown at once. True if there is none. Sends nothing. */
  submit(): boolean {
    const isDonation = this.donation.submit();
    const isPerson = this.person.submit();
    return isDonation && isPerson;
  }
}
