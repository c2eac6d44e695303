import { expect, it, vi } from 'vitest';
import { createSharedCache, PRIVATE_HEADERS } from '#tools/serving/sharedCache.ts';

const URL_OF_CALL = 'http://de.example/api/redeem-site-config/DE';
const LONG = 'max-age=0, s-maxage=10, stale-while-revalidate=5, stale-if-error=100';

interface Said {
  readonly headers?: Readonly<Record<string, string>>;
  readonly status?: number;
  readonly bytes?: number;
}

/** A cache at a clock that a test sets, and a backend that numbers its answers. */
function setUp(shared = { pattern: '', byLanguage: true }) {
  const clock = { seconds: 0 };
  const cache = createSharedCache(() => clock.seconds * 1000);
  let said: Said = {};
  const asked: Request[] = [];
  const ask = vi.fn<(request: Request) => Promise<Response>>(async (request) => {
    asked.push(request);
    const { headers = {}, status = 200, bytes = 0 } = said;
    const own = { 'Cache-Control': LONG, ETag: '"a"', 'Content-Type': 'application/json', ...headers };
    return new Response(`${asked.length}${' '.repeat(bytes)}`, { status, headers: own });
  });
  const call = async (headers: Record<string, string> = {}, url = URL_OF_CALL, method = 'GET') => {
    const answer = await cache.answer(new Request(url, { headers, method }), shared, ask);
    return { status: answer.status, body: (await answer.text()).trim(), headers: answer.headers };
  };
  return { clock, asked, ask, cache, call, say: (next: Said) => (said = next) };
}

it('asks once while the answer is fresh, and tells its age', async () => {
  const { call, clock } = setUp();
  expect(await call()).toMatchObject({ body: '1', status: 200 });
  clock.seconds = 9.9;
  const again = await call();
  expect(again.body).toBe('1');
  expect(again.headers.get('Age')).toBe('9');
  clock.seconds = 10;
  expect((await call()).body).toBe('2');
});

it('keeps one answer for each host, address, language and packing', async () => {
  const { call } = setUp();
  const bodies = [
    (await call()).body,
    (await call({ 'Accept-Language': 'de' })).body,
    (await call({ 'Accept-Encoding': 'gzip' })).body,
    (await call({}, `${URL_OF_CALL}?a`)).body,
    (await call({}, URL_OF_CALL.replace('de.', 'fr.'))).body,
  ];
  expect(bodies).toEqual(['1', '2', '3', '4', '5']);
  expect((await call({ 'Accept-Encoding': 'br;q=1, GZIP ; q=0.5' })).body).toBe('3');
  expect((await call({ 'Accept-Encoding': 'gzip;q=0, br' })).body).toBe('1');
});

it('keeps one answer for all languages where they do not matter', async () => {
  const { call, asked } = setUp({ pattern: '', byLanguage: false });
  expect((await call({ 'Accept-Language': 'de' })).body).toBe('1');
  expect((await call({ 'Accept-Language': 'fr' })).body).toBe('1');
  expect(asked[0]?.headers.has('Accept-Language')).toBe(false);
});

it.each(PRIVATE_HEADERS)('neither keeps nor shows an answer to a call with %s', async (name) => {
  const { call } = setUp();
  expect((await call({ [name]: 'x' })).body).toBe('1');
  expect((await call()).body).toBe('2');
  expect((await call({ [name]: 'x' })).body).toBe('3');
  expect((await call()).body).toBe('2');
});

it('asks the backend without what only one user has', async () => {
  const { call, asked } = setUp();
  await call({ Cookie: 'a=b', 'If-None-Match': '"a"', 'If-Modified-Since': 'x' });
  const names = [...(asked[0]?.headers.keys() ?? [])];
  expect(names).toEqual(['accept-encoding']);
});

it.each([
  [{ status: 404 }],
  [{ headers: { 'Cache-Control': 'no-store' } }],
  [{ headers: { 'Set-Cookie': 'a=b' } }],
  [{ bytes: 17 * 1024 ** 2 }],
])('does not keep %j', async (said: Said) => {
  const { call, say } = setUp();
  say(said);
  expect((await call()).body).toBe('1');
  expect((await call()).body).toBe('2');
});

it('answers 304 for an answer that it does not keep, too', async () => {
  const { call, say } = setUp();
  say({ headers: { 'Cache-Control': 'no-cache' } });
  expect((await call({ 'If-None-Match': '"a"' })).status).toBe(304);
  expect((await call({ 'If-None-Match': '"b"' })).status).toBe(200);
});

it('keeps no answer to HEAD', async () => {
  const { call, ask } = setUp();
  for (const method of ['HEAD', 'HEAD', 'GET']) await call({}, URL_OF_CALL, method);
  expect(ask).toHaveBeenCalledTimes(3);
});

it('shows the older answer while the backend fails, for as long as it said', async () => {
  const { call, clock, say } = setUp();
  await call();
  say({ status: 502, headers: { 'Cache-Control': 'no-store' } });
  clock.seconds = 109;
  expect(await call()).toMatchObject({ status: 200, body: '1' });
  clock.seconds = 110;
  expect((await call()).status).toBe(502);
  say({});
  expect(await call()).toMatchObject({ status: 200, body: '4' });
});

it('answers others with the older answer while one request asks anew', async () => {
  const { call, cache, clock, ask } = setUp();
  await call();
  clock.seconds = 12;
  const slow = Promise.withResolvers<Response>();
  ask.mockImplementationOnce(() => slow.promise);
  const first = cache.answer(new Request(URL_OF_CALL), { pattern: '', byLanguage: true }, ask);
  expect((await call()).body).toBe('1');
  clock.seconds = 15;
  expect((await call()).body).toBe('2');
  slow.resolve(new Response('slow'));
  expect(await (await first).text()).toBe('slow');
});

it('lets the oldest answers go for new ones', async () => {
  const { call, say } = setUp();
  say({ bytes: 6 * 1024 ** 2 });
  for (const query of ['a', 'b', 'c']) await call({}, `${URL_OF_CALL}?${query}`);
  expect((await call({}, `${URL_OF_CALL}?c`)).body).toBe('3');
  expect((await call({}, `${URL_OF_CALL}?b`)).body).toBe('2');
  expect((await call({}, `${URL_OF_CALL}?a`)).body).toBe('4');
});

it.each([
  ['"a"', 304],
  ['W/"a"', 304],
  ['"b", "a"', 304],
  ['*', 304],
  ['"b"', 200],
])('answers If-None-Match %s with %d', async (tags, status) => {
  const { call } = setUp();
  await call();
  const known = await call({ 'If-None-Match': tags });
  expect(known.status).toBe(status);
  expect(known.headers.has('Content-Type')).toBe(status === 200);
});
