import type { EmailApi } from '#application/redemption/correctEmail.ts';
import type { Result } from '#domain/core/result.ts';
import type { Email } from '#domain/customer/email.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { Delivery } from '#domain/redemption/delivery.ts';
import type { RedemptionId } from '#domain/redemption/redemption.ts';
import type { StatusToken } from '#domain/redemption/statusToken.ts';
import { HttpApi } from './httpApi.ts';
import { ask } from './call.ts';
import { callIfOffered } from './ifOffered.ts';
import { DeliveryAnswer } from './redemptionAnswer.ts';

export class HttpEmailApi extends HttpApi implements EmailApi {
  correct(id: RedemptionId, token: StatusToken, email: Email): Promise<Result<Delivery, Problem>> {
    return callIfOffered(
      ask(
        () =>
          this.api.POST('/v2/redeem/email/{redeemId}', {
            params: { path: { redeemId: id } },
            headers: { 'x-jwt-token': token },
            body: { email },
          }),
        DeliveryAnswer,
      ),
    );
  }
}
