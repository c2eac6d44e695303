import * as z from 'zod/mini';
import type { ParameterApi } from '#application/site/lookForQueue.ts';
import { type Result, done } from '#domain/core/result.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { HttpApi } from './httpApi.ts';
import { call } from './call.ts';
import { orDigits, text } from './shapes.ts';

const Parameter = z.object({ value: orDigits(text) });

export class HttpParameterApi extends HttpApi implements ParameterApi {
  async read(key: string): Promise<Result<string, Problem>> {
    const answer = await call(
      () => this.api.GET('/v2/parameter/{key}', { params: { path: { key } } }),
      Parameter,
    );
    return answer.ok ? done(answer.value.value) : answer;
  }
}
