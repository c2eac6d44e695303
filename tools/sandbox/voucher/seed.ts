import { DAY, HOUR, type Instant } from '../core/clock.ts';
import { seededRandom } from '../core/random.ts';
import { SITES, type SandboxSite } from '../core/sites.ts';
import { newCode, newSerialNumber, oldCode } from './code.ts';
import type { VoucherCondition } from './conditions.ts';
import type { Voucher } from './voucher.ts';

type Plan = Partial<Voucher> & { readonly condition: VoucherCondition };

const YEAR = 365 * DAY;
const SPENDABLE = { distribution: 'RETAIL', noMarketplaces: false } as const;

/** The vouchers of a fresh sandbox. Codes are the same after every reset. */
export function seedVouchers(now: Instant): Map<string, Voucher> {
  const vouchers = SITES.flatMap((site, index) => vouchersOf(site, index, now));
  return new Map(vouchers.map((voucher) => [voucher.code, voucher]));
}

/** The seeded vouchers of one site; `index` is its place in the list. */
export function vouchersOf(site: SandboxSite, index: number, now: Instant): readonly Voucher[] {
  return plansOf(site, index, now).map((plan, number) => seeded(site, index, plan, number, now));
}

/** A voucher without code and serial number. */
export type NewVoucher = Omit<Voucher, 'code' | 'serialNumber'>;

/** Can be spent now. */
export function spendable(
  site: SandboxSite,
  now: Instant,
  valueInCent: number,
  isPrepaid = false,
): NewVoucher {
  return sold(site, now - 30 * DAY, valueInCent, isPrepaid);
}

export function sold(
  site: SandboxSite,
  soldAt: Instant,
  valueInCent: number,
  isPrepaid: boolean,
): NewVoucher {
  return {
    ...SPENDABLE,
    isPrepaid,
    site: site.id,
    condition: isPrepaid ? 'prepaid' : 'spendable',
    currency: site.currency,
    categoryId: site.categoryId,
    valueInCent,
    balanceInCent: valueInCent,
    inSystemFrom: soldAt,
    usableFrom: soldAt + DAY,
    validUntil: soldAt + (site.validityYears ?? 3) * YEAR,
  };
}

function seeded(site: SandboxSite, index: number, plan: Plan, number: number, now: Instant): Voucher {
  const random = seededRandom(`${site.id}/${plan.condition}/${number}`);
  const code = plan.condition.startsWith('old-') ? oldCode(random) : newCode(random, casesOf(plan.condition));
  const serialNumber = newSerialNumber(random, 410 + index);
  return { ...spendable(site, now, plan.valueInCent ?? 5000), code, serialNumber, ...plan };
}

function casesOf(condition: VoucherCondition): { bothCases: boolean } {
  return { bothCases: condition === 'case-sensitive' };
}

/** New plans go to the end: a voucher's code depends on the position of its plan. */
function plansOf({ charges }: SandboxSite, index: number, now: Instant): Plan[] {
  return [
    ...spendablePlans(),
    ...timePlans(now),
    ...refusedPlans(neighbour(index)),
    ...(charges ? [...chargePlans(), ...shortPlans()] : []),
    ...oldPlans(),
    ...givenPlans(),
  ];
}

/** Several of each usual value, so that tests rarely meet a spent voucher. */
function spendablePlans(): Plan[] {
  const usual = [5000, 5000, 5000, 2500, 2500, 3000, 10000];
  return [
    ...usual.map((valueInCent) => worth('spendable', valueInCent)),
    worth('large', 30000),
    worth('large', 30000),
    { ...worth('prepaid', 4000), isPrepaid: true },
    worth('low-credit', 300),
    { ...worth('no-marketplaces', 5000), noMarketplaces: true },
    { ...worth('promotion', 5000), distribution: 'PROMOTION' },
    worth('case-sensitive', 2500),
  ];
}

/** Vouchers that become usable or expire with time. */
function timePlans(now: Instant): Plan[] {
  const expired = { validUntil: now - 40 * DAY };
  return [
    { condition: 'not-yet-in-system', inSystemFrom: now + 22 * HOUR, usableFrom: now + 22 * HOUR },
    { condition: 'bought-recently', inSystemFrom: now - 2 * HOUR, usableFrom: now + 22 * HOUR },
    { condition: 'expired-age', ...expired },
    { condition: 'already-redeemed', valueInCent: 5000, balanceInCent: 0 },
  ];
}

/** Vouchers that are refused permanently. */
function refusedPlans(other: SandboxSite): Plan[] {
  return [
    { condition: 'wrong-category', categoryId: other.categoryId, currency: other.currency },
    { condition: 'old-format', refusedWith: { code: 'VCRx13' } },
    { condition: 'unknown', refusedWith: { code: 'VCRx1' } },
    { condition: 'not-activated', refusedWith: { code: 'VCRx8' } },
    { condition: 'expired-external-partner', refusedWith: { code: 'VCRx9', reason: 'external-partner' } },
    { condition: 'cancelled', refusedWith: { code: 'VCRx10' } },
    {
      condition: 'cooperation-partner',
      refusedWith: { code: 'VCRx21', redirectUrl: 'https://cards.cooperation.example/' },
    },
    {
      condition: 'tax-saving',
      refusedWith: { code: 'VCRx22', redirectUrl: 'https://tax-saving-card.example/' },
    },
    { condition: 'merchant-invalid', refusedWith: { code: 'VCRx25' } },
    { condition: 'blocked-expired', refusedWith: { code: 'VCRx54', reason: 'expired' } },
    {
      condition: 'blocked-redeemed',
      refusedWith: { code: 'VCRx54', reason: 'redeemed', moneyState: 'spent' },
    },
    { condition: 'blocked-fraud', refusedWith: { code: 'VCRx54', reason: 'fraud', moneyState: 'reserved' } },
    { condition: 'blocked-other', refusedWith: { code: 'VCRx54', reason: 'other' } },
    { condition: 'safety-lock', refusedWith: { code: 'RDMx3' } },
    { condition: 'partner-unavailable', refusedWith: { code: 'STDx5' } },
    { condition: 'unknown-error', refusedWith: { code: 'STDx1' } },
  ];
}

/** Prepaid vouchers, one per answer of the charge check. */
function chargePlans(): Plan[] {
  const plan = (condition: VoucherCondition, valueInCent: number, charging?: Voucher['charging']): Plan => ({
    ...worth(condition, valueInCent),
    isPrepaid: true,
    ...(charging && { charging }),
  });
  return [
    plan('chargeable', 2500),
    plan('chargeable', 4000),
    plan('chargeable-narrow', 12_000, { range: { minInCent: 2000, maxInCent: 8000 } }),
    plan('charge-in-basket', 2500, { refusedWith: 'CHGx1' }),
    plan('charged-already', 15_000, { refusedWith: 'CHGx2' }),
    plan('not-chargeable', 3000, { refusedWith: 'CHGx3' }),
  ];
}

/** Old codes, by the outcome of their reactivation. */
function oldPlans(): Plan[] {
  const locked = { refusedWith: { code: 'VCRx13' } } as const;
  return [
    { condition: 'old-replaced', ...locked },
    { condition: 'old-rejected', ...locked },
    worth('old-unlocked', 2500),
  ];
}

/** Vouchers that givers activate, in the order of `seedOrders`. */
function givenPlans(): Plan[] {
  const waiting = { refusedWith: { code: 'VCRx8' } } as const;
  return [5000, 5000, 2500, 10_000, 5000, 3000, 2500].map((valueInCent, place) => ({
    ...worth('to-activate', valueInCent),
    ...(place === ACTIVATED_PLACE ? {} : waiting),
  }));
}

/** Index of the voucher that is activated from the start. */
const ACTIVATED_PLACE = 2;

/** Balance too low for many shops, on sites where the difference can be paid. One of them can be topped up too. */
function shortPlans(): Plan[] {
  const plan = { ...worth('low-balance', 2500), balanceInCent: 700 };
  return [{ ...plan, isPrepaid: true }, plan];
}

function worth(condition: VoucherCondition, valueInCent: number): Plan {
  return { condition, valueInCent, balanceInCent: valueInCent };
}

/** The next site in the list. Its vouchers belong to another category. */
function neighbour(index: number): SandboxSite {
  const other = SITES[(index + 1) % SITES.length];
  if (other === undefined) throw new RangeError('There are no sites.');
  return other;
}
