import { makeAutoObservable, observableRef } from 'mobx';
import type { Donate } from '#application/donation/donate.ts';
import type { FindDonation } from '#application/donation/findDonation.ts';
import type { DonationOrder } from '#application/ports/donationDesk.ts';
import type { Donations } from '#application/ports/donations.ts';
import type { Result } from '#domain/core/result.ts';
import type { Donation, DonationDraft, DonationId } from '#domain/donation/donation.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { IdempotencyKey } from '#domain/redemption/redemption.ts';

/** What is known of a donation that was left open. */
const LEFT_OPEN: Problem = { kind: 'timed-out' };

/** From the last look to the outcome. `unclear` is left only by finding out. */
export type GivingState =
  | { readonly kind: 'ready' }
  | { readonly kind: 'giving' }
  | { readonly kind: 'refused'; readonly problem: Problem }
  | { readonly kind: 'unclear'; readonly problem: Problem }
  | { readonly kind: 'finding-out'; readonly problem: Problem };

export interface GivingParts {
  readonly donate: Donate;
  readonly find: FindDonation;
  readonly donations: Pick<Donations, 'readUnderWay' | 'writeUnderWay' | 'clearUnderWay'>;
  readonly draft: DonationDraft;
  readonly valueInCent: number;
  readonly newId: () => DonationId;
  readonly newKey: () => IdempotencyKey;
  /** Hears every problem first; answers whether the session ended with it. */
  readonly endedBy: (problem: Problem) => boolean;
  readonly onDone: (donation: Donation) => Promise<void>;
}

/** The one press that gives, and what became of it (design 7.11). A donation is never sent twice. */
export class GivingScreen {
  state: GivingState = { kind: 'ready' };
  notesRead = false;
  /** Presses without the tick; each moves the focus to the summary. */
  attempts = 0;
  /** How often the state was asked for; each answer is told anew. */
  looks = 0;
  readonly #parts: GivingParts;
  /** One id and one key per intent: pressing again after a fault still means the same donation. */
  #id: DonationId | null = null;
  #key: IdempotencyKey | null = null;

  constructor(parts: GivingParts) {
    this.#parts = parts;
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  /** A donation that was left open, by a reload or by going elsewhere, comes first. */
  start(): () => void {
    const open = this.#parts.donations.readUnderWay();
    if (open !== null) {
      this.#id = open.id;
      this.#key = open.key;
      void this.look(LEFT_OPEN);
    }
    return () => undefined;
  }

  get busy(): boolean {
    return this.state.kind === 'giving' || this.state.kind === 'finding-out';
  }

  /** Whether a donation is open: until its outcome is known, nothing about it can be changed. */
  get isOpen(): boolean {
    return this.busy || this.state.kind === 'unclear';
  }

  get untickedFault(): boolean {
    return this.attempts > 0 && !this.notesRead;
  }

  tick(notesRead: boolean): void {
    this.notesRead = notesRead;
  }

  /** Gives, once: presses while one is under way do nothing, and so does one after an unclear outcome. */
  async give(order: Omit<DonationOrder, 'id' | 'notesRead' | 'valueInCent'>): Promise<void> {
    if (this.state.kind !== 'ready' && this.state.kind !== 'refused') return;
    if (!this.notesRead) {
      this.attempts += 1;
      return;
    }
    const { draft, valueInCent } = this.#parts;
    const id = (this.#id ??= this.#parts.newId());
    const key = (this.#key ??= this.#parts.newKey());
    this.become({ kind: 'giving' });
    this.#parts.donations.writeUnderWay({ id, key, draft, valueInCent });
    await this.settle(
      id,
      await this.#parts.donate.execute({ ...order, id, valueInCent, notesRead: true }, key),
    );
  }

  /** Asks again what became of it. */
  async findOut(): Promise<void> {
    if (this.state.kind !== 'unclear') return;
    this.looks += 1;
    // Where it never arrived, no more is known of the cause than that no answer came: it may be pressed again.
    await this.look({ ...this.state.problem, kind: 'timed-out' });
  }

  private async look(cause: Problem): Promise<void> {
    const id = this.#id;
    if (id === null) return;
    this.become({ kind: 'finding-out', problem: cause });
    await this.settle(id, await this.#parts.find.execute(id, cause));
  }

  private async settle(id: DonationId, answer: Result<Donation, Problem>): Promise<void> {
    if (answer.ok) {
      // Where another page of this tab was waiting too, the first one to hear has done it all.
      if (this.#parts.donations.clearUnderWay(id)) await this.#parts.onDone(answer.value);
      return;
    }
    const problem = answer.fault;
    if (problem.kind === 'donation-unclear') {
      this.become({ kind: 'unclear', problem });
      return;
    }
    this.#parts.donations.clearUnderWay(id);
    if (!this.#parts.endedBy(problem)) this.become({ kind: 'refused', problem });
  }

  private become(state: GivingState): void {
    this.state = state;
  }
}
