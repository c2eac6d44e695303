import { makeAutoObservable, observableRef } from 'mobx';
import type { Donate } from '#application/donation/donate.ts';
import type { FinishDonation } from '#application/donation/finishDonation.ts';
import type { FindDonation } from '#application/donation/findDonation.ts';
import { isOpen, leftOpen, lookingAgain, problemToLookInto, standingAfter } from '#application/openOrder.ts';
import type { DonationOrder } from '#application/ports/donationDesk.ts';
import type { Donations } from '#application/ports/donations.ts';
import type { Instant } from '#domain/core/instant.ts';
import type { Result } from '#domain/core/result.ts';
import type { Donation, DonationDraft, DonationId, DonationUnderWay } from '#domain/donation/donation.ts';
import type { Currency } from '#domain/money/money.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { fingerprintOf } from '#domain/orders/fingerprint.ts';
import { hasLapsed } from '#domain/orders/lapse.ts';
import { type NotedVoucher, isUnsettled } from '#domain/orders/note.ts';
import type { IdempotencyKey } from '#domain/redemption/redemption.ts';

/** What goes with a press. */
export type GivingOrder = Omit<DonationOrder, 'id' | 'notesRead' | 'valueInCent'>;

/** From the last look to the outcome. `unclear` is left only by finding out. */
export type GivingState =
  | { readonly kind: 'ready' }
  | { readonly kind: 'giving' }
  | { readonly kind: 'refused'; readonly problem: Problem }
  | { readonly kind: 'unclear'; readonly problem: Problem }
  | { readonly kind: 'finding-out'; readonly problem: Problem }
  /** Left by the person only, who is given its reference; `why` as with a redemption. */
  | { readonly kind: 'lost'; readonly why: 'lapsed' | 'mismatch'; readonly id: DonationId };

export interface GivingParts {
  readonly donate: Donate;
  readonly find: FindDonation;
  readonly finish: FinishDonation;
  readonly donations: Pick<Donations, 'readUnderWay' | 'writeUnderWay' | 'clearUnderWay'>;
  readonly draft: DonationDraft;
  readonly valueInCent: number;
  readonly currency: Currency;
  /** What the voucher is worth before; null where that is not known. */
  readonly balanceInCent: number | null;
  readonly organisationName: string;
  /** Why an earlier press came to nothing, as far as that is known. */
  readonly problem?: Problem | undefined;
  /** The voucher in use. */
  readonly voucher: () => NotedVoucher;
  readonly now: () => Instant;
  readonly newId: () => DonationId;
  readonly newKey: () => IdempotencyKey;
  /** Hears every problem first; answers whether the session ended with it. */
  readonly endedBy: (problem: Problem) => boolean;
  /** Whether this browser keeps the note of a donation longer than the page. */
  readonly keepsNotes: () => boolean;
  /** Goes on to the confirmation. */
  readonly onDone: () => Promise<void>;
}

/** The one press that gives, and what became of it (design 7.11). A donation is never sent twice. */
export class GivingScreen {
  state: GivingState = { kind: 'ready' };
  notesRead = false;
  /** Presses without the tick; each moves the focus to the summary. */
  attempts = 0;
  /** How often the person asked for the state; each answer is told anew. */
  looks = 0;
  /** The note of a donation would be lost with the page: who presses has to know that before. */
  unkept = false;
  /** The state is being asked for without anybody's wish: nobody has to hear of it. */
  quietly = false;
  readonly #parts: GivingParts;

  constructor(parts: GivingParts) {
    this.#parts = parts;
    if (parts.problem) this.state = { kind: 'refused', problem: parts.problem };
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  /** A donation that was left open, by a reload or by going elsewhere, comes first. */
  start(): () => void {
    if (!this.#parts.keepsNotes()) this.unkept = true;
    const open = this.#parts.donations.readUnderWay();
    if (open !== null && isUnsettled(open)) void this.begin(open);
    return () => undefined;
  }

  get busy(): boolean {
    return this.state.kind === 'giving' || this.state.kind === 'finding-out';
  }

  /** Whether a donation is open: until its outcome is known, nothing about it can be changed. */
  get isOpen(): boolean {
    return this.busy || this.state.kind === 'unclear' || this.state.kind === 'lost';
  }

  get untickedFault(): boolean {
    return this.attempts > 0 && !this.notesRead;
  }

  tick(notesRead: boolean): void {
    this.notesRead = notesRead;
  }

  /** Gives, once: presses while one is under way do nothing, and so does one after an unclear outcome. */
  async give(order: GivingOrder): Promise<void> {
    if (this.state.kind !== 'ready' && this.state.kind !== 'refused') return;
    if (!this.notesRead) {
      this.attempts += 1;
      return;
    }
    this.become({ kind: 'giving' });
    const { donate, donations, draft, valueInCent, currency, balanceInCent, organisationName } = this.#parts;
    const voucher = this.#parts.voucher();
    const { organisationId, wantsReceipt, customer } = order;
    const fingerprint = fingerprintOf(customer, organisationId, wantsReceipt, String(valueInCent));
    const missed = donations.readUnderWay();
    // One id and one key per intent: pressing the same again after a fault still means the same donation.
    const same = missed?.fingerprint === fingerprint && missed.voucher.mark === voucher.mark ? missed : null;
    if (missed !== null && same === null && (await this.hasArrived(missed))) return;
    const noted: DonationUnderWay = {
      id: same?.id ?? this.#parts.newId(),
      key: same?.key ?? this.#parts.newKey(),
      sentAt: this.#parts.now(),
      draft,
      valueInCent,
      currency,
      balanceInCent,
      organisationName,
      voucher,
      email: customer.email,
      // The same key wants the same body: a reload may have forgotten where the visit began.
      startingPoint: same?.startingPoint ?? order.startingPoint,
      fingerprint,
      standing: 'sent',
    };
    if (!donations.writeUnderWay(noted) && !this.unkept) {
      // Told first; the next press knows it.
      if (same === null) donations.clearUnderWay(noted.id);
      this.unkept = true;
      return this.become({ kind: 'ready' });
    }
    const { id, key, startingPoint } = noted;
    const whole: DonationOrder = { ...order, id, startingPoint, valueInCent, notesRead: true };
    await this.settle(noted, await donate.execute(whole, noted, key));
  }

  /** Asks again what became of it: by the person's wish, or quietly by itself. */
  async findOut({ quietly = false } = {}): Promise<void> {
    const noted = this.#parts.donations.readUnderWay();
    const last = problemToLookInto(this.state);
    if (last === null || noted === null) return;
    this.quietly = quietly;
    if (!quietly) this.looks += 1;
    const problem = lookingAgain(noted, noted.sentAt, this.#parts.now(), last);
    this.become({ kind: 'finding-out', problem });
    await this.settle(noted, await this.#parts.find.execute(noted, problem));
  }

  /** Goes on from a donation that asking leads nowhere with, for whoever has its reference; nothing is given by that. */
  forgetLost(): void {
    if (this.state.kind === 'lost') this.#parts.donations.clearUnderWay(this.state.id);
  }

  private async begin(open: DonationUnderWay): Promise<void> {
    this.become({ kind: 'finding-out', problem: leftOpen(open, open.sentAt, this.#parts.now()) });
    await this.settle(open, await this.outcomeOf(open));
  }

  /** Another page of this tab may still be waiting for its answer; only otherwise is there anything to ask. */
  private async outcomeOf(noted: DonationUnderWay): Promise<Result<Donation, Problem>> {
    const { donate, find, now } = this.#parts;
    return (await donate.underWay) ?? (await find.execute(noted, leftOpen(noted, noted.sentAt, now())));
  }

  /** Whether another donation that was missed before has arrived late, or may have; then that comes first. */
  private async hasArrived(missed: DonationUnderWay): Promise<boolean> {
    const answer = await this.outcomeOf(missed);
    if (!answer.ok && !isOpen(answer.fault)) return false;
    await this.settle(missed, answer);
    return true;
  }

  private async settle(noted: DonationUnderWay, answer: Result<Donation, Problem>): Promise<void> {
    if (answer.ok) {
      if (this.#parts.finish.execute(answer.value, noted)) await this.#parts.onDone();
      return;
    }
    const problem = answer.fault;
    if (problem.kind === 'answer-mismatch')
      return this.become({ kind: 'lost', why: 'mismatch', id: noted.id });
    if (!isOpen(problem) && hasLapsed(noted, noted.sentAt, this.#parts.now())) {
      return this.become({ kind: 'lost', why: 'lapsed', id: noted.id });
    }
    this.note(noted, problem);
    // Where the session ended first, the note stays: with the code entered again, the outcome is looked for.
    if (this.#parts.endedBy(problem)) return;
    this.become({ kind: problem.kind === 'donation-unclear' ? 'unclear' : 'refused', problem });
  }

  /** Keeps what is known of a donation without an outcome, so that it is looked for later. */
  private note(noted: DonationUnderWay, problem: Problem): void {
    const { donations } = this.#parts;
    if (donations.readUnderWay()?.id !== noted.id) return;
    const standing = standingAfter(noted, problem);
    if (standing === null) donations.clearUnderWay(noted.id);
    else if (standing !== noted.standing) donations.writeUnderWay({ ...noted, standing });
  }

  private become(state: GivingState): void {
    this.state = state;
  }
}
