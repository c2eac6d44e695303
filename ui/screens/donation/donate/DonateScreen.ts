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
import { donorQuestions } from '#domain/donation/donorQuestions.ts';
import { FormModel } from '../../../parts/form/FormModel.ts';
import type { KeepTyped } from '../../../session/shared.ts';

/**
 * View model of the donation's form. Two form models, for the donation and the donor, are submitted together. Where
 * the balance is not divisible, all of it is given.
 */
export class DonateScreen {
  readonly donation: FormModel<DonationDraft, DonationFaults>;
  readonly person: FormModel<CustomerDraft, CustomerFaults>;
  readonly #organisations: readonly AidOrganisation[];

  constructor(
    organisations: readonly AidOrganisation[],
    balance: Money,
    kept: ReadKept<'customerDraft' | 'donationDraft'>,
    keepTyped: KeepTyped,
    isDivisible: boolean,
  ) {
    this.#organisations = organisations;
    const stored = kept.read('donationDraft') ?? EMPTY_DONATION;
    this.donation = new FormModel(
      isDivisible ? stored : { ...stored, part: 'whole' },
      (draft) => donationFaults(draft, organisations, balance),
      (draft) => keepTyped('donationDraft', draft),
    );
    this.person = new FormModel(
      kept.read('customerDraft') ?? EMPTY_DRAFT,
      (draft) => customerFaults(draft, this.questions),
      (draft) => keepTyped('customerDraft', draft),
    );
  }

  get questions(): FormQuestions {
    return donorQuestions(hasReceipt(this.donation.draft, this.#organisations));
  }

  /** Counts submits; each change moves the focus to the error summary. */
  get attempts(): number {
    return this.donation.attempts;
  }

  /** Validates both forms, so that all errors are shown at once. True if both are valid. Sends nothing. */
  submit(): boolean {
    const isDonation = this.donation.submit();
    const isPerson = this.person.submit();
    return isDonation && isPerson;
  }
}
