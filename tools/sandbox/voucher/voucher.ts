import type { Instant } from '../core/clock.ts';
import { type ProblemCode, type Refusal, refusal } from '../core/problem.ts';
import { siteAddress, siteOfCategory } from '../core/sites.ts';
import type { Wire } from '../core/wire.ts';
import type { VoucherCondition } from './conditions.ts';

export interface Voucher {
  readonly code: string;
  /** Nine digits. */
  readonly serialNumber: string;
  /** The site on which the tester uses it. */
  readonly site: string;
  readonly condition: VoucherCondition;
  readonly currency: string;
  readonly categoryId: number;
  readonly distribution: string;
  readonly isPrepaid: boolean;
  readonly noMarketplaces: boolean;
  readonly valueInCent: number;
  readonly balanceInCent: number;
  /** When the operator's system knows the sale; VCRx15 before. */
  readonly inSystemFrom: Instant;
  /** VCRx51 before. */
  readonly usableFrom: Instant;
  readonly validUntil: Instant;
  /** Set if it differs from other prepaid vouchers. */
  readonly charging?: Charging;
  /** A refusal that does not depend on time. */
  readonly refusedWith?: LastingRefusal;
}

interface Charging {
  readonly range?: { readonly minInCent: number; readonly maxInCent: number };
  readonly refusedWith?: 'CHGx1' | 'CHGx2' | 'CHGx3';
}

interface LastingRefusal {
  readonly code: ProblemCode;
  readonly reason?: Wire['RefusalReason'];
  readonly moneyState?: Wire['MoneyState'];
  readonly redirectUrl?: string;
}

/** Differences can be paid on sites whose vouchers can be topped up. */
export function takesPayments({ categoryId }: Voucher): boolean {
  return siteOfCategory(categoryId)?.charges === true;
}

const OLD_FORMAT = /^\d{16}$/;
const AT_CODE = { pointer: '/code' } as const;

/**
 * Why a code gets no token (product 14.3), or `undefined`.
 * @param asking `categoryId` is the calling site's; `asked` is the call's URL, from which the right site's URL is
 * derived; `mayBeEmpty` accepts a voucher without balance
 */
export function refusalOf(
  code: string,
  voucher: Voucher | undefined,
  asking: {
    readonly categoryId: number;
    readonly now: Instant;
    readonly asked: URL;
    readonly mayBeEmpty?: boolean;
  },
): Refusal | undefined {
  const { categoryId, now, asked, mayBeEmpty = false } = asking;
  if (OLD_FORMAT.test(code) && voucher === undefined) return refusal('VCRx13', AT_CODE);
  if (voucher === undefined) return refusal('VCRx1', AT_CODE);
  if (now < voucher.inSystemFrom) return refusal('VCRx15', { ...AT_CODE, availableAt: voucher.inSystemFrom });
  if (voucher.categoryId !== categoryId) return wrongSite(voucher, asked, AT_CODE);
  if (voucher.refusedWith) {
    const { code: problem, ...why } = voucher.refusedWith;
    return refusal(problem, { ...AT_CODE, ...why });
  }
  if (voucher.balanceInCent === 0 && !mayBeEmpty) return refusal('VCRx2', AT_CODE);
  return refusedByTime(voucher, now);
}

function refusedByTime(voucher: Voucher, now: Instant): Refusal | undefined {
  if (now > voucher.validUntil) return refusal('VCRx9', { ...AT_CODE, reason: 'age' });
  if (now < voucher.usableFrom) return refusal('VCRx51', { ...AT_CODE, availableAt: voucher.usableFrom });
  return undefined;
}

/** Tells the address of the voucher's own site. */
export function wrongSite(voucher: Voucher, asked: URL, at: { readonly pointer: string }): Refusal {
  const home = siteOfCategory(voucher.categoryId);
  if (home === undefined) return refusal('VCRx25', at);
  return refusal('VCRx20', { ...at, redirectUrl: siteAddress(home.id, asked) });
}
