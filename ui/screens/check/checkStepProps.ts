import type { Customer } from '#domain/customer/customer.ts';
import type { RedemptionDraft } from '#domain/redemption/draft.ts';
import type { ShopDetails } from '#domain/shop/shop.ts';
import type { Voucher } from '#domain/voucher/voucher.ts';

/** Everything that was chosen and answered, complete. */
export interface CheckStepProps {
  shop: ShopDetails;
  voucher: Voucher;
  draft: RedemptionDraft;
  customer: Customer;
}
