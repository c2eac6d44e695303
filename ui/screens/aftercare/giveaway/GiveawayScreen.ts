import { makeAutoObservable, observableRef } from 'mobx';
import type { FindGiveaway } from '#application/giveaway/findGiveaway.ts';
import type { RedeemGiveaway } from '#application/giveaway/redeemGiveaway.ts';
import { type Email, parseEmail } from '#domain/customer/email.ts';
import type { Giveaway, GiveawayPlace, GiveawayRefusal } from '#domain/giveaway/giveaway.ts';
import type { IdempotencyKey } from '#domain/orders/idempotencyKey.ts';
import { LatestRequest } from '../../../session/LatestRequest.ts';
import { type EmailFormModel, emailForm } from '../emailForm/emailForm.ts';

/** State of a giveaway: none, then visible once loaded, then hidden or redeemed (product 8.7). */
export type GiveawayState =
  | { readonly kind: 'none' }
  /** `errors` are those of the last press; they stay on show until it works. */
  | { readonly kind: 'visible'; readonly giveaway: Giveaway; readonly errors: GiveawayRefusal | null }
  | { readonly kind: 'sending'; readonly giveaway: Giveaway; readonly errors: GiveawayRefusal | null }
  | { readonly kind: 'hidden' }
  | { readonly kind: 'redeemed'; readonly email: Email };

/** What the view model of a giveaway is made from. */
export interface GiveawayDeps {
  /** Read at each call: what authorises there may have been renewed. */
  readonly place: () => GiveawayPlace;
  readonly find: FindGiveaway;
  readonly redeem: RedeemGiveaway;
  readonly newKey: () => IdempotencyKey;
  /** Stands in the field at first: the address to which the shop's code was mailed. */
  readonly email: string;
  /** Called once nothing more can be had here: no giveaway was found, or it was redeemed. */
  readonly onDone: () => void;
}

/** View model of a giveaway, from loading it to having it mailed. */
export class GiveawayScreen {
  state: GiveawayState = { kind: 'none' };
  readonly form: EmailFormModel;
  /** How often it was refused; each time the focus moves to the reasons. */
  refusals = 0;
  readonly #deps: GiveawayDeps;
  /**
   * The address sent last, with its idempotency key. Pressing again after a failure means the same request and reuses
   * the key; another address gets a new one.
   */
  #sent: { readonly email: Email; readonly key: IdempotencyKey } | null = null;
  readonly #latest = new LatestRequest();

  constructor(parts: GiveawayDeps) {
    this.#deps = parts;
    this.form = emailForm(parts.email);
    makeAutoObservable(this, { form: false, state: observableRef }, { autoBind: true });
  }

  /** Starts loading the giveaway; returns a function after which late answers are dropped. */
  start(): () => void {
    void this.load();
    return this.#latest.enter();
  }

  get sending(): boolean {
    return this.state.kind === 'sending';
  }

  /**
   * Loads the giveaway: `visible` if there is one, else `onDone` is called. On a problem nothing is shown and it stays
   * open whether there is one (product 8.7).
   */
  async load(): Promise<void> {
    const isAwaited = this.#latest.begin();
    const found = await this.#deps.find.execute(this.#deps.place());
    if (!isAwaited() || !found.ok) return;
    if (found.value === null) this.#deps.onDone();
    else this.become({ kind: 'visible', giveaway: found.value, errors: null });
  }

  /** Hides the giveaway on the person's wish. */
  hide(): void {
    if (this.state.kind === 'visible') this.become({ kind: 'hidden' });
  }

  /**
   * Has the giveaway mailed. On success the state becomes `redeemed`; on a refusal its reasons are shown, and a press
   * can be repeated safely, since the same address reuses its key. Presses during a call do nothing. An answer after
   * the page was left is dropped: another voucher may be in use by then.
   */
  async redeem(): Promise<void> {
    const { state } = this;
    if (state.kind !== 'visible' || !this.form.submit()) return;
    const email = parseEmail(this.form.draft.email);
    if (!email.ok) return;
    const { giveaway } = state;
    this.become({ ...state, kind: 'sending' });
    if (this.#sent?.email !== email.value) this.#sent = { email: email.value, key: this.#deps.newKey() };
    const isAwaited = this.#latest.begin();
    const wish = { place: this.#deps.place(), giveawayId: giveaway.id, email: email.value };
    const answer = await this.#deps.redeem.execute(wish, this.#sent.key);
    if (!isAwaited()) return;
    if (answer.ok) {
      this.become({ kind: 'redeemed', email: email.value });
      this.#deps.onDone();
      return;
    }
    this.become({ kind: 'visible', giveaway, errors: answer.fault });
  }

  private become(state: GiveawayState): void {
    if (state.kind === 'visible' && state.errors !== null) this.refusals += 1;
    this.state = state;
  }
}
