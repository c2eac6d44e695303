import * as z from 'zod/mini';
import type { CodeExchange, VoucherApi } from '#application/voucher/enterVoucherCode.ts';
import type { Result } from '#domain/core/result.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { VoucherSession } from '#domain/voucher/voucher.ts';
import { HttpApi } from './httpApi.ts';
import { call } from './call.ts';
import type { ApiClient } from './client.ts';

/**
 * Decodes a token into its session. Refuses with `unreadable-answer` if it is not a voucher token, with `offline` if
 * the decoder's chunk cannot be loaded. Never rejects.
 */
export type DecodeVoucherToken = (token: string) => Promise<Result<VoucherSession, Problem>>;

const TokenAnswer = z.object({ token: z.string() });

/** The code travels only in the body, and is never stored. */
export class HttpVoucherApi extends HttpApi implements VoucherApi {
  readonly #decode: DecodeVoucherToken;

  constructor(api: ApiClient, decode: DecodeVoucherToken) {
    super(api);
    this.#decode = decode;
  }

  async open({ code, voucherCategory, captcha }: CodeExchange): Promise<Result<VoucherSession, Problem>> {
    const answer = await call(
      () => this.api.POST('/v2/voucher/token', { body: { code, voucherCategory, captcha } }),
      TokenAnswer,
    );
    return answer.ok ? this.#decode(answer.value.token) : answer;
  }
}
