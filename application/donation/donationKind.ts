import type { Instant } from '#domain/core/instant.ts';
import type { Result } from '#domain/core/result.ts';
import { followsDonation, isDonationSent } from '#domain/donation/binding.ts';
import type { Donation, PendingDonation } from '#domain/donation/donation.ts';
import { DONATION_RULES } from '#domain/donation/kind.ts';
import { ofVoucher } from '#domain/orders/openPress.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { rejectMismatch } from '../orders/rejectMismatch.ts';
import type { DirectOrder } from '../orders/orderKind.ts';
import type { OrderRun } from '../orders/orderRun.ts';
import type { DonationApi, DonationOrder } from '../ports/donationApi.ts';
import type { FinishDonation } from './finishDonation.ts';

/** Sent with the pending order and stored nowhere. */
export type DonationBody = Pick<DonationOrder, 'organisationId' | 'wantsReceipt' | 'customer'>;

/** We choose a donation's id, and the backend may begin it as soon as it was sent. */
export class DonationKind implements DirectOrder<PendingDonation, DonationBody, Donation> {
  readonly kind = 'donation';
  readonly #api: DonationApi;
  readonly #finish: FinishDonation;

  constructor(api: DonationApi, finish: FinishDonation) {
    this.#api = api;
    this.#finish = finish;
  }

  idOf({ id }: PendingDonation): string {
    return id;
  }

  aloneIn({ voucher }: PendingDonation): readonly string[] {
    return [ofVoucher(voucher.mark)];
  }

  latestStart({ sentAt }: PendingDonation): Instant {
    return sentAt;
  }

  /** Keeps the first starting point, because an idempotency key requires an identical body even after a reload. */
  retryOf(stored: PendingDonation, fresh: PendingDonation): PendingDonation | null {
    const { id, key, startingPoint } = stored;
    return DONATION_RULES.sameAs(stored, fresh) ? { ...fresh, id, key, startingPoint } : null;
  }

  async place(order: PendingDonation, body: DonationBody): Promise<Result<Donation, Problem>> {
    const { id, key, startingPoint, valueInCent } = order;
    const answer = await this.#api.give({ ...body, id, startingPoint, valueInCent, notesRead: true }, key);
    return rejectMismatch(answer, (value) => followsDonation(value, order));
  }

  async find(order: PendingDonation): Promise<Result<Donation | null, Problem>> {
    const found = await this.#api.find(order.id);
    return rejectMismatch(found, (value) => isDonationSent(value, order));
  }

  finish(donation: Donation, order: PendingDonation): void {
    this.#finish.execute(donation, order);
  }
}

export type DonationRun = OrderRun<PendingDonation, DonationBody, Donation>;
