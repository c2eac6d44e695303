import { beforeEach, expect, it } from 'vitest';
import type { TakenFile } from '#application/upload/takeFile.ts';
import { done } from '#domain/core/result.ts';
import type { Email } from '#domain/customer/email.ts';
import type { SupportRequest } from '#domain/help/supportRequest.ts';
import type { OrderNumber } from '#domain/orderStatus/order.ts';
import type { SerialNumber } from '#domain/voucher/serialNumber.ts';
import type { VoucherCode } from '#domain/voucher/voucherCode.ts';
import { HttpSupportApi } from '#infrastructure/api/supportApi.ts';
import { refusal } from '#tests/data/answers.ts';
import { aBackend, anApi, answering, json, networkError, never, problem, seen } from './backend.ts';
import { stubXhr } from './fakeXhr.ts';

const backend = aBackend();
const REQUEST: SupportRequest = {
  topic: 'not-received',
  email: 'ada@mail.example' as Email,
  orderNumber: '482910377' as OrderNumber,
  voucher: { kind: 'serial-number', serialNumber: '410582934' as SerialNumber },
  message: 'Nothing came.',
  errorCode: 'RDMx2',
};
const PHOTO: TakenFile = {
  name: 'Ada Lovelace.jpg',
  kind: 'jpeg',
  bytes: new Uint8Array([0xff, 0xd8, 0xff]),
};
const PDF: TakenFile = { name: 'Ada.pdf', kind: 'pdf', bytes: new Uint8Array([37, 80]) };

beforeEach(stubXhr);

async function send(
  answer: () => Response = () => json({ ticketNumber: 'H-1', wasOpen: false }, { status: 201 }),
  request: Partial<SupportRequest> = {},
  files: readonly TakenFile[] = [],
) {
  backend.use(answering('post', '/v2/support/request', answer));
  const api = new HttpSupportApi(anApi({ voucherToken: () => 'the.voucher.token' }), () => {});
  return api.send({ ...REQUEST, ...request }, files, () => {}).answer;
}

it('sends everything in the form’s body, nothing in the address, and no voucher token', async () => {
  await send();
  const [asked] = seen;
  expect(asked?.url).toMatch(/\/support\/request$/);
  expect(asked?.headers.get('x-jwt-token')).toBeNull();
  expect(asked?.headers.get('Content-Type')).toMatch(/^multipart\/form-data; boundary=/);
  expect(Object.fromEntries((await asked?.formData())?.entries() ?? [])).toEqual({
    topic: 'NOT_RECEIVED',
    email: 'ada@mail.example',
    serialNumber: '410582934',
    orderNumber: '482910377',
    message: 'Nothing came.',
    errorCode: 'RDMx2',
  });
});

it('omits unknown fields', async () => {
  const code = '7KQM4RXW9' as VoucherCode;
  await send(undefined, {
    topic: 'old-code',
    orderNumber: null,
    voucher: { kind: 'code', code },
    message: '',
    errorCode: null,
  });
  expect(Object.fromEntries((await seen[0]?.formData())?.entries() ?? [])).toEqual({
    topic: 'OLD_CODE',
    email: 'ada@mail.example',
    code,
  });
});

it('sends files with progress, without their names on the device', async () => {
  const files: [name: string, type: string][] = [];
  const take = async (request: Request) => {
    for (const file of (await request.formData()).getAll('file')) {
      if (typeof file !== 'string') files.push([file.name, file.type]);
    }
    return json({ ticketNumber: 'H-1' }, { status: 201 });
  };
  backend.use(answering('post', '/v2/support/request', take));
  const parts: number[] = [];
  const calls: Promise<unknown>[] = [];
  const api = new HttpSupportApi(anApi(), (call) => calls.push(call));
  await api.send(REQUEST, [PHOTO, PDF], (part) => parts.push(part)).answer;
  expect(files).toEqual([
    ['file-1', 'image/jpeg'],
    ['file-2', 'application/pdf'],
  ]);
  expect(parts).toEqual([0.5]);
  expect(calls).toHaveLength(1);
});

it('returns the number of the ticket, when an answer is due, and whether it was open', async () => {
  const replyBy = '2026-11-23T10:00:00Z';
  const told = await send(() => json({ ticketNumber: 'H-1', wasOpen: true, replyBy }));
  expect(told).toEqual(done({ ticketNumber: 'H-1', wasOpen: true, replyBy: Date.parse(replyBy) }));
});

it.each([[{}], [{ replyBy: 'soon', wasOpen: 'yes' }]])(
  'accepts %j as a ticket without further details',
  async (more) => {
    const told = await send(() => json({ ticketNumber: 'H-1', ...more }, { status: 201 }));
    expect(told).toEqual(done({ ticketNumber: 'H-1', wasOpen: false, replyBy: null }));
  },
);

it.each([[{}], [{ ticketNumber: '' }], [{ ticketNumber: 1.2 }]])('rejects the ticket %j', async (body) => {
  expect(await send(() => json(body, { status: 201 }))).toEqual(refusal('unreadable-answer'));
});

it('passes on a refusal, and never sends a request twice', async () => {
  expect(await send(() => problem(429, [], {}, { 'Retry-After': '60' }))).toEqual(
    refusal('too-many-requests', { retryAfterSeconds: 60 }),
  );
  expect(seen).toHaveLength(1);
  expect(await send(networkError)).toEqual(refusal('offline'));
  expect(seen).toHaveLength(2);
});

it.each([413, 415])('maps the status %d to a refused file', async (status) => {
  expect(await send(() => problem(status, []))).toEqual(refusal('upload-refused'));
});

it('can be cancelled, and then reports the request as offline', async () => {
  backend.use(answering('post', '/v2/support/request', never));
  const sending = new HttpSupportApi(anApi(), () => {}).send(REQUEST, [PHOTO], () => sending.cancel());
  expect(await sending.answer).toEqual(refusal('offline'));
});
