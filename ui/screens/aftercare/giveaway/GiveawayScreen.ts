import { makeAutoObservable, observableRef } from 'mobx';
import type { FindGiveaway } from '#application/giveaway/findGiveaway.ts';
import type { AftercareServices } from '../services.ts';
import { type Email, parseEmail } from '#domain/customer/email.ts';
import type { Giveaway, GiveawayPlace, GiveawayRefusal } from '#domain/giveaway/giveaway.ts';
import type { IdempotencyKey } from '#domain/orders/idempotencyKey.ts';
import { LatestRequest } from '../../../session/LatestRequest.ts';
import { type EmailFormModel, emailForm } from '../../../parts/mailAgain/emailForm.ts';

/** State of a giveaway: none, visible once loaded, then hidden or redeemed (product 8.7). */
export type GiveawayState =
  | { readonly kind: 'none' }
  /** `errors` are those of the last submit; they stay visible until a submit succeeds. */
  | { readonly kind: 'visible'; readonly giveaway: Giveaway; readonly errors: GiveawayRefusal | null }
  | { readonly kind: 'sending'; readonly giveaway: Giveaway; readonly errors: GiveawayRefusal | null }
  | { readonly kind: 'hidden' }
  | { readonly kind: 'redeemed'; readonly email: Email };

export interface GiveawayDeps {
  /** Read at each call, because the authorisation may have been renewed. */
  readonly place: () => GiveawayPlace;
  readonly find: FindGiveaway;
  readonly redeem: AftercareServices['redeemGiveaway'];
  readonly newKey: () => IdempotencyKey;
  /** Initial value of the field: the address to which the shop's code was mailed. */
  readonly email: string;
  /** Called when there is no giveaway to find, or it was redeemed. */
  readonly onDone: () => void;
}

/** View model of a giveaway. */
export class GiveawayScreen {
  state: GiveawayState = { kind: 'none' };
  readonly form: EmailFormModel;
  /** Counts refusals; each change moves the focus to the reasons. */
  refusals = 0;
  readonly #deps: GiveawayDeps;
  /**
   * The last submitted address with its idempotency key. A retry with the same address reuses the key; another address
   * gets a new key.
   */
  #sent: { readonly email: Email; readonly key: IdempotencyKey } | null = null;
  readonly #latest = new LatestRequest();

  constructor(deps: GiveawayDeps) {
    this.#deps = deps;
    this.form = emailForm(deps.email);
    makeAutoObservable(this, { form: false, state: observableRef }, { autoBind: true });
  }

  /** Starts loading the giveaway. Returns the cleanup function, which drops late answers. */
  start(): () => void {
    void this.load();
    return this.#latest.enter();
  }

  get sending(): boolean {
    return this.state.kind === 'sending';
  }

  /**
   * Loads the giveaway: `visible` if there is one, else `onDone` is called. On a problem nothing is shown and `onDone`
   * is not called, because there may still be a giveaway (product 8.7).
   */
  async load(): Promise<void> {
    const isAwaited = this.#latest.begin();
    const found = await this.#deps.find.execute(this.#deps.place());
    if (!isAwaited() || !found.ok) return;
    if (found.value === null) this.#deps.onDone();
    else this.become({ kind: 'visible', giveaway: found.value, errors: null });
  }

  hide(): void {
    if (this.state.kind === 'visible') this.become({ kind: 'hidden' });
  }

  /**
   * Requests the mail with the giveaway. On success the state becomes `redeemed`. A refusal can be retried safely,
   * since the same address reuses its key. Does nothing while a call is in flight. An answer after unmount is dropped,
   * because another voucher may be in use by then.
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
    const request = { place: this.#deps.place(), giveawayId: giveaway.id, email: email.value };
    const answer = await this.#deps.redeem(request, this.#sent.key);
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
