import * as z from 'zod/mini';
import type { ParameterDesk } from '#application/site/lookForQueue.ts';
import { type Result, done } from '#domain/core/result.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { ApiDesk } from './apiDesk.ts';
import { call } from './call.ts';
import { text } from './shapes.ts';

const Parameter = z.object({ value: text });

/** Fetches one public parameter at `GET /v2/parameter/{key}`. */
export class HttpParameterDesk extends ApiDesk implements ParameterDesk {
  async read(key: string): Promise<Result<string, Problem>> {
    const answer = await call(
      () => this.api.GET('/v2/parameter/{key}', { params: { path: { key } } }),
      Parameter,
    );
    return answer.ok ? done(answer.value.value) : answer;
  }
}
