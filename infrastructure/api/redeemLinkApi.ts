import * as z from 'zod/mini';
import type { RedeemLinkApi } from '#application/ports/redeemLinkApi.ts';
import { type Result, done, refused } from '#domain/core/result.ts';
import type { Email } from '#domain/customer/email.ts';
import type { ReceivedFile } from '#domain/document/fileCheck.ts';
import { localPath } from '#domain/link/localPath.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { MailRequested } from '#domain/redemption/mailRequest.ts';
import type { RevealedCode, SealedCode } from '#domain/redemption/redeemLink.ts';
import type { RedeemLinkToken } from '#domain/redemption/redeemLinkToken.ts';
import { SYMBOLOGIES, type Symbology } from '#domain/redemption/symbology.ts';
import { CODE_KINDS } from '#domain/shop/shop.ts';
import { HttpApi } from './httpApi.ts';
import { ask } from './call.ts';
import { ifOffered } from './ifOffered.ts';
import { displayed } from './displayed.ts';
import { askFile } from './file.ts';
import { byLink, withLinkToken } from './linkToken.ts';
import { MailRequestedAnswer } from './mailRequested.ts';
import { countTo, orElse, orUnreadable } from './presence.ts';
import {
  cents,
  currency,
  instant,
  oneOf,
  orDigits,
  orNull,
  readable,
  text,
  wireId,
  words,
} from './shapes.ts';
import type { Items } from './tied.ts';
import { placesOf } from './wirePlaces.ts';

const List = z.array(z.unknown());

const SealedAnswer = z.object({
  shop: z.object({
    name: displayed(words()),
    logo: orNull(text),
    link: orNull(text),
    redeemable: orNull(List),
  }),
  valueInCent: cents,
  quantity: orUnreadable(countTo(1000)),
  currency,
  state: oneOf(['READY', 'DELAYED', 'EXPIRED', 'POSTED'] as const),
  promisedBy: orNull(instant),
  validUntil: orUnreadable(instant),
  redeemId: orNull(wireId),
});

const CodeAnswer = z.object({
  kind: oneOf(CODE_KINDS),
  code: orDigits(words()),
  pin: orUnreadable(orDigits(words())),
  url: orNull(text),
  symbology: orNull(oneOf(SYMBOLOGIES) as z.ZodMiniType<Symbology, string>),
  validUntil: orUnreadable(instant),
});

const RevealedAnswer = z.object({
  codes: List.check(z.refine((codes) => codes.length > 0)) as Items<typeof CodeAnswer>,
  instructions: orElse(List, []),
});

const BY_STATUS = { 404: 'link-unknown', 410: 'link-expired' } as const;

/**
 * The link token is the only token of these calls. Without a known error code, 404 is `link-unknown` and 410
 * `link-expired`; the state EXPIRED is refused as `link-expired`, too.
 */
export class HttpRedeemLinkApi extends HttpApi implements RedeemLinkApi {
  async look(token: RedeemLinkToken): Promise<Result<SealedCode, Problem>> {
    const answer = await byLink(
      ask(() => this.api.GET('/v2/redeem-link', { params: withLinkToken(token) }), SealedAnswer),
      BY_STATUS,
    );
    if (!answer.ok) return answer;
    const { shop, state, quantity, ...rest } = answer.value;
    if (state === 'EXPIRED') return refused({ kind: 'link-expired' });
    const { name, logo, link, redeemable } = shop;
    return done({
      ...rest,
      state,
      quantity: quantity ?? 1,
      shop: { name, logo: localPath(logo ?? ''), link, redeemable: placesOf(redeemable ?? []) },
    });
  }

  /** A code that cannot be read takes no other one along: all of them are revealed by now. */
  async reveal(token: RedeemLinkToken): Promise<Result<RevealedCode, Problem>> {
    const answer = await byLink(
      ask(() => this.api.POST('/v2/redeem-link/reveal', { params: withLinkToken(token) }), RevealedAnswer),
      BY_STATUS,
    );
    if (!answer.ok) return answer;
    const codes = readable(answer.value.codes, CodeAnswer);
    return done({
      codes,
      unreadable: answer.value.codes.length - codes.length,
      instructions: readable(answer.value.instructions, text),
    });
  }

  renew(token: RedeemLinkToken, email: Email): Promise<Result<MailRequested, Problem>> {
    const request = { params: withLinkToken(token), body: { email } };
    return byLink(
      ifOffered(ask(() => this.api.POST('/v2/redeem-link/renew', request), MailRequestedAnswer)),
      BY_STATUS,
    );
  }

  pdf(token: RedeemLinkToken): Promise<Result<ReceivedFile, Problem>> {
    const request = { params: withLinkToken(token), parseAs: 'arrayBuffer' } as const;
    return byLink(ifOffered(askFile(() => this.api.GET('/v2/redeem-link/pdf', request))), BY_STATUS);
  }
}
