import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import type createClient from 'openapi-fetch';
import { withoutUnused } from '#tools/build/leanFetch.ts';

// What openapi-fetch writes; with another release it may have another form.
const source = readFileSync(
  new URL('../../../node_modules/openapi-fetch/dist/index.mjs', import.meta.url),
  'utf8',
);
const lean = withoutUnused(source);

const load = async (code: string) =>
  (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
    readonly default: typeof createClient;
  };

/** What a client sends for each kind of call of ours. */
async function sentBy(code: string): Promise<unknown[]> {
  const sent: Request[] = [];
  const client = (await load(code)).default<Record<string, never>>({
    baseUrl: 'https://a.example/api',
    redirect: 'error',
    fetch: vi.fn<(request: Request) => Promise<Response>>(async (request) => {
      sent.push(request);
      return Response.json({});
    }),
  }) as unknown as Record<'GET' | 'POST', (path: string, init: object) => Promise<unknown>> & {
    use(middleware: object): void;
  };
  client.use({
    onRequest: ({ request }: { request: Request }) => new Request(request, { headers: { 'x-mark': '1' } }),
  });
  await client.GET('/wall/{id}', {
    params: {
      path: { id: 'a/b ä' },
      query: { name: 'x&y', categories: ['1', '2 3'], none: [], page: 0, missing: undefined, flag: true },
    },
  });
  await client.POST('/redeem', { params: { header: { 'x-link-token': 't' } }, body: { a: 1 } });
  const form = new FormData();
  form.append('file', new Blob(['x']));
  await client.POST('/upload', { body: { file: '' }, bodySerializer: () => form });
  return sent.map((request) => ({
    address: request.url,
    method: request.method,
    headers: [...request.headers].filter(([name]) => name !== 'content-type'),
    type: request.headers.get('content-type')?.split(';')[0],
  }));
}

it('sends each kind of call as the whole library does', async () => {
  const whole = await sentBy(source);
  expect(whole).toHaveLength(3);
  expect(await sentBy(lean)).toEqual(whole);
});

it('keeps the lines', () => {
  expect(lean.split('\n')).toHaveLength(source.split('\n').length);
});

it('fails the build where the library has another form', () => {
  expect(() => withoutUnused(source.replace('function serializeObjectParam', 'function other'))).toThrow(
    'leanFetch.ts',
  );
});
