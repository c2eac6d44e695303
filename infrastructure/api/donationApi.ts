import * as z from 'zod/mini';
import type { DonationApi, DonationOrder } from '#application/ports/donationApi.ts';
import { type Result, done, refused } from '#domain/core/result.ts';
import {
  type AidOrganisation,
  type Donation,
  type DonationId,
  RECEIPT_WAYS,
} from '#domain/donation/donation.ts';
import { problemOfMove } from '#domain/problem/belief.ts';
import { asKind } from '#domain/problem/asKind.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { IdempotencyKey } from '#domain/orders/idempotencyKey.ts';
import { HttpApi } from './httpApi.ts';
import { ask, type Failure } from './call.ts';
import { callIfOffered } from './ifOffered.ts';
import { displayed } from './displayed.ts';
import { foundOrNone } from './foundOrNone.ts';
import { orElse } from './presence.ts';
import { personOf } from './redeemRequest.ts';
import {
  cents,
  currency,
  image,
  oneOf,
  orAbsent,
  orDigits,
  orNull,
  readable,
  text,
  wireId,
  words,
} from './shapes.ts';
import type { Items } from './tied.ts';

const OrganisationAnswer = z.object({
  id: wireId,
  name: displayed(words(200)),
  logo: orNull(image),
  description: orAbsent(text),
  receiptAvailable: orElse(z.boolean(), false),
});

const DonationAnswer = z.object({
  donationId: wireId,
  orderNumber: orDigits(text),
  organisation: z.object({ id: wireId, name: displayed(text) }),
  currency,
  forwardedInCent: cents,
  remainingBalanceInCent: orNull(cents),
  receiptBy: orNull(oneOf(RECEIPT_WAYS)),
});

export class HttpDonationApi extends HttpApi implements DonationApi {
  /** Skips organisations that cannot be parsed: the user can still donate to the others. */
  async organisations(voucherCategory: number): Promise<Result<readonly AidOrganisation[], Problem>> {
    const answer = await callIfOffered(
      ask(
        () =>
          this.api.GET('/v2/donation/organisations/{id}', {
            params: { path: { id: String(voucherCategory) } },
          }),
        z.array(z.unknown()) as Items<typeof OrganisationAnswer>,
      ),
    );
    if (!answer.ok) return answer;
    return done(
      readable(answer.value, OrganisationAnswer).map(({ description = '', ...rest }) => ({
        ...rest,
        description,
      })),
    );
  }

  async give(order: DonationOrder, key: IdempotencyKey): Promise<Result<Donation, Problem>> {
    const { id, organisationId, valueInCent, wantsReceipt, customer, startingPoint } = order;
    const answer = await ask(
      () =>
        this.api.POST('/v2/donation', {
          params: { header: { 'Idempotency-Key': key } },
          body: {
            donationId: id,
            organisationId,
            valueInCent,
            receipt: wantsReceipt,
            customer: { ...personOf(customer), donationReceipt: wantsReceipt },
            confirmations: { notesRead: order.notesRead },
            redeemStartingPoint: { ...startingPoint },
          },
        }),
      DonationAnswer,
    );
    if (answer.ok) return done(donationOf(answer.value));
    return refused(problemOfMove({ ...answer.fault, problem: problemOfGift(answer.fault) }));
  }

  async find(id: DonationId): Promise<Result<Donation | null, Problem>> {
    const answer = await ask(
      () => this.api.GET('/v2/donation/{donationId}', { params: { path: { donationId: id } } }),
      DonationAnswer,
    );
    return foundOrNone(answer.ok ? done(donationOf(answer.value)) : answer);
  }
}

/** A 404 without an error code means that the organisation takes no donations any more. */
function problemOfGift({ status, document, problem }: Failure): Problem {
  const isGone = status === 404 && document !== 'none' && problem.code === undefined;
  return isGone ? asKind(problem, 'organisation-gone') : problem;
}

function donationOf({ donationId, organisation, ...rest }: z.output<typeof DonationAnswer>): Donation {
  return {
    id: donationId as DonationId,
    organisationId: organisation.id,
    organisationName: organisation.name,
    ...rest,
  };
}
