import { makeAutoObservable } from 'mobx';
import type { ReadKept } from '#application/kept/kept.ts';
import type { ListOffers, OfferSite } from '#application/voucherOrder/listOffers.ts';
import { type CustomerDraft, EMPTY_DRAFT } from '#domain/customer/customer.ts';
import { type CustomerFaults, WITH_ADDRESS, customerFaults } from '#domain/customer/customerForm.ts';
import type { Locale } from '#domain/language/locale.ts';
import type { Money } from '#domain/money/money.ts';
import type { Voucher } from '#domain/voucher/voucher.ts';
import { type Offers, offered } from '#domain/voucherOrder/offers.ts';
import {
  EMPTY_ORDER,
  type OrderEntry,
  type OrderFaults,
  creditFor,
  orderOf,
  orderSoFar,
} from '#domain/voucherOrder/orderEntry.ts';
import type { VoucherOrder } from '#domain/voucherOrder/voucherOrder.ts';
import { AnswerScreen } from '../../../parts/answers/AnswerScreen.ts';
import { FormModel } from '../../../parts/form/FormModel.ts';
import type { KeepTyped } from '../../../session/shared.ts';

interface OrderFormDeps {
  readonly list: ListOffers;
  readonly site: OfferSite;
  readonly locale: () => Locale;
  readonly keepTyped: KeepTyped;
  readonly kept: ReadKept<'customerDraft' | 'voucherOrderEntry'>;
  readonly keepOrder: KeepTyped<'voucherOrder' | 'voucherOrderEntry'>;
  /** Reads the voucher in use; observable. */
  readonly voucher: () => Voucher | null;
}

/**
 * View model of the page on which vouchers are ordered. Two form models, for the order and the customer, are submitted
 * together; the fields keep their values, also after a reload.
 */
export class OrderFormScreen {
  readonly answer: AnswerScreen<Offers>;
  readonly choice: FormModel<OrderEntry, OrderFaults>;
  readonly person: FormModel<CustomerDraft, CustomerFaults>;
  readonly #deps: OrderFormDeps;

  constructor(deps: OrderFormDeps) {
    this.#deps = deps;
    const { list, site, locale, keepTyped, keepOrder, kept } = deps;
    this.answer = new AnswerScreen(() => list.execute(site), locale);
    this.choice = new FormModel<OrderEntry, OrderFaults>(
      kept.read('voucherOrderEntry') ?? EMPTY_ORDER,
      (entry) => this.faultsOf(entry),
      (entry) => keepOrder('voucherOrderEntry', entry),
    );
    this.person = new FormModel<CustomerDraft, CustomerFaults>(
      kept.read('customerDraft') ?? EMPTY_DRAFT,
      (draft) => customerFaults(draft, WITH_ADDRESS),
      (draft) => keepTyped('customerDraft', draft),
    );
    makeAutoObservable(this, { answer: false, choice: false, person: false }, { autoBind: true });
  }

  /** Loads the offers. Returns the cleanup function. */
  start(): () => void {
    return this.answer.start();
  }

  /** Null until loaded, and if there are no offers. */
  get offers(): Offers | null {
    const { state } = this.answer;
    return state.kind === 'shown' && offered(state.value).length > 0 ? state.value : null;
  }

  /** The part of the price that the voucher in use can pay; null if none. */
  get credit(): Money | null {
    return this.offers && creditFor(this.offers, this.#deps.voucher());
  }

  /** Null until there is a price. */
  get order(): VoucherOrder | null {
    return this.offers && orderSoFar(this.choice.draft, this.offers, this.credit);
  }

  /** Counts submits; each change moves the focus to the error summary. */
  get attempts(): number {
    return this.choice.attempts;
  }

  /**
   * Validates both forms, so that all errors are shown at once. True if both are valid: the order is then prepared for
   * the payment.
   */
  submit(): boolean {
    const isChoice = this.choice.submit();
    const isPerson = this.person.submit();
    if (!isChoice || !isPerson || this.order === null) return false;
    this.#deps.keepOrder('voucherOrder', this.order);
    return true;
  }

  private faultsOf(entry: OrderEntry): OrderFaults {
    if (this.offers === null) return {};
    const order = orderOf(entry, this.offers, this.credit);
    return order.ok ? {} : order.fault;
  }
}
