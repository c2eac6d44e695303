import { expect, it } from 'vitest';
import { createSandbox } from '#sandbox/app.ts';
import { NOW, type Wire } from './visitor.ts';

type Answer = Wire['SupportTicket'] & Wire['Problem'];

/** A customer service of its own; each call sends a form of the fields that it is given. */
function aService() {
  const app = createSandbox({ now: () => NOW });
  const send = async (fields: Readonly<Record<string, string>>, files: readonly Blob[] = []) => {
    const body = new FormData();
    for (const [name, value] of Object.entries({ topic: 'OTHER', email: 'ada@mail.example', ...fields }))
      body.append(name, value);
    for (const file of files) body.append('file', file, 'file');
    const answer = await app.request('/api/v2/support/request', { method: 'POST', body });
    return { status: answer.status, body: (await answer.json()) as Answer };
  };
  const tickets = async () =>
    (await (await app.request('/sandbox/tickets')).json()) as { requests: unknown[] }[];
  return { app, send, tickets };
}

const bytes = (...parts: number[]) => new Blob([new Uint8Array(parts)]);
const JPEG = bytes(0xff, 0xd8, 0xff, 0xe0);
const PNG = bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const PDF = new Blob(['%PDF-1.7']);
const codeOf = ({ errors }: Answer) => errors[0]?.code;
const pointerOf = ({ errors }: Answer) => errors[0]?.pointer;

it('opens a ticket, and says until when it is answered', async () => {
  const { status, body } = await aService().send({ message: 'Nothing came.' });
  expect([status, body.wasOpen, body.replyBy]).toEqual([201, false, '2026-11-22T12:00:00Z']);
  expect(body.ticketNumber).toMatch(/^H-\d{8}$/);
});

it('adds what is about the same to the ticket that is open', async () => {
  const { send, tickets } = aService();
  const first = await send({ serialNumber: '410582934' });
  const second = await send({
    serialNumber: '410582934',
    email: 'ADA@mail.example',
    message: 'Still nothing.',
  });
  expect([second.status, second.body.wasOpen]).toEqual([200, true]);
  expect(second.body.ticketNumber).toBe(first.body.ticketNumber);
  expect((await tickets()).map(({ requests }) => requests.length)).toEqual([2]);
});

it.each([
  ['topic', { topic: 'BUSINESS' }],
  ['address', { email: 'eve@mail.example' }],
  ['voucher', { code: '7KQM4RXW9' }],
  ['order', { orderNumber: '482910377' }],
])('opens another ticket for another %s', async (_, changes) => {
  const { send } = aService();
  const first = await send({ serialNumber: '410582934' });
  const second = await send({
    serialNumber: '410582934',
    ...('code' in changes && { serialNumber: '' }),
    ...changes,
  });
  expect([second.status, second.body.ticketNumber === first.body.ticketNumber]).toEqual([201, false]);
});

it('takes photos and documents by what is in them', async () => {
  const { send, tickets } = aService();
  expect((await send({}, [JPEG, PNG])).status).toBe(201);
  expect((await send({ orderNumber: '1' }, [PDF])).status).toBe(201);
  expect(await tickets()).toMatchObject([
    { requests: [{ files: [{ type: 'application/pdf' }] }] },
    { requests: [{ files: [{ type: 'image/jpeg' }, { type: 'image/png' }] }] },
  ]);
});

it.each([
  ['an empty file', 'UPLx1', [new Blob([])]],
  ['a drawing', 'UPLx1', [new Blob(['<svg/>'])]],
  ['more than 5 MiB', 'UPLx1', [new Blob([JPEG, new Uint8Array(5 * 1024 * 1024 - 3)])]],
  ['three files', 'STDx1', [JPEG, JPEG, JPEG]],
])('refuses %s with %s', async (_, code, files) => {
  const { status, body } = await aService().send({}, files);
  expect([status, codeOf(body), pointerOf(body)]).toEqual([422, code, '/file']);
});

it('takes a file of exactly 5 MiB', async () => {
  const file = new Blob([JPEG, new Uint8Array(5 * 1024 * 1024 - JPEG.size)]);
  expect((await aService().send({}, [file])).status).toBe(201);
});

it.each([
  [422, '/email', { email: 'ada' }],
  [422, '/message', { message: 'x'.repeat(201) }],
  [422, '/serialNumber', { serialNumber: '12' }],
  [400, '/topic', { topic: 'WEATHER' }],
])('refuses with %d at %s', async (status, pointer, fields) => {
  const answer = await aService().send(fields);
  expect([answer.status, pointerOf(answer.body)]).toEqual([status, pointer]);
});

it('counts the characters of a message as people do', async () => {
  expect((await aService().send({ message: '👩‍👩‍👧'.repeat(200) })).status).toBe(201);
});

it('wants a form', async () => {
  const { app } = aService();
  const answer = await app.request('/api/v2/support/request', { method: 'POST', body: '{}' });
  expect(answer.status).toBe(400);
});

it('shows on its page what it was written, as text only', async () => {
  const { app, send } = aService();
  const { body } = await send({ message: '<img src=x onerror=alert(1)>' });
  const page = await (await app.request('/sandbox')).text();
  expect(page).toContain(body.ticketNumber);
  expect(page).toContain('&lt;img src=x');
});
