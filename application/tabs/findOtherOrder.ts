import type { DonationId } from '#domain/donation/donation.ts';
import type { OpenPress } from '#domain/orders/openPress.ts';
import type { OrderName } from '#domain/orders/orderSteps.ts';
import type { OtherOutcome } from '#domain/orders/otherOutcome.ts';
import { outcomeOfPayment } from '#domain/payment/otherTabs.ts';
import { outcomeOfRedemption } from '#domain/redemption/otherTabs.ts';
import type { PaymentReference } from '#domain/payment/payment.ts';
import type { RedemptionId } from '#domain/redemption/redemption.ts';
import type { DonationApi } from '../ports/donationApi.ts';
import type { PaymentGateway } from '../ports/paymentGateway.ts';
import type { RedemptionApi } from '../ports/redemptionApi.ts';

/** Looks up an order that another tab has sent, by its id alone. Only reads, so it can be repeated. */
export class FindOtherOrder {
  readonly #find: Readonly<Record<OrderName, (id: string) => Promise<OtherOutcome>>>;

  /** @param donations loads on demand */
  constructor(
    redemptions: Pick<RedemptionApi, 'find'>,
    donations: () => Promise<Pick<DonationApi, 'find'>>,
    payments: Pick<PaymentGateway, 'state'>,
  ) {
    const byPayment = async (id: string, isOfVoucher: boolean): Promise<OtherOutcome> => {
      const found = await payments.state(id as PaymentReference);
      if (!found.ok) return 'unknown';
      // The backend ends an unpaid top-up with the next payment for its voucher, and refuses that one otherwise (ADR 14).
      return isOfVoucher && found.value.isAwaited ? 'replaceable' : outcomeOfPayment(found.value.state);
    };
    // The id is what the other tab has noted for this kind of order.
    this.#find = {
      redemption: async (id) => {
        const found = await redemptions.find(id as RedemptionId);
        return found.ok ? outcomeOfRedemption(found.value?.status ?? null) : 'unknown';
      },
      donation: async (id) => {
        const found = await (await donations()).find(id as DonationId);
        if (!found.ok) return 'unknown';
        return found.value === null ? 'never-arrived' : 'carried-out';
      },
      charge: (id) => byPayment(id, true),
      'voucher-order': (id) => byPayment(id, false),
    };
  }

  /** `unknown` also if the backend cannot be asked. */
  async execute({ kind, id }: Pick<OpenPress, 'kind' | 'id'>): Promise<OtherOutcome> {
    try {
      return await this.#find[kind](id);
    } catch {
      return 'unknown';
    }
  }
}
