import type { ProblemKind } from './problem.ts';

const BY_REASON = {
  VCRx9: { default: 'expired-by-age', age: 'expired-by-age', 'external-partner': 'expired-external' },
  VCRx10: { default: 'cancelled-replaced', replaced: 'cancelled-replaced', theft: 'cancelled-theft' },
  VCRx54: {
    default: 'blocked-other',
    expired: 'blocked-expired',
    redeemed: 'blocked-redeemed',
    fraud: 'blocked-fraud',
    other: 'blocked-other',
  },
} as const satisfies Record<string, Record<string, ProblemKind> & { default: ProblemKind }>;

const BY_CODE = {
  VCRx1: 'code-unknown',
  VCRx2: 'already-redeemed',
  VCRx8: 'not-activated',
  VCRx13: 'old-format',
  VCRx15: 'not-in-system',
  VCRx20: 'wrong-category',
  VCRx21: 'cooperation-card',
  VCRx22: 'tax-saving-card',
  VCRx25: 'invalid-ask-merchant',
  VCRx30: 'insufficient-credit',
  VCRx51: 'bought-recently',
  RDMx2: 'link-expired',
  RDMx3: 'safety-lock',
  RDMx4: 'code-delayed',
  RDMx5: 'code-revealed',
  GVAx1: 'giveaway-gone',
  GVAx2: 'giveaway-had',
  ORDx1: 'order-not-found',
  ORDx2: 'order-undeterminable',
  DOCx1: 'pin-wrong',
  DOCx2: 'document-locked',
  DOCx3: 'document-expired',
  FRDx1: 'letter-pin-wrong',
  FRDx2: 'letter-pin-locked',
  UPLx1: 'upload-refused',
  CHGx1: 'charge-under-way',
  CHGx2: 'charge-had',
  CHGx3: 'charge-refused',
  PAYx1: 'payment-failed',
  SHPx1: 'shop-gone',
  SHPx2: 'shop-refuses-card',
  CAPx1: 'captcha-invalid',
  STDx1: 'unknown',
  STDx5: 'partner-unavailable',
  STDx6: 'session-expired',
} as const satisfies Record<string, ProblemKind>;

type Code = keyof typeof BY_CODE | keyof typeof BY_REASON;

/** All operator error codes that the app knows (product 14.3, 14.4). */
export const KNOWN_CODES = [...Object.keys(BY_CODE), ...Object.keys(BY_REASON)] as readonly Code[];

/** Matches exactly; an unknown reason counts as `default`. */
export function problemOfCode(code: string, reason = 'default'): ProblemKind | undefined {
  if (Object.hasOwn(BY_REASON, code)) {
    const kinds: Record<string, ProblemKind> = BY_REASON[code as keyof typeof BY_REASON];
    return Object.hasOwn(kinds, reason) ? kinds[reason] : kinds.default;
  }
  return Object.hasOwn(BY_CODE, code) ? BY_CODE[code as keyof typeof BY_CODE] : undefined;
}

export function problemOfStatus(status: number): ProblemKind {
  if (status === 401) return 'session-expired';
  if (status === 408) return 'timed-out';
  if (status === 429) return 'too-many-requests';
  return status >= 500 ? 'server-down' : 'unknown';
}
