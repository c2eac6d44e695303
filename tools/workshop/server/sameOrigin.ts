import { GALLERY_HOST } from './frameHost.ts';

/**
 * Why a call that changes something is refused; undefined if the workshop's own page sent it. Another site's page could
 * reach this server through the developer's browser, also under a name of its own that resolves to this machine.
 */
export function refusalOf(request: Request): string | undefined {
  const { host, hostname } = new URL(request.url);
  if (hostname !== GALLERY_HOST) return `The workshop is at ${GALLERY_HOST} only.`;
  if (request.headers.get('origin') !== `http://${host}`) return 'The call comes from another page.';
  const sender = request.headers.get('sec-fetch-site');
  if (sender !== null && sender !== 'same-origin') return 'The call comes from another site.';
  if (!/^application\/json\b/.test(request.headers.get('content-type') ?? '')) return 'JSON is expected.';
  return undefined;
}
