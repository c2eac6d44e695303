import * as z from 'zod/mini';
import type { Result } from '#domain/core/result.ts';
import type { OrderQuestion, OrderReport } from '#domain/orderStatus/order.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { REDEMPTION_STATUSES } from '#domain/redemption/redemption.ts';
import { HttpApi } from './httpApi.ts';
import { ask } from './call.ts';
import { callIfOffered } from './ifOffered.ts';
import { DeliveryAnswer, TimelineAnswer } from './redemptionAnswer.ts';
import { instant, oneOf, orDigits, orNull, text } from './shapes.ts';

const StatusAnswer = z.object({
  orderNumber: orDigits(text),
  status: oneOf(REDEMPTION_STATUSES),
  timeline: TimelineAnswer,
  delivery: orNull(DeliveryAnswer),
  holdUntil: orNull(instant),
});

/** A POST keeps order number and e-mail address out of the URL. */
export class HttpOrderApi extends HttpApi {
  status({ orderNumber, email, captcha }: OrderQuestion): Promise<Result<OrderReport, Problem>> {
    return callIfOffered(
      ask(() => this.api.POST('/v2/order/status', { body: { orderNumber, email, captcha } }), StatusAnswer),
    );
  }
}
