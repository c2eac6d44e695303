import * as z from 'zod/mini';
import type { TokenApi } from '#application/voucher/refreshToken.ts';
import type { Result } from '#domain/core/result.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { VoucherSession, VoucherToken } from '#domain/voucher/voucher.ts';
import { HttpApi } from './httpApi.ts';
import { call } from './call.ts';
import type { ApiClient } from './client.ts';
import type { DecodeVoucherToken } from './voucherApi.ts';

const TokenAnswer = z.object({ token: z.string() });

export class HttpTokenApi extends HttpApi implements TokenApi {
  readonly #decode: DecodeVoucherToken;

  constructor(api: ApiClient, decode: DecodeVoucherToken) {
    super(api);
    this.#decode = decode;
  }

  async refresh(token: VoucherToken): Promise<Result<VoucherSession, Problem>> {
    const answer = await call(
      () => this.api.POST('/v2/voucher/token/refresh', { headers: { 'x-jwt-token': token } }),
      TokenAnswer,
    );
    return answer.ok ? this.#decode(answer.value.token) : answer;
  }
}
