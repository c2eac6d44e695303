import * as z from 'zod/mini';
import type { GiveawayApi } from '#application/giveaway/findGiveaway.ts';
import type { GiveawayRequest } from '#domain/giveaway/giveaway.ts';
import { type Result, done, refused } from '#domain/core/result.ts';
import type { Giveaway, GiveawayPlace, GiveawayRefusal } from '#domain/giveaway/giveaway.ts';
import { localPath } from '#domain/link/localPath.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { problemOfCode } from '#domain/problem/problemOfCode.ts';
import type { IdempotencyKey } from '#domain/orders/idempotencyKey.ts';
import type { Voucher } from '#domain/voucher/voucher.ts';
import { HttpApi } from './httpApi.ts';
import { ask } from './call.ts';
import { orAbsent, orDigits, orNull, readable, text, wireId } from './shapes.ts';
import type { Items, Tied, Wire } from './tied.ts';

const flag = orAbsent(z.boolean());

const GiveawayAnswer = z.object({
  id: wireId,
  banner: orNull(text),
  promoText: orNull(text),
  needsCodes: flag,
  flags: orAbsent(z.object({ showInVault: flag, showOnThankYouPage: flag })),
  visible: flag,
});

const ErrorEntry = z.object({ code: orDigits(text) });
const Refusal = z.object({ errors: z.array(z.unknown()) as Items<typeof ErrorEntry> });

/** Each call sends the token of its place: the voucher's on the thank-you page, the redeem link's on the code page. */
export class HttpGiveawayApi extends HttpApi implements GiveawayApi {
  async find(place: GiveawayPlace): Promise<Result<Giveaway | null, Problem>> {
    const request = { body: bodyOf(place), headers: permissionOf(place) };
    // "No giveaway" is an answer without a body.
    const answer = await ask(
      () =>
        place.kind === 'vault'
          ? this.api.POST('/v2/giveaway/get-one-active-with-unused-codes/vault', request)
          : this.api.POST('/v2/giveaway/get-one-active-with-unused-codes', request),
      z.unknown(),
    );
    if (!answer.ok) return refused(answer.fault.problem);
    if (answer.value === undefined) return done(null);
    const shape = GiveawayAnswer satisfies Tied<typeof GiveawayAnswer, Wire['Giveaway']>;
    const parsed = shape.safeParse(answer.value);
    return parsed.success ? done(giveawayOf(parsed.data)) : refused({ kind: 'unreadable-answer' });
  }

  async redeem(
    { place, giveawayId, email }: GiveawayRequest,
    key: IdempotencyKey,
  ): Promise<Result<null, GiveawayRefusal>> {
    const { redemptionId: redeemId } = place;
    const voucher = place.kind === 'vault' ? {} : { voucher: wireVoucher(place.session.voucher) };
    let refusal: unknown;
    const answer = await ask(async () => {
      const sent = await this.api.POST('/v2/giveaway/redeem-advertisement-popup-code', {
        params: { header: { 'Idempotency-Key': key } },
        headers: permissionOf(place),
        body: { ...voucher, redeemId, email, id: giveawayId },
      });
      refusal = sent.error;
      return sent;
    }, z.unknown());
    return answer.ok
      ? done(null)
      : refused([answer.fault.problem, ...further(answer.fault.problem, refusal)]);
  }
}

/** The further errors of a refusal, besides the parsed problem; skips unknown codes. */
function further({ kind }: Problem, refusal: unknown): Problem[] {
  const shape = Refusal satisfies Tied<typeof Refusal, Wire['Problem']>;
  const read = shape.safeParse(refusal);
  const codes = read.success ? readable(read.data.errors, ErrorEntry).map(({ code }) => code) : [];
  return [...new Set(codes)].flatMap((code) => {
    const other = problemOfCode(code);
    return other === undefined || other === kind ? [] : [{ kind: other, code }];
  });
}

function permissionOf(place: GiveawayPlace): { 'x-jwt-token': string } {
  return { 'x-jwt-token': place.kind === 'vault' ? place.token : place.session.token };
}

/** The code page knows no voucher, so it sends the link's token instead. */
function bodyOf(place: GiveawayPlace) {
  const { redemptionId: redeemId } = place;
  return place.kind === 'vault'
    ? { redeemId, redeemLinkToken: place.token }
    : { redeemId, voucher: wireVoucher(place.session.voucher) };
}

/** The voucher as its token names it (product 4.1). */
function wireVoucher({ distribution, serialNumber, validUntil, ...voucher }: Voucher): Wire['Voucher'] {
  return {
    ...voucher,
    ...(distribution !== null && { distribution }),
    ...(serialNumber !== null && { serialNumber }),
    ...(validUntil !== null && { validUntil: new Date(validUntil).toISOString() }),
  };
}

/** A place that the answer does not mention does not show the giveaway; `visible` defaults to true. */
function giveawayOf({ flags, banner, promoText, ...rest }: z.output<typeof GiveawayAnswer>): Giveaway {
  return {
    id: rest.id,
    banner: localPath(banner ?? ''),
    promoText: promoText ?? '',
    needsCodes: rest.needsCodes ?? false,
    showInVault: flags?.showInVault ?? false,
    showOnThankYouPage: flags?.showOnThankYouPage ?? false,
    visible: rest.visible ?? true,
  };
}
