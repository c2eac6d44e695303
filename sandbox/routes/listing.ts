import type { Instant } from '../core/clock.ts';
import type { Wire } from '../core/wire.ts';
import type { World } from '../core/world.ts';
import { linksOf } from '../redeem/deliver.ts';
import { redemptionAnswer } from '../redeem/redemptionAnswer.ts';
import type { Redemption } from '../redeem/redemption.ts';
import { siteOfId } from '../core/sites.ts';
import { refusalOf } from '../voucher/voucher.ts';
import type { Voucher, VoucherCondition } from '../voucher/voucher.ts';

/** A voucher as `/sandbox/vouchers` lists it. */
export interface ListedVoucher {
  readonly site: string;
  readonly code: string;
  readonly serialNumber: string;
  readonly condition: VoucherCondition;
  /** What the token call of its site answers now; absent where it gives a token. */
  readonly errorCode?: string;
  readonly reason?: string;
  readonly balanceInCent: number;
  readonly currency: string;
  readonly isPrepaid: boolean;
}

type ListedOrder = Wire['Redemption'] & { readonly email: string; readonly serialNumber: string };

export function listedVoucher(voucher: Voucher, now: Instant): ListedVoucher {
  const { site, code, serialNumber, condition, balanceInCent, currency, isPrepaid } = voucher;
  const asking = { categoryId: siteOfId(site).categoryId, now, asked: new URL('http://localhost/') };
  const refused = refusalOf(code, voucher, asking)?.body;
  const errorCode = refused?.errors[0]?.code;
  return {
    site,
    code,
    serialNumber,
    condition,
    ...(errorCode !== undefined && { errorCode }),
    ...(refused?.reason !== undefined && { reason: refused.reason }),
    balanceInCent,
    currency,
    isPrepaid,
  };
}

/** A redemption with what only the operator knows of it. */
export function listedOrder(world: World, order: Redemption): ListedOrder {
  const { customer, quote } = order;
  const view = { links: linksOf(world, quote.id), now: world.now(), language: 'en', opens: true } as const;
  return { ...redemptionAnswer(order, view), email: customer.email, serialNumber: quote.serialNumber };
}
