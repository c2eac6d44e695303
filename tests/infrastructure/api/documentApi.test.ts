import { expect, it } from 'vitest';
import { done } from '#domain/core/result.ts';
import type { DocumentIdent, DocumentPin } from '#domain/document/document.ts';
import { HttpDocumentApi } from '#infrastructure/api/documentApi.ts';
import { refusal } from '#tests/data/answers.ts';
import { aDocumentIdent } from '#tests/data/document.ts';
import { aBackend, anApi, answering, html, json, networkError, problem, seen } from './backend.ts';

const backend = aBackend();
const ident = aDocumentIdent as DocumentIdent;
const pin = '0482' as DocumentPin;
/** Bytes that are no text in any encoding. */
const BYTES = new Uint8Array([0x25, 0x50, 0x44, 0x46, 0x2d, 0xff, 0xfe, 0x00, 0x80, 0xc3]);

const api = () => new HttpDocumentApi(anApi({ voucherToken: () => 'the.voucher.token' }));

function look(answer: () => Response) {
  backend.use(answering('get', '/v2/voucher-document', answer));
  return api().look(ident);
}

function download(answer: () => Response, withPin: DocumentPin | null = pin) {
  backend.use(answering('post', '/v2/voucher-document/download', answer));
  return api().download(ident, 'pdf', withPin);
}

const ready = {
  state: 'READY',
  formats: ['pdf', 'zip'],
  pinRequired: true,
  attemptsLeft: 5,
  files: [
    { name: 'vouchers.zip', format: 'zip', bytes: 3310 },
    { name: 'voucher.pdf', format: 'pdf', bytes: 1842 },
  ],
  validUntil: '2027-02-19T10:00:00Z',
};

it('describes a document, without the voucher token', async () => {
  expect(await look(() => json(ready))).toEqual(
    done({
      state: 'READY',
      files: [
        { format: 'pdf', bytes: 1842 },
        { format: 'zip', bytes: 3310 },
      ],
      pinRequired: true,
      attemptsLeft: 5,
      availableAt: null,
      validUntil: Date.parse('2027-02-19T10:00:00Z'),
    }),
  );
  expect(seen[0]?.headers.get('x-jwt-token')).toBeNull();
});

it('omits files of unknown formats, and further files of the same format', async () => {
  const files = [
    { format: 'exe', bytes: 1, name: 'x' },
    { format: 'pdf', bytes: 7, name: 'a' },
    { format: 'pdf', bytes: 8, name: 'b' },
    { format: 'zip', bytes: -1, name: 'c' },
    null,
  ];
  expect(await look(() => json({ ...ready, files }))).toMatchObject({
    value: { files: [{ format: 'pdf', bytes: 7 }] },
  });
});

it.each([
  ['ready without a file', { ...ready, files: [] }],
  ['in a state of its own', { ...ready, state: 'SOON' }],
  ['unclear about the PIN', { ...ready, pinRequired: 'yes' }],
  ['without files', { ...ready, files: null }],
])('rejects a document that is %s', async (_what, answer) => {
  expect(await look(() => json(answer))).toEqual(refusal('unreadable-answer'));
});

it('reports until when a document is locked', async () => {
  const locked = { ...ready, state: 'LOCKED', attemptsLeft: 0, availableAt: '2026-11-22T10:00:00Z' };
  expect(await look(() => json(locked))).toMatchObject({
    value: { state: 'LOCKED', attemptsLeft: 0, availableAt: Date.parse('2026-11-22T10:00:00Z') },
  });
});

it('distinguishes an unknown document from other failures', async () => {
  expect(await look(() => problem(404, []))).toEqual(refusal('document-unknown'));
  expect(await look(() => html(404))).toMatchObject({ fault: { kind: 'not-offered' } });
  expect(await look(() => problem(500, []))).toMatchObject({ fault: { kind: 'server-down' } });
});

it('fetches a file byte by byte, with the PIN in the body and in no address', async () => {
  const answer = await download(
    () => new Response(BYTES, { headers: { 'Content-Type': 'application/pdf' } }),
  );
  expect(answer).toEqual(done({ type: 'application/pdf', bytes: BYTES }));
  expect(await seen[0]?.json()).toEqual({ format: 'pdf', pin: '0482' });
  expect(seen[0]?.url).not.toContain('0482');
});

it('sends no PIN if none is required', async () => {
  await download(() => new Response(BYTES), null);
  expect(await seen[0]?.json()).toEqual({ format: 'pdf' });
});

it('returns empty files and files of another type for the later check', async () => {
  expect(await download(() => json({ error: 'no' }))).toMatchObject({
    ok: true,
    value: { type: expect.stringContaining('application/json') as string },
  });
  const empty = await download(() => new Response(null, { headers: { 'Content-Length': '0' } }));
  expect(empty).toEqual(done({ type: '', bytes: new Uint8Array() }));
});

it('reports the remaining attempts for a PIN, and until when it is locked', async () => {
  expect(await download(() => problem(403, ['DOCx1'], { attemptsLeft: 2 }))).toEqual(
    refusal('pin-wrong', { code: 'DOCx1', attemptsLeft: 2 }),
  );
  const availableAt = '2026-11-22T10:00:00Z';
  expect(await download(() => problem(423, ['DOCx2'], { attemptsLeft: 0, availableAt }))).toEqual(
    refusal('document-locked', { code: 'DOCx2', availableAt: Date.parse(availableAt) }),
  );
  expect(await download(() => problem(410, ['DOCx3']))).toEqual(
    refusal('document-expired', { code: 'DOCx3' }),
  );
});

it('fetches a file once, without repeating a lost call', async () => {
  expect(await download(networkError)).toEqual(refusal('offline'));
  expect(seen).toHaveLength(1);
});
