import { expect, it } from 'vitest';
import { AskOrderStatus } from '#application/orderStatus/askOrderStatus.ts';
import { done } from '#domain/core/result.ts';
import type { OrderNumber } from '#domain/orderStatus/order.ts';
import { refusal } from '#tests/data/answers.ts';
import { aCustomer } from '#tests/data/customer.ts';
import { fakeOrderApi } from '#tests/data/fakeApis.ts';
import { anOrderReport } from '#tests/data/order.ts';

const question = { orderNumber: '4829' as OrderNumber, email: aCustomer().email, captcha: 'passed' };

it('returns the status of an order, or whether it was not found or cannot be determined', async () => {
  const answers = [done(anOrderReport()), refusal('order-not-found'), refusal('order-undeterminable')];
  const api = fakeOrderApi({ answers });
  const ask = new AskOrderStatus(api);
  for (const answer of answers) expect(await ask.execute(question)).toEqual(answer);
  expect(api.asked).toEqual([question, question, question]);
});
