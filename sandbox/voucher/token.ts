import { jwtVerify, SignJWT } from 'jose';
import { type Instant, SECOND, rfc3339 } from '../core/clock.ts';
import { refusal } from '../core/problem.ts';
import type { Wire } from '../core/wire.ts';
import type { Voucher } from './voucher.ts';

const ALGORITHM = 'HS256';
/** What a token is for: one that charges redeems nothing, and the other way round. */
type Scope = 'redeem' | 'charge';

/** A session may be renewed ten times (product 4.6). */
const MOST_REFRESHES = 10;

interface TokenClaims {
  readonly serialNumber: string;
  /** How often the session has been renewed. */
  readonly refreshes: number;
  /** Name of the partner who sent the holder. */
  readonly partner: string | undefined;
}

interface Session {
  /** Seconds until the token expires. */
  readonly lifetime: number;
  /** How often this session has been renewed. */
  readonly refreshes: number;
  readonly partner?: string | undefined;
  /** Redeeming unless it says otherwise. */
  readonly scope?: Scope;
}

/** Issues and checks the tokens of one sandbox, signed with a key of its own. */
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

  /** Whose token it is; STDx6 where it is missing, forged, past its time or for something else. */
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

  /** The number of renewals the next token will carry; STDx6 when there were enough. */
  nextRefresh({ refreshes }: TokenClaims): number {
    if (refreshes >= MOST_REFRESHES) throw refusal('STDx6', { detail: 'Renewed too often' });
    return refreshes + 1;
  }
}

/** The part of a voucher that its holder's browser may know. The code is not in it. */
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
