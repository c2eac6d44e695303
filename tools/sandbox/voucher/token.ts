import { jwtVerify, SignJWT } from 'jose';
import { type Instant, SECOND, rfc3339 } from '../core/clock.ts';
import { refusal } from '../core/problem.ts';
import type { Wire } from '../core/wire.ts';
import type { Voucher } from './voucher.ts';

const ALGORITHM = 'HS256';
/** A charge token redeems nothing, and a redeem token charges nothing. */
type Scope = 'redeem' | 'charge';

/** Refreshes per session (product 4.6). */
const MOST_REFRESHES = 10;

interface TokenClaims {
  readonly serialNumber: string;
  /** Number of refreshes so far. */
  readonly refreshes: number;
  /** Name of the partner that sent the holder. */
  readonly partner: string | undefined;
}

interface Session {
  /** In seconds. */
  readonly lifetime: number;
  /** Number of refreshes so far. */
  readonly refreshes: number;
  readonly partner?: string | undefined;
  /** Default: `redeem`. */
  readonly scope?: Scope;
}

/** Issues and verifies the tokens of one sandbox with its own key. */
export class TokenMint {
  readonly #key = crypto.getRandomValues(new Uint8Array(32));

  async issue(voucher: Voucher, now: Instant, session: Session): Promise<string> {
    const { lifetime, refreshes, partner, scope = 'redeem' } = session;
    const issuedAt = Math.floor(now / SECOND);
    return new SignJWT({
      voucher: voucherInToken(voucher),
      refreshes,
      scope,
      ...(partner !== undefined && { thirdPartyRedeem: { partner } }),
    })
      .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
      .setSubject(voucher.serialNumber)
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + lifetime)
      .setJti(crypto.randomUUID())
      .sign(this.#key);
  }

  /** STDx6 for a missing, forged or expired token and for a wrong scope. */
  async read(token: string | undefined, now: Instant, scope: Scope = 'redeem'): Promise<TokenClaims> {
    const options = { algorithms: [ALGORITHM], currentDate: new Date(now) };
    const verified = await jwtVerify(token ?? '', this.#key, options).catch(() => undefined);
    const serialNumber = verified?.payload.sub;
    const refreshes = verified?.payload['refreshes'];
    const partner = verified?.payload['thirdPartyRedeem'] as { partner: string } | undefined;
    if (verified?.payload['scope'] !== scope) throw refusal('STDx6');
    if (serialNumber === undefined || typeof refreshes !== 'number') throw refusal('STDx6');
    return { serialNumber, refreshes, partner: partner?.partner };
  }

  /** STDx6 when the session has no refreshes left. */
  nextRefresh({ refreshes }: TokenClaims): number {
    if (refreshes >= MOST_REFRESHES) throw refusal('STDx6', { detail: 'Renewed too often' });
    return refreshes + 1;
  }
}

/** The voucher data that the holder's browser may know, without the code. */
function voucherInToken(voucher: Voucher): Wire['Voucher'] {
  return {
    currency: voucher.currency,
    isPrepaid: voucher.isPrepaid,
    distribution: voucher.distribution,
    balanceInCent: voucher.balanceInCent,
    categoryId: voucher.categoryId,
    noMarketplaces: voucher.noMarketplaces,
    serialNumber: voucher.serialNumber,
    validUntil: rfc3339(voucher.validUntil),
  };
}
