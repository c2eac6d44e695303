import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, it, vi } from 'vitest';
import { securityHeaders } from '#tools/build/csp.ts';
import { askForPage, devServer } from '#tools/serve/devServer.ts';
import { placeOf } from '#tools/build/place.ts';

/** What the development server's own fallback sees of a request. */
function seen(url: string, accept?: string): { url?: string; headers: { accept?: string } } {
  const request = { url, headers: { ...(accept !== undefined && { accept }) } };
  askForPage(request);
  return request;
}

it.each([undefined, '*/*', 'application/json', 'text/html'])(
  'asks for the page at an address of a page, for a client that accepts %s',
  (accept) => {
    expect(seen('/shops/1/a.b?name=x', accept)).toEqual({
      url: '/shops/1/a.b?name=x',
      headers: { accept: 'text/html' },
    });
  },
);

it.each(['/js/gone.js', '/brands/gone.svg?v=1'])('asks for the file %s and nothing else', (url) => {
  expect(seen(url, 'text/html')).toEqual({ url, headers: { accept: '*/*' } });
});

it('asks for the page at an address that cannot be read', () => {
  expect(seen('/shops/%E0%A4%A')).toEqual({ url: '/', headers: { accept: 'text/html' } });
});

type Setup = Parameters<ReturnType<typeof devServer>>[0];
type Step = (request: IncomingMessage, response: ServerResponse, next: () => void) => Promise<void>;

/** The headers that the development server gives to what is not the sandbox's. */
async function headersAt(url: string, page: string): Promise<unknown> {
  const steps: Step[] = [];
  const server = { middlewares: { use: (step: Step) => steps.push(step) } };
  await devServer(1, page)({ action: 'dev', server } as unknown as Setup);
  const request = { url, headers: { host: 'ch.localhost:3000' } } as IncomingMessage;
  const response = { setHeaders: vi.fn<(headers: Map<string, string>) => void>() };
  const next = vi.fn();
  for (const step of steps) await step(request, response as unknown as ServerResponse, next);
  expect(next).toHaveBeenCalledTimes(1);
  return Object.fromEntries(response.setHeaders.mock.calls[0]?.[0] ?? []);
}

it('gives a page the headers of its place, as the preview does', async () => {
  const page = '<style>p{margin:0}</style>';
  for (const [pathname, zone] of [
    ['/prepaid/checkout', 'payment'],
    ['/birthday', 'third-party'],
  ] as const) {
    const place = await placeOf({ host: 'ch.localhost', pathname });
    expect(place.zone).toBe(zone);
    expect(await headersAt(`${pathname}?a=b`, page)).toEqual(securityHeaders(page, place));
  }
});

it('only reports on a plain page what the preview enforces, as the overlay of mistakes writes markup', async () => {
  const page = '<style>p{margin:0}</style>';
  const lenient = securityHeaders(page, { zone: 'third-party', hosts: [] });
  expect(lenient).toHaveProperty('Content-Security-Policy-Report-Only');
  expect(await headersAt('/prepaid?a=b', page)).toEqual(lenient);
  expect(await headersAt('//a?%E0%A4%A', page)).toEqual(lenient);
});
