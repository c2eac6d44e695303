import { makeAutoObservable, observableRef } from 'mobx';
import type { PlacedCardForm } from '#application/ports/cardForm.ts';
import type { PaymentProvider } from '#domain/payment/payment.ts';
import { paymentProviders } from '#domain/payment/paymentProviders.ts';
import { returnAddress } from '#domain/payment/paymentReturn.ts';
import type { PendingPaidOrder } from '#domain/payment/pendingPayment.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { LatestRequest } from '../../session/LatestRequest.ts';
import type { OrderScreen } from '../OrderScreen.ts';
import { leadOn } from './leadOn.ts';
import type { PayDeps, WidgetState } from './payDeps.ts';

/** How long the provider's page may take to load. */
const LEAVING_MS = 15_000;

/** View model of a payment page: payment method and provider's widget. */
export class PayScreen<Order extends PendingPaidOrder, Body> {
  provider: PaymentProvider;
  widget: WidgetState = { kind: 'loading' };
  /** Incremented to redraw the widget. */
  drawings = 0;
  readonly order: OrderScreen<Order, Body, unknown>;
  /** Payment methods of this site; at least one. */
  readonly providers: readonly PaymentProvider[];
  readonly #deps: PayDeps<Order, Body>;
  readonly #latest = new LatestRequest();
  #card: PlacedCardForm | null = null;
  #attempts = 0;

  constructor(deps: PayDeps<Order, Body>) {
    this.#deps = deps;
    this.order = deps.order;
    this.providers = paymentProviders(deps.site);
    this.provider = this.providers[0] ?? 'card';
    makeAutoObservable(this, { widget: observableRef, order: false, providers: false }, { autoBind: true });
  }

  /** Why the backend refused to begin the last payment; null if it did not refuse. */
  get refusal(): { readonly problem: Problem; readonly attempt: number } | null {
    const { order, widget } = this;
    if (widget.kind === 'refused') return { problem: widget.problem, attempt: widget.attempt };
    return order.state.kind === 'refused' ? { problem: order.state.problem, attempt: 1 } : null;
  }

  /** True while the widget waits for the tick. */
  get waitsForTick(): boolean {
    return this.#deps.ticksFirst && this.provider === 'wallet' && !this.order.notesRead;
  }

  /** Returns the function for the unmount, which drops late answers. */
  start(): () => void {
    return this.#latest.enter();
  }

  /** Ignored while a payment begins: another choice would end it. */
  choose(provider: PaymentProvider): void {
    if (!this.isLeaving && !this.order.isFixed) this.provider = provider;
  }

  /** True from the submit until the provider's page loads or fails to. */
  get isLeaving(): boolean {
    return this.widget.kind === 'busy' || this.widget.kind === 'leaving';
  }

  /** Redraws the widget after it failed to load or its payment was refused. */
  drawAgain(): void {
    this.drawings += 1;
  }

  /**
   * Draws the widget into an element. Returns a function that removes it; it must be called on unmount and when
   * provider or language change.
   */
  place(element: HTMLElement): () => void {
    let remove = (): void => undefined;
    // Drawing a widget begins a payment, which would end the one in progress.
    if (this.order.isFixed) return remove;
    const isAwaited = this.#latest.begin();
    if (this.waitsForTick) {
      this.become({ kind: 'unticked' });
      return remove;
    }
    this.become({ kind: 'loading' });
    const draw = this.provider === 'wallet' ? this.drawWallet : this.drawCard;
    void draw(element, isAwaited)
      .then((placed) => {
        if (isAwaited()) remove = () => placed?.destroy();
        else placed?.destroy();
      })
      .catch(() => isAwaited() && this.fail());
    return () => {
      this.#latest.begin();
      this.#card = null;
      remove();
    };
  }

  /** Requests the card's id from the provider, begins the payment, and opens the bank's page if the bank demands it. */
  async payByCard(): Promise<void> {
    const card = this.#card;
    if (card === null || this.isLeaving || this.order.isFixed || !this.order.checkTick()) return;
    this.become({ kind: 'busy' });
    const type = await card.createType();
    // The user chose another method meanwhile: this card must not be charged.
    if (this.#card !== card) return;
    if (!type.ok) {
      this.#attempts += 1;
      if (type.fault === 'unreachable') this.fail();
      else this.become({ kind: 'incomplete', attempt: this.#attempts });
      return;
    }
    const order = this.fresh('card');
    await this.order.press(
      order,
      this.#deps.bodyWith({ typeId: type.value, returnUrl: this.returnUrl(order) }),
    );
    const { state } = this.order;
    if (state.kind === 'refused') this.#deps.onRefused?.(state.problem);
    // Only a bank's challenge leaves the page.
    if (state.kind !== 'paying' || state.order.payment?.challenge === null) this.become({ kind: 'ready' });
    if (await leadOn(this.order, this.#deps.load)) this.leave();
    else this.become({ kind: 'ready' });
  }

  private async drawWallet(element: HTMLElement, isAwaited: () => boolean) {
    const { bodyWith, load, site } = this.#deps;
    const order = this.fresh('wallet');
    const back = { returnUrl: this.returnUrl(order), clientId: site.payment.wallet?.clientId ?? '' };
    const begin = this.order.beginWallet(order, bodyWith(null), back);
    const [begun, { wallet }] = await Promise.all([begin, load()]);
    if (!isAwaited() || order.payment === null) return null;
    if (!begun.ok) {
      this.refuse(begun.fault);
      return null;
    }
    return wallet.render(element, {
      checkout: begun.value,
      language: site.amazonPay?.language ?? '',
      ledgerCurrency: site.amazonPay?.ledgerCurrency ?? order.payment.currency,
      onReady: () => this.become({ kind: 'ready' }),
      onPress: () => this.payByWallet(order),
      onError: this.fail,
    });
  }

  private async drawCard(element: HTMLElement, isAwaited: () => boolean) {
    const { load, locale, site } = this.#deps;
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

  /** True once the pending order is stored, so that the provider's page may open. */
  private async payByWallet(order: Order): Promise<boolean> {
    if (this.isLeaving || this.order.isFixed || !this.order.checkTick()) return false;
    this.become({ kind: 'busy' });
    await this.order.press(order, this.#deps.bodyWith(null));
    const { state } = this.order;
    const isStored = state.kind === 'paying' && state.order.payment?.reference === order.payment?.reference;
    if (isStored) this.leave();
    else this.become({ kind: 'ready' });
    return isStored;
  }

  /** If the provider's page does not load, the page says that the payment is still open. */
  private leave(): void {
    this.become({ kind: 'leaving' });
    setTimeout(() => {
      if (this.widget.kind === 'leaving') this.become({ kind: 'ready' });
    }, LEAVING_MS);
  }

  private fresh(provider: PaymentProvider): Order {
    const { newKey, newReference, now, orderWith } = this.#deps;
    return orderWith({
      provider,
      reference: newReference(),
      key: newKey(),
      finalizeKey: newKey(),
      startedAt: now(),
    });
  }

  private returnUrl({ payment }: Order): string {
    return payment === null ? '' : returnAddress(this.#deps.origin, payment.provider, payment.reference);
  }

  private fail(): void {
    this.#attempts += 1;
    this.become({ kind: 'broken', attempt: this.#attempts });
  }

  private refuse(problem: Problem): void {
    this.#deps.onRefused?.(problem);
    this.#attempts += 1;
    this.become({ kind: 'refused', problem, attempt: this.#attempts });
  }

  private become(widget: WidgetState): void {
    this.widget = widget;
  }
}
