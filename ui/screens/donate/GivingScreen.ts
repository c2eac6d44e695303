import { makeAutoObservable, observableRef } from 'mobx';
import type { Donate } from '#application/donation/donate.ts';
import type { FindDonation } from '#application/donation/findDonation.ts';
import { isOpen, leftOpen, lookingAgain, standingAfter } from '#application/openOrder.ts';
import type { DonationOrder } from '#application/ports/donationDesk.ts';
import type { Donations } from '#application/ports/donations.ts';
import type { Instant } from '#domain/core/instant.ts';
import type { Result } from '#domain/core/result.ts';
import type { Donation, DonationDraft, DonationId, DonationUnderWay } from '#domain/donation/donation.ts';
import type { Currency } from '#domain/money/money.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { type NotedVoucher, fingerprintOf, hasLapsed, isUnsettled } from '#domain/redemption/orderNote.ts';
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
  /** The backend was at it, and knows nothing of it long after: left by the person only, who is given its reference. */
  | { readonly kind: 'lapsed'; readonly id: DonationId };

export interface GivingParts {
  readonly donate: Donate;
  readonly find: FindDonation;
  readonly donations: Pick<Donations, 'readUnderWay' | 'writeUnderWay' | 'clearUnderWay'>;
  readonly draft: DonationDraft;
  readonly valueInCent: number;
  readonly currency: Currency;
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
  readonly onDone: (donation: Donation, noted: DonationUnderWay) => Promise<void>;
}

/** The one press that gives, and what became of it (design 7.11). A donation is never sent twice. */
export class GivingScreen {
  state: GivingState = { kind: 'ready' };
  notesRead = false;
  /** Presses without the tick; each moves the focus to the summary. */
  attempts = 0;
  /** How often the person asked for the state; each answer is told anew. */
  looks = 0;
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
    const open = this.#parts.donations.readUnderWay();
    if (open !== null && isUnsettled(open)) void this.begin(open);
    return () => undefined;
  }

  get busy(): boolean {
    return this.state.kind === 'giving' || this.state.kind === 'finding-out';
  }

  /** Whether a donation is open: until its outcome is known, nothing about it can be changed. */
  get isOpen(): boolean {
    return this.busy || this.state.kind === 'unclear' || this.state.kind === 'lapsed';
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
    const { donate, donations, draft, valueInCent, currency, organisationName } = this.#parts;
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
      organisationName,
      voucher,
      email: customer.email,
      // The same key wants the same body: a reload may have forgotten where the visit began.
      startingPoint: same?.startingPoint ?? order.startingPoint,
      fingerprint,
      standing: 'sent',
    };
    donations.writeUnderWay(noted);
    const { id, key, startingPoint } = noted;
    const whole: DonationOrder = { ...order, id, startingPoint, valueInCent, notesRead: true };
    await this.settle(noted, await donate.execute(whole, key));
  }

  /** Asks again what became of it: by the person's wish, or quietly by itself. */
  async findOut({ quietly = false } = {}): Promise<void> {
    const noted = this.#parts.donations.readUnderWay();
    if (this.state.kind !== 'unclear' || noted === null) return;
    this.quietly = quietly;
    if (!quietly) this.looks += 1;
    const problem = lookingAgain(noted, noted.sentAt, this.#parts.now(), this.state.problem);
    this.become({ kind: 'finding-out', problem });
    await this.settle(noted, await this.#parts.find.execute(noted.id, problem));
  }

  /** Goes on from a donation that came to nothing, for whoever has its reference; nothing is given by that. */
  forgetLapsed(): void {
    if (this.state.kind === 'lapsed') this.#parts.donations.clearUnderWay(this.state.id);
  }

  private async begin(open: DonationUnderWay): Promise<void> {
    this.become({ kind: 'finding-out', problem: leftOpen(open, open.sentAt, this.#parts.now()) });
    await this.settle(open, await this.outcomeOf(open));
  }

  /** Another page of this tab may still be waiting for its answer; only otherwise is there anything to ask. */
  private async outcomeOf(noted: DonationUnderWay): Promise<Result<Donation, Problem>> {
    const { donate, find, now } = this.#parts;
    return (await donate.underWay) ?? (await find.execute(noted.id, leftOpen(noted, noted.sentAt, now())));
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
      // Where another page of this tab was waiting too, the first one to hear has done it all.
      if (this.#parts.donations.clearUnderWay(noted.id)) await this.#parts.onDone(answer.value, noted);
      return;
    }
    const problem = answer.fault;
    if (!isOpen(problem) && hasLapsed(noted, noted.sentAt, this.#parts.now())) {
      return this.become({ kind: 'lapsed', id: noted.id });
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
