import type { Instant } from '../core/clock.ts';
import { type ProblemCode, type Refusal, refusal } from '../core/problem.ts';
import { siteAddress, siteOfCategory } from '../core/sites.ts';
import type { Wire } from '../core/wire.ts';
import type { VoucherCondition } from './conditions.ts';

export interface Voucher {
  readonly code: string;
  /** Nine digits. */
  readonly serialNumber: string;
  /** The site it is meant to be tried on. */
  readonly site: string;
  readonly condition: VoucherCondition;
  readonly currency: string;
  readonly categoryId: number;
  readonly distribution: string;
  readonly isPrepaid: boolean;
  readonly noMarketplaces: boolean;
  readonly valueInCent: number;
  readonly balanceInCent: number;
  /** When the operator's system learns of the sale; before that VCRx15. */
  readonly inSystemFrom: Instant;
  /** From when it can be redeemed; before that VCRx51. */
  readonly usableFrom: Instant;
  readonly validUntil: Instant;
  /** How it can be topped up, where that differs from other prepaid vouchers. */
  readonly charging?: Charging;
  /** A lasting reason to refuse it. */
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

/** Whether a difference can be paid on the site of a voucher; it can where vouchers are topped up. */
export function takesPayments({ categoryId }: Voucher): boolean {
  return siteOfCategory(categoryId)?.charges === true;
}

const OLD_FORMAT = /^\d{16}$/;
const AT_CODE = { pointer: '/code' } as const;

/**
 * Why a code cannot be turned into a token (product 14.3), or `undefined`.
 *
 * @param categoryId the voucher category of the site that asks
 * @param asked the address of the request, from which the right site's address is made
 * @param mayBeEmpty whether a voucher with nothing on it will do
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

/** The voucher belongs to another site, whose address is given. */
export function wrongSite(voucher: Voucher, asked: URL, at: { readonly pointer: string }): Refusal {
  const home = siteOfCategory(voucher.categoryId);
  if (home === undefined) return refusal('VCRx25', at);
  return refusal('VCRx20', { ...at, redirectUrl: siteAddress(home.id, asked) });
}
