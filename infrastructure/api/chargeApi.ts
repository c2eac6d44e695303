import * as z from 'zod/mini';
import type { ChargeCheck, ChargeApi } from '#application/ports/chargeApi.ts';
import type { Chargeable, ChargeToken } from '#domain/charge/chargeDraft.ts';
import { type Result, done, refused } from '#domain/core/result.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { HttpApi } from './httpApi.ts';
import { ask } from './call.ts';
import { callIfOffered } from './ifOffered.ts';
import { cents, currency, words } from './shapes.ts';

const CheckAnswer = z.object({
  token: words(),
  currentInCent: cents,
  currency,
  minInCent: cents,
  maxInCent: cents,
  chargeable: z.boolean(),
});

export class HttpChargeApi extends HttpApi implements ChargeApi {
  async check({ serialNumber, captcha }: ChargeCheck): Promise<Result<Chargeable, Problem>> {
    const answer = await callIfOffered(
      ask(() => this.api.POST('/v2/voucher/charge/check', { body: { serialNumber, captcha } }), CheckAnswer),
    );
    if (!answer.ok) {
      // `code-unknown` would tell the user to check capital letters, which a serial number does not have.
      const isUnknown = answer.fault.kind === 'code-unknown';
      return isUnknown ? refused({ ...answer.fault, kind: 'serial-number-unknown' }) : answer;
    }
    const { token, chargeable, ...rest } = answer.value;
    if (!chargeable) return refused({ kind: 'charge-refused' });
    return done({ ...rest, serialNumber, token: token as ChargeToken });
  }
}
