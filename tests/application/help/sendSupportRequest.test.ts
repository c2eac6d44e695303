import { expect, it, vi } from 'vitest';
import { SendSupportRequest, type SupportApi } from '#application/help/sendSupportRequest.ts';
import { done, refused } from '#domain/core/result.ts';
import { parseEmail } from '#domain/customer/email.ts';
import type { SupportRequest, SupportTicket } from '#domain/help/supportRequest.ts';
import { fakeKept } from '#tests/data/fakeKept.ts';

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
const TYPED = { email: 'ada@mail.example', orderNumber: '', message: 'The card is wet.' };
const TICKET = { ticketNumber: 'T-1' } as SupportTicket;

function sending(answer: Awaited<ReturnType<SupportApi['send']>['answer']>) {
  const cancel = vi.fn();
  const kept = fakeKept({ helpDraft: TYPED });
  const send = vi.fn<SupportApi['send']>(() => ({ answer: Promise.resolve(answer), cancel }));
  const use = new SendSupportRequest({ send }, kept);
  return { cancel, kept, send, call: use.execute(REQUEST, [], () => {}) };
}

it('stores the ticket of a request that was received', async () => {
  const { call, kept } = sending(done(TICKET));
  expect(await call.answer).toEqual(done(TICKET));
  expect(kept.all()).toEqual({ helpTicket: { topic: 'other', ...TICKET } });
});

it('keeps the draft of a request that failed', async () => {
  const { call, kept } = sending(refused({ kind: 'offline' }));
  expect(await call.answer).toEqual(refused({ kind: 'offline' }));
  expect(kept.all()).toEqual({ helpDraft: TYPED });
});

it('can be cancelled while it is being sent', () => {
  const { call, cancel } = sending(done(TICKET));
  call.cancel();
  expect(cancel).toHaveBeenCalledOnce();
});
