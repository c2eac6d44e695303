import * as z from 'zod/mini';
import { type Result, done } from '#domain/core/result.ts';
import type { SecurityQuestion } from '#domain/voucher/securityQuestion.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { HttpApi } from './httpApi.ts';
import { ask } from './call.ts';
import { callIfOffered } from './ifOffered.ts';
import { wireId, words } from './shapes.ts';

const QuestionAnswer = z.object({
  questionId: wireId,
  question: words(1000),
});

/** Each question accepts one answer. Refuses with `too-many-requests` (`retryAfterSeconds`). */
export class HttpSecurityQuestionApi extends HttpApi {
  async ask(): Promise<Result<SecurityQuestion, Problem>> {
    const answer = await callIfOffered(ask(() => this.api.GET('/v2/captcha/question'), QuestionAnswer));
    return answer.ok ? done({ id: answer.value.questionId, question: answer.value.question }) : answer;
  }
}
