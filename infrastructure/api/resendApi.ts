import type { Result } from '#domain/core/result.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { MailRequested, ResendRequest } from '#domain/redemption/mailRequest.ts';
import { HttpApi } from './httpApi.ts';
import { ask } from './call.ts';
import { callIfOffered } from './ifOffered.ts';
import { MailRequestedAnswer } from './mailRequested.ts';

/** The answer is the same whether or not code and e-mail address belong together. */
export class HttpResendApi extends HttpApi {
  resend({ code, email, captcha }: ResendRequest): Promise<Result<MailRequested, Problem>> {
    return callIfOffered(
      ask(
        () => this.api.POST('/v2/redeem/resend-link', { body: { code, email, captcha } }),
        MailRequestedAnswer,
      ),
    );
  }
}
