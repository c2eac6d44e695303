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

it('sends method, headers and body unchanged, reports progress, and returns the whole answer', async () => {
  const upload = anUpload(() => json({ a: 1 }, { status: 202, headers: { 'X-Two': 'b: c' } }));
  const answer = await upload.send();
  expect(upload.sent).toMatchObject([{ url: URL, init: { method: 'POST' } }]);
  expect(new Headers(upload.sent[0]?.init.headers).get('x-link-token')).toBe('abc');
  expect(await textOf(upload.sent[0]?.init.body)).toBe('a file');
  expect(upload.parts).toEqual([0.5]);
  expect([answer.status, answer.headers.get('x-two'), await answer.json()]).toEqual([202, 'b: c', { a: 1 }]);
});

it('lets the browser set the form boundary, and never reads a request with a file, which fails in WebKit', async () => {
  const refuse = () => Promise.reject(new DOMException('Unable to read form data blob', 'InvalidStateError'));
  for (const read of ['arrayBuffer', 'blob', 'formData', 'text', 'bytes'] as const)
    vi.spyOn(Request.prototype, read).mockImplementation(refuse);
  const upload = anUpload(() => json({}));
  await upload.send();
  expect(await textOf(upload.sent[0]?.init.body)).toBe('a file');
  expect(new Headers(upload.sent[0]?.init.headers).has('content-type')).toBe(false);
  vi.restoreAllMocks();
});

it('reports no progress for a body without a length', async () => {
  const upload = anUpload(() => json({}), '');
  await upload.send();
  expect(upload.parts).toEqual([]);
});

it.each([204, 205])('accepts an answer without a body: %d', async (status) => {
  expect(await anUpload(() => new Response(null, { status })).send()).toMatchObject({ status, body: null });
});

it('returns a refusal like any answer', async () => {
  expect(await anUpload(() => json({}, { status: 413 })).send()).toMatchObject({ status: 413 });
});

it('gives up after five minutes', async () => {
  vi.useFakeTimers();
  const upload = anUpload(never);
  const failed = expect(upload.send()).rejects.toMatchObject({ name: 'TimeoutError' });
  await vi.advanceTimersByTimeAsync(FIVE_MINUTES - 1);
  expect(vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  await failed;
});

it.each(['http://elsewhere.test/api/v2/somewhere', 'http://api.test/login'])(
  'rejects a redirected answer: %s',
  async (url) => {
    await expect(anUpload(from(url)).send()).rejects.toMatchObject({ name: 'NetworkError' });
  },
);

it('fails with the network, after one attempt', async () => {
  const upload = anUpload(() => Promise.reject(new TypeError('no network')));
  await expect(upload.send()).rejects.toMatchObject({ name: 'NetworkError' });
  expect(upload.sent).toHaveLength(1);
});

it('can be cancelled during the upload', async () => {
  const upload = anUpload(never);
  const failed = expect(upload.send()).rejects.toMatchObject({ name: 'AbortError' });
  await expect.poll(() => upload.sent).toHaveLength(1);
  upload.cancel();
  await failed;
  expect(upload.sent[0]?.init.signal?.aborted).toBe(true);
});

it('is not sent if it was cancelled before', async () => {
  const upload = anUpload(never);
  upload.cancel();
  await expect(upload.send()).rejects.toMatchObject({ name: 'AbortError' });
  expect(upload.sent).toEqual([]);
});

it('cannot be cancelled once it is answered', async () => {
  const upload = anUpload(() => json({ a: 1 }));
  const answer = await upload.send();
  upload.cancel();
  expect(await answer.json()).toEqual({ a: 1 });
});

it('notifies a listener of the call, whose failure never reaches the listener', async () => {
  const upload = anUpload(() => Promise.reject(new TypeError('no network')));
  await expect(upload.send()).rejects.toThrow();
  expect(upload.calls).toHaveLength(1);
  await expect(upload.calls[0]).resolves.toBeUndefined();
});
