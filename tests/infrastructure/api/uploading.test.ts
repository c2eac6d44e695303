import { beforeEach, expect, it, vi } from 'vitest';
import { createUpload } from '#infrastructure/api/uploading.ts';
import { json, never } from './backend.ts';
import { stubXhr } from './fakeXhr.ts';

const URL = 'http://api.test/api/v2/somewhere';
const FIVE_MINUTES = 300_000;

beforeEach(stubXhr);

interface Sent {
  readonly url: string;
  readonly init: RequestInit;
}

/** An upload to a server that answers so. */
function anUpload(answer: () => Response | Promise<Response>, file = 'a file') {
  const sent: Sent[] = [];
  const parts: number[] = [];
  const calls: Promise<unknown>[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push({ url, init });
    return answer();
  });
  const form = new FormData();
  form.append('file', new Blob([file]), 'photo');
  const upload = createUpload(
    form,
    (part) => parts.push(part),
    (call) => calls.push(call),
  );
  const send = () =>
    upload.fetch(new Request(URL, { method: 'POST', body: form, headers: { 'X-Link-Token': 'abc' } }));
  return { ...upload, send, sent, parts, calls };
}

/** What stands in the file of a form that was sent. */
async function textOf(body: BodyInit | null | undefined): Promise<string | undefined> {
  const file = body instanceof FormData ? body.get('file') : null;
  return file instanceof Blob ? file.text() : undefined;
}

/** An answer that came from that address in the end. */
const from = (url: string) => () => Object.defineProperty(json({}), 'url', { value: url });

it('sends method, headers and body as they are, tells how much is sent, and reads the whole answer', async () => {
  const upload = anUpload(() => json({ a: 1 }, { status: 202, headers: { 'X-Two': 'b: c' } }));
  const answer = await upload.send();
  expect(upload.sent).toMatchObject([{ url: URL, init: { method: 'POST' } }]);
  expect(new Headers(upload.sent[0]?.init.headers).get('x-link-token')).toBe('abc');
  expect(await textOf(upload.sent[0]?.init.body)).toBe('a file');
  expect(upload.parts).toEqual([0.5]);
  expect([answer.status, answer.headers.get('x-two'), await answer.json()]).toEqual([202, 'b: c', { a: 1 }]);
});

it('lets the browser name the form, and never reads a request with a file, which WebKit refuses to', async () => {
  const refuse = () => Promise.reject(new DOMException('Unable to read form data blob', 'InvalidStateError'));
  for (const read of ['arrayBuffer', 'blob', 'formData', 'text', 'bytes'] as const)
    vi.spyOn(Request.prototype, read).mockImplementation(refuse);
  const upload = anUpload(() => json({}));
  await upload.send();
  expect(await textOf(upload.sent[0]?.init.body)).toBe('a file');
  expect(new Headers(upload.sent[0]?.init.headers).has('content-type')).toBe(false);
  vi.restoreAllMocks();
});

it('tells no progress of what has no length', async () => {
  const upload = anUpload(() => json({}), '');
  await upload.send();
  expect(upload.parts).toEqual([]);
});

it.each([204, 205])('reads an answer without a body: %d', async (status) => {
  expect(await anUpload(() => new Response(null, { status })).send()).toMatchObject({ status, body: null });
});

it('hands on a refusal like any answer', async () => {
  expect(await anUpload(() => json({}, { status: 413 })).send()).toMatchObject({ status: 413 });
});

it('takes five minutes at most, and is given up then', async () => {
  vi.useFakeTimers();
  const upload = anUpload(never);
  const failed = expect(upload.send()).rejects.toMatchObject({ name: 'TimeoutError' });
  await vi.advanceTimersByTimeAsync(FIVE_MINUTES - 1);
  expect(vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  await failed;
});

it.each(['http://elsewhere.test/api/v2/somewhere', 'http://api.test/login'])(
  'reads no answer to which it was led astray: %s',
  async (url) => {
    await expect(anUpload(from(url)).send()).rejects.toMatchObject({ name: 'NetworkError' });
  },
);

it('fails where the network does, and tries once', async () => {
  const upload = anUpload(() => Promise.reject(new TypeError('no network')));
  await expect(upload.send()).rejects.toMatchObject({ name: 'NetworkError' });
  expect(upload.sent).toHaveLength(1);
});

it('is given up half way', async () => {
  const upload = anUpload(never);
  const failed = expect(upload.send()).rejects.toMatchObject({ name: 'AbortError' });
  await vi.waitFor(() => expect(upload.sent).toHaveLength(1));
  upload.cancel();
  await failed;
  expect(upload.sent[0]?.init.signal?.aborted).toBe(true);
});

it('is not even sent where it is given up before', async () => {
  const upload = anUpload(never);
  upload.cancel();
  await expect(upload.send()).rejects.toMatchObject({ name: 'AbortError' });
  expect(upload.sent).toEqual([]);
});

it('cannot be given up once it is answered', async () => {
  const upload = anUpload(() => json({ a: 1 }));
  const answer = await upload.send();
  upload.cancel();
  expect(await answer.json()).toEqual({ a: 1 });
});

it('lets a listener hear of the call, whose end is never a fault to it', async () => {
  const upload = anUpload(() => Promise.reject(new TypeError('no network')));
  await expect(upload.send()).rejects.toThrow();
  expect(upload.calls).toHaveLength(1);
  await expect(upload.calls[0]).resolves.toBeUndefined();
});
