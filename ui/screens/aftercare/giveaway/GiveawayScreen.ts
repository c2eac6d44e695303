import { makeAutoObservable, observableRef } from 'mobx';
import type { FindGiveaway } from '#application/giveaway/findGiveaway.ts';
import type { RedeemGiveaway } from '#application/giveaway/redeemGiveaway.ts';
import type { Result } from '#domain/core/result.ts';
import { type Email, parseEmail } from '#domain/customer/email.ts';
import type { Giveaway, GiveawayPlace, GiveawayRefusal } from '#domain/giveaway/giveaway.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { IdempotencyKey } from '#domain/orders/idempotencyKey.ts';
import { Latest } from '../../../session/Latest.ts';
import { type EmailFormModel, emailForm } from '../emailForm/emailForm.ts';

/** None, then loaded and visible, then hidden or redeemed (specification 4, "Giveaway"). */
export type GiveawayState =
  | { readonly kind: 'none' }
  /** Errors stay for display until it worked. */
  | { readonly kind: 'visible'; readonly giveaway: Giveaway; readonly errors: GiveawayRefusal | null }
  | { readonly kind: 'sending'; readonly giveaway: Giveaway; readonly errors: GiveawayRefusal | null }
  | { readonly kind: 'hidden' }
  | { readonly kind: 'redeemed'; readonly giveaway: Giveaway; readonly email: Email };

export interface GiveawayParts {
  /** Asked for at each call: what authorises there may have been renewed. */
  readonly place: () => GiveawayPlace;
  readonly find: FindGiveaway;
  readonly redeem: RedeemGiveaway;
  readonly newKey: () => IdempotencyKey;
  /** Stands in the field: where the shop voucher went. */
  readonly email: string;
  /** Nothing more is to be had here: none was found, or it was redeemed. */
  readonly onDone: () => void;
}

/** A giveaway at its place, from the fetch to the mail. */
export class GiveawayScreen {
  state: GiveawayState = { kind: 'none' };
  readonly form: EmailFormModel;
  /** How often it was refused; each time the focus goes to the reasons. */
  refusals = 0;
  readonly #parts: GiveawayParts;
  /** One key per address: pressing again after a fault still means the same wish, another address another one. */
  #sent: { readonly email: Email; readonly key: IdempotencyKey } | null = null;
  readonly #latest = new Latest();

  constructor(parts: GiveawayParts) {
    this.#parts = parts;
    this.form = emailForm(parts.email);
    makeAutoObservable(this, { form: false, state: observableRef }, { autoBind: true });
  }

  start(): () => void {
    void this.load();
    return this.#latest.enter();
  }

  get sending(): boolean {
    return this.state.kind === 'sending';
  }

  /** A failed fetch is the caller's to know: nothing is shown, and whether there is one stays open (specification 8). */
  async load(): Promise<Result<Giveaway | null, Problem>> {
    const isAwaited = this.#latest.ask();
    const found = await this.#parts.find.execute(this.#parts.place());
    if (!isAwaited() || !found.ok) return found;
    if (found.value === null) {
      this.#parts.onDone();
    } else {
      this.become({ kind: 'visible', giveaway: found.value, errors: null });
    }
    return found;
  }

  hide(): void {
    if (this.state.kind === 'visible') this.become({ kind: 'hidden' });
  }

  /**
   * Has it mailed, once: presses while one is under way do nothing. For a page that is gone nothing is done: by then
   * another voucher may be in use.
   */
  async redeem(): Promise<void> {
    const { state } = this;
    if (state.kind !== 'visible' || !this.form.submit()) return;
    const email = parseEmail(this.form.draft.email);
    if (!email.ok) return;
    const { giveaway } = state;
    this.become({ ...state, kind: 'sending' });
    if (this.#sent?.email !== email.value) this.#sent = { email: email.value, key: this.#parts.newKey() };
    const isAwaited = this.#latest.ask();
    const wish = { place: this.#parts.place(), giveawayId: giveaway.id, email: email.value };
    const answer = await this.#parts.redeem.execute(wish, this.#sent.key);
    if (!isAwaited()) return;
    if (answer.ok) {
      this.become({ kind: 'redeemed', giveaway, email: email.value });
      this.#parts.onDone();
      return;
    }
    this.refuse(giveaway, answer.fault);
  }

  private refuse(giveaway: Giveaway, errors: GiveawayRefusal): void {
    this.refusals += 1;
    this.state = { kind: 'visible', giveaway, errors };
  }

  private become(state: GiveawayState): void {
    this.state = state;
  }
}
