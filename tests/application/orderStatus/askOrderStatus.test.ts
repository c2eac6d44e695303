import { expect, it } from 'vitest';
import { AskOrderStatus } from '#application/orderStatus/askOrderStatus.ts';
import { done } from '#domain/core/result.ts';
import type { OrderNumber } from '#domain/orderStatus/order.ts';
import { refusal } from '#tests/data/answers.ts';
import { aCustomer } from '#tests/data/customer.ts';
import { fakeOrderDesk } from '#tests/data/fakeDesks.ts';
import { anOrderReport } from '#tests/data/order.ts';

const question = { orderNumber: '4829' as OrderNumber, email: aCustomer().email, captcha: 'passed' };

it('tells how an order stands, and tells not found from undeterminable', async () => {
  const answers = [done(anOrderReport()), refusal('order-not-found'), refusal('order-undeterminable')];
  const desk = fakeOrderDesk({ answers });
  const ask = new AskOrderStatus(desk);
  for (const answer of answers) expect(await ask.execute(question)).toEqual(answer);
  expect(desk.asked).toEqual([question, question, question]);
});
