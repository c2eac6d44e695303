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
  readonly #direct: Readonly<Record<string, (id: string) => Promise<OtherOutcome>>>;
  readonly #payments: Pick<PaymentGateway, 'state'>;

  /** @param donations loads on demand */
  constructor(
    redemptions: Pick<RedemptionApi, 'find'>,
    donations: () => Promise<Pick<DonationApi, 'find'>>,
    payments: Pick<PaymentGateway, 'state'>,
  ) {
    this.#payments = payments;
    // The id is what the other tab has noted for this kind of order.
    this.#direct = {
      redemption: async (id) => {
        const found = await redemptions.find(id as RedemptionId);
        return found.ok ? outcomeOfRedemption(found.value?.status ?? null) : 'unknown';
      },
      donation: async (id) => {
        const found = await (await donations()).find(id as DonationId);
        if (!found.ok) return 'unknown';
        return found.value === null ? 'never-arrived' : 'carried-out';
      },
    };
  }

  /** `unknown` also if the backend cannot be asked. */
  async execute({ kind, id }: Pick<OpenPress, 'kind' | 'id'>): Promise<OtherOutcome> {
    try {
      return await (this.#direct[kind]?.(id) ?? this.#byPayment(kind, id));
    } catch {
      return 'unknown';
    }
  }

  async #byPayment(kind: OrderName, id: string): Promise<OtherOutcome> {
    const found = await this.#payments.state(id as PaymentReference);
    if (!found.ok) return 'unknown';
    // The backend ends an unpaid top-up with the next payment for its voucher, and refuses that one otherwise (ADR 14).
    const isReplaceable = kind === 'charge' && found.value.isAwaited;
    return isReplaceable ? 'replaceable' : outcomeOfPayment(found.value.state);
  }
}
