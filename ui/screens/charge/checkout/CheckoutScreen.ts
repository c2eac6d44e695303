import { makeAutoObservable, observableRef } from 'mobx';
import type { BeginWallet } from '#application/charge/beginWallet.ts';
import type { PlacedCardForm } from '#application/ports/cardForm.ts';
import type { Charges } from '#application/ports/charges.ts';
import type { LoadPayments } from '#application/ports/payments.ts';
import type { ChargeDraft } from '#domain/charge/chargeDraft.ts';
import { type ChargeUnderWay, chargeOf } from '#domain/charge/chargeOrder.ts';
import type { Instant } from '#domain/core/instant.ts';
import type { Locale } from '#domain/language/locale.ts';
import type { IdempotencyKey } from '#domain/orders/idempotencyKey.ts';
import type { PaymentProvider, PaymentReference } from '#domain/payment/payment.ts';
import { returnAddress } from '#domain/payment/paymentReturn.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { Site } from '#domain/site/site.ts';
import { Latest } from '../../../session/Latest.ts';
import type { ChargeOrderScreen } from '../payment/chargeOrderScreen.ts';
import { leadOn } from '../payment/leadOn.ts';

/** The provider's part of the page: its button, or its fields for a card. */
export type WidgetState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready' }
  /** The provider is asked for the card's id, or leads away from the page. */
  | { readonly kind: 'busy' }
  /** The card's fields are not filled rightly; they say themselves what is wrong. */
  | { readonly kind: 'incomplete'; readonly attempt: number }
  /** It cannot be loaded, or cannot go on. The other way to pay remains, and another try. */
  | { readonly kind: 'broken'; readonly attempt: number }
  /** The backend did not begin the payment. */
  | { readonly kind: 'refused'; readonly problem: Problem; readonly attempt: number };

export interface CheckoutParts {
  readonly order: ChargeOrderScreen;
  readonly draft: ChargeDraft & { readonly amountInCent: number };
  readonly site: Pick<Site, 'payment' | 'amazonPay'>;
  readonly locale: () => Locale;
  readonly load: LoadPayments<HTMLElement>;
  readonly begin: BeginWallet;
  readonly charges: Charges;
  readonly newReference: () => PaymentReference;
  readonly newKey: () => IdempotencyKey;
  readonly now: () => Instant;
  /** Scheme and host of this page. */
  readonly origin: string;
}

/** View model of the page on which a top-up is paid: the way to pay, and the provider's part of the page. */
export class CheckoutScreen {
  provider: PaymentProvider;
  widget: WidgetState = { kind: 'loading' };
  /** Grows when the provider's part is to be drawn anew. */
  drawings = 0;
  readonly order: ChargeOrderScreen;
  /** The ways to pay on this site; at least one. */
  readonly providers: readonly PaymentProvider[];
  readonly #parts: CheckoutParts;
  readonly #latest = new Latest();
  #card: PlacedCardForm | null = null;
  #attempts = 0;

  constructor(parts: CheckoutParts) {
    this.#parts = parts;
    this.order = parts.order;
    const { wallet, card } = parts.site.payment;
    this.providers = [...(wallet ? (['wallet'] as const) : []), ...(card ? (['card'] as const) : [])];
    this.provider = this.providers[0] ?? 'card';
    makeAutoObservable(this, { widget: observableRef, order: false, providers: false }, { autoBind: true });
  }

  /** Drops late answers once the page is gone; returns the function that does it. */
  start(): () => void {
    return this.#latest.enter();
  }

  choose(provider: PaymentProvider): void {
    this.provider = provider;
  }

  /** Draws the provider's part once more, after it could not be loaded or its payment was refused. */
  drawAgain(): void {
    this.drawings += 1;
  }

  /**
   * Draws the chosen provider's part into an element; returns a function that removes it, to be called when the element
   * goes, another provider is chosen or the language changes.
   */
  place(element: HTMLElement): () => void {
    let remove = (): void => undefined;
    const isAwaited = this.#latest.ask();
    this.become({ kind: 'loading' });
    const draw = this.provider === 'wallet' ? this.drawWallet : this.drawCard;
    void draw(element, isAwaited)
      .then((placed) => {
        if (isAwaited()) remove = () => placed?.destroy();
        else placed?.destroy();
      })
      .catch(() => isAwaited() && this.fail());
    return () => {
      this.#latest.ask();
      this.#card = null;
      remove();
    };
  }

  /** Pays by card: asks the provider for the card's id, begins the payment, and leads to the card's bank if that asks. */
  async payByCard(): Promise<void> {
    const card = this.#card;
    if (card === null || this.widget.kind === 'busy' || this.order.isFixed || !this.order.checkTick()) return;
    this.become({ kind: 'busy' });
    const type = await card.createType();
    // Another way to pay was chosen meanwhile: this card is charged nothing.
    if (this.#card !== card) return;
    if (!type.ok) {
      this.#attempts += 1;
      if (type.fault === 'unreachable') this.fail();
      else this.become({ kind: 'incomplete', attempt: this.#attempts });
      return;
    }
    const order = this.fresh('card');
    const returnUrl = returnAddress(this.#parts.origin, 'card', order.reference);
    await this.order.press(order, { typeId: type.value, returnUrl });
    this.become({ kind: 'ready' });
    const { state } = this.order;
    if (state.kind === 'refused') this.forgetIfExpired(state.problem);
    const led = await leadOn(this.order, this.#parts.load);
    if (led === 'left') this.become({ kind: 'busy' });
    if (led === 'nowhere') this.refuse({ kind: 'payment-failed', moneyState: 'untouched' });
  }

  private async drawWallet(element: HTMLElement, isAwaited: () => boolean) {
    const { begin, load, origin, site } = this.#parts;
    const order = this.fresh('wallet');
    const [begun, { wallet }] = await Promise.all([
      begin.execute(order, returnAddress(origin, 'wallet', order.reference)),
      load(),
    ]);
    if (!isAwaited()) return null;
    if (!begun.ok) {
      this.refuse(begun.fault);
      return null;
    }
    return wallet.render(element, {
      checkout: begun.value,
      language: site.amazonPay?.language ?? '',
      ledgerCurrency: site.amazonPay?.ledgerCurrency ?? order.currency,
      onReady: () => this.become({ kind: 'ready' }),
      onPress: () => this.payByWallet(order),
      onError: this.fail,
    });
  }

  private async drawCard(element: HTMLElement, isAwaited: () => boolean) {
    const { load, locale, site } = this.#parts;
    const { card } = await load();
    if (!isAwaited()) return null;
    this.#card = card.render(element, {
      publicKey: site.payment.card?.publicKey ?? '',
      locale: locale(),
      onReady: () => this.become({ kind: 'ready' }),
      onError: this.fail,
    });
    return this.#card;
  }

  /** True once the payment is noted, so that the provider's pages may be opened. */
  private async payByWallet(order: ChargeUnderWay): Promise<boolean> {
    if (this.order.isFixed) return false;
    await this.order.press(order, null);
    const { state } = this.order;
    const isNoted = state.kind === 'paying' && state.order.reference === order.reference;
    if (isNoted) this.become({ kind: 'busy' });
    return isNoted;
  }

  private fresh(provider: PaymentProvider): ChargeUnderWay {
    const { draft, newKey, newReference, now } = this.#parts;
    return chargeOf(draft, draft.amountInCent, {
      provider,
      reference: newReference(),
      key: newKey(),
      finalizeKey: newKey(),
      sentAt: now(),
    });
  }

  private fail(): void {
    this.#attempts += 1;
    this.become({ kind: 'broken', attempt: this.#attempts });
  }

  /** A voucher whose check was too long ago is checked again: nothing else would help. */
  private forgetIfExpired({ kind }: Problem): void {
    if (kind === 'charge-expired') this.#parts.charges.clearDraft();
  }

  private refuse(problem: Problem): void {
    this.forgetIfExpired(problem);
    this.#attempts += 1;
    this.become({ kind: 'refused', problem, attempt: this.#attempts });
  }

  private become(widget: WidgetState): void {
    this.widget = widget;
  }
}
