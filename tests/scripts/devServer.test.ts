import { expect, it } from 'vitest';
import { askForPage } from '#scripts/devServer.ts';

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
