import * as z from 'zod/mini';
import type { ReactivationApi, ReactivationRequest } from '#application/ports/reactivationApi.ts';
import { type Result, done, refused } from '#domain/core/result.ts';
import type { Problem } from '#domain/problem/problem.ts';
import {
  REACTIVATION_STATES,
  type Reactivation,
  type ReactivationId,
  parseReactivationId,
} from '#domain/reactivation/reactivation.ts';
import { HttpApi } from './httpApi.ts';
import { ask } from './call.ts';
import { callIfOffered, ifOffered } from './ifOffered.ts';
import { foundOrNone } from './foundOrNone.ts';
import { withLinkToken } from './linkToken.ts';
import { instant, oneOf, orDigits, orNull, words } from './shapes.ts';

const ReactivationAnswer = z.object({
  reactivationId: orDigits(words(128)),
  state: oneOf(REACTIVATION_STATES),
  requestedAt: orNull(instant),
  readyBy: orNull(instant),
});

/** The code travels only in a body, the id of a check only in a header. */
export class HttpReactivationApi extends HttpApi implements ReactivationApi {
  async request({ code, email, captcha }: ReactivationRequest): Promise<Result<Reactivation, Problem>> {
    const answer = await callIfOffered(
      ask(
        () => this.api.POST('/v2/voucher/reactivation', { body: { code, email, captcha } }),
        ReactivationAnswer,
      ),
    );
    return answer.ok ? read(answer.value) : answer;
  }

  async look(id: ReactivationId): Promise<Result<Reactivation | null, Problem>> {
    const answer = await ifOffered(
      ask(
        () => this.api.GET('/v2/voucher/reactivation/state', { params: withLinkToken(id) }),
        ReactivationAnswer,
      ),
    );
    return answer.ok ? read(answer.value) : foundOrNone(answer);
  }
}

function read({
  reactivationId,
  ...rest
}: z.output<typeof ReactivationAnswer>): Result<Reactivation, Problem> {
  const id = parseReactivationId(reactivationId);
  return id ? done({ id, ...rest }) : refused({ kind: 'unreadable-answer' });
}
