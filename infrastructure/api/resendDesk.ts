import * as z from 'zod/mini';
import type { ResendAnswer, ResendDesk, ResendWish } from '#application/redemption/resendRedeemLink.ts';
import type { Result } from '#domain/core/result.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { call } from './call.ts';
import type { ApiClient } from './client.ts';
import { instant, orNull } from './shapes.ts';

const Accepted = z.object({ nextAllowedAt: orNull(instant) });

/** Asks for the mail with the redeem links at `POST /v2/redeem/resend-link`; the answer is always the same. */
export class HttpResendDesk implements ResendDesk {
  readonly #api: ApiClient;

  constructor(api: ApiClient) {
    this.#api = api;
  }

  resend({ code, email, captcha }: ResendWish): Promise<Result<ResendAnswer, Problem>> {
    return call(() => this.#api.POST('/v2/redeem/resend-link', { body: { code, email, captcha } }), Accepted);
  }
}
