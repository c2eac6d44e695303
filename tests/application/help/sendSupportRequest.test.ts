import { expect, it, vi } from 'vitest';
import { SendSupportRequest, type SupportDesk } from '#application/help/sendSupportRequest.ts';
import { done, refused } from '#domain/core/result.ts';
import { parseEmail } from '#domain/customer/email.ts';
import type { SupportRequest, SupportTicket } from '#domain/help/supportRequest.ts';

const email = parseEmail('ada@mail.example');
if (!email.ok) throw new Error('an address of the tests');

const REQUEST: SupportRequest = {
  topic: 'other',
  email: email.value,
  orderNumber: null,
  voucher: null,
  message: 'The card is wet.',
  errorCode: null,
};
const TICKET = { ticketNumber: 'T-1' } as SupportTicket;

function sending(answer: Awaited<ReturnType<SupportDesk['send']>['answer']>) {
  const cancel = vi.fn();
  const sent = vi.fn();
  const send = vi.fn<SupportDesk['send']>(() => ({ answer: Promise.resolve(answer), cancel }));
  const use = new SendSupportRequest({ send }, { sent } as never);
  return { cancel, sent, send, call: use.execute(REQUEST, [], () => {}) };
}

it('keeps the ticket of a request that arrived', async () => {
  const { call, sent } = sending(done(TICKET));
  expect(await call.answer).toEqual(done(TICKET));
  expect(sent).toHaveBeenCalledExactlyOnceWith('other', TICKET);
});

it('forgets nothing of one that did not', async () => {
  const { call, sent } = sending(refused({ kind: 'offline' }));
  expect(await call.answer).toEqual(refused({ kind: 'offline' }));
  expect(sent).not.toHaveBeenCalled();
});

it('can be given up while it is on its way', () => {
  const { call, cancel } = sending(done(TICKET));
  call.cancel();
  expect(cancel).toHaveBeenCalledOnce();
});
