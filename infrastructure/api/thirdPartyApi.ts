import * as z from 'zod/mini';
import type { ThirdPartyApi, ThirdPartyEntry } from '#application/thirdParty/openThirdPartyEntry.ts';
import { type Result, done, refused } from '#domain/core/result.ts';
import { localPath } from '#domain/link/localPath.ts';
import { type SafeHref, safeHref } from '#domain/link/safeHref.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { ThirdPartyIdent } from '#domain/thirdParty/ident.ts';
import { type Failure, ask } from './call.ts';
import { ifOffered } from './ifOffered.ts';
import type { ApiClient } from './client.ts';
import { displayed } from './displayed.ts';
import { withLinkToken } from './linkToken.ts';
import { orNull, text, words } from './shapes.ts';
import { HttpApi } from './httpApi.ts';
import type { DecodeVoucherToken } from './voucherApi.ts';

/** In characters. A longer name does not fit beside a voucher and is refused. */
const LONGEST_NAME = 80;

const EntryAnswer = z.object({
  token: z.string(),
  partner: z.object({ name: displayed(words(LONGEST_NAME)), logo: orNull(text), returnUrl: orNull(text) }),
});

/** A 404 or 410 without a known error code is `third-party-unknown`: a problem of the link, not of a code. */
export class HttpThirdPartyApi extends HttpApi implements ThirdPartyApi {
  readonly #decode: DecodeVoucherToken;

  constructor(api: ApiClient, decode: DecodeVoucherToken) {
    super(api);
    this.#decode = decode;
  }

  async open(ident: ThirdPartyIdent): Promise<Result<ThirdPartyEntry, Problem>> {
    const answer = await ifOffered(
      ask(() => this.api.GET('/v2/third-party-redeem', { params: withLinkToken(ident) }), EntryAnswer),
    );
    if (!answer.ok) return refused(entryProblem(answer.fault));
    const { token, partner } = answer.value;
    const session = await this.#decode(token);
    if (!session.ok) return session;
    const { name, logo, returnUrl } = partner;
    return done({
      session: session.value,
      partner: { name, logo: localPath(logo ?? ''), returnUrl: webAddress(returnUrl ?? '') },
    });
  }
}

/** Only https: the link back must not open a mail client or a phone. */
function webAddress(address: string): SafeHref | null {
  const href = safeHref(address);
  return href?.startsWith('https:') ? href : null;
}

function entryProblem({ status, document, problem }: Failure): Problem {
  const isUnknown =
    (status === 404 || status === 410) &&
    (problem.kind === 'unknown' || (problem.kind === 'not-offered' && document !== 'none'));
  return isUnknown ? { kind: 'third-party-unknown' } : problem;
}
