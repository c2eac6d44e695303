import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import { etag, RETAINED_304_HEADERS } from 'hono/etag';
import { resolveSite } from '#domain/site/resolveSite.ts';
import { SITES } from '#sites/index.ts';
import { securityHeaders } from '../build/csp.ts';
import { isCompressed, typeOf } from '../build/fileTypes.ts';
import { MAP_WORKER } from '../build/mapWorker.ts';
import { decodedPath, isPagePath, RETURN_ADDRESS } from '../build/paths.ts';
import { PAGE_FILES, pageFile, pageKindOf } from '../build/pageFile.ts';
import { placeOf } from '../build/place.ts';

/** Files with a content hash in their name never change. */
export const HASHED = /^\/(js|css|fonts|assets|images)\/.+\.[0-9a-f]{8,}\./;

/** Pictures without a hash in their name: cached for a day, and stale for another week while revalidating (ADR 7). */
export const PICTURES = /^\/brands\/.+\.(svg|png|jpg|webp|avif)$/;

/** Of the zone with the most. Also with a 304: a site's policy may change while its page stays the same. */
const SECURITY = Object.keys(securityHeaders('', { zone: 'payment', hosts: [] }));

/**
 * Serves a built folder like `tools/deploy/nginx.conf`: caching, compressed files, security headers, 404 for a missing file,
 * and the page of the host's site at every other path (the neutral page if the folder has none).
 */
export function createServing(folder: string): (request: Request) => Promise<Response> {
  const app = new Hono();
  app.use(etag({ retainedHeaders: [...RETAINED_304_HEADERS, ...SECURITY] }));
  app.get('*', async (context) => {
    const address = new URL(context.req.url);
    const path = fileOf(folder, address);
    if (path === undefined) return notFound(context);
    const type = typeOf(path);
    const isPackable = isCompressed(type);
    const files = serveStatic({ root: folder, path, precompressed: isPackable });
    const answer = await files(context, async () => {});
    if (answer === undefined) return notFound(context);
    const html = type.startsWith('text/html') ? await readFile(join(folder, path), 'utf8') : '';
    const headers = {
      ...securityHeaders(html, await placeOf(address)),
      'Content-Type': type,
      'Cache-Control': cacheControl(path),
      ...(isPackable && { Vary: 'Accept-Encoding' }),
    };
    for (const [name, value] of Object.entries(headers)) answer.headers.set(name, value);
    return answer;
  });
  app.post('*', async (context, next) => {
    const { pathname, search } = new URL(context.req.url);
    const address = `${pathname}${search}`;
    if (!RETURN_ADDRESS.test(address)) return next();
    return context.body(null, 303, { ...securityHeaders(''), Location: address });
  });
  app.all('*', (context) => context.body(null, 405, securityHeaders('')));
  return async (request) => app.fetch(request);
}

const notFound = (context: Context) => context.text('Not found', 404, securityHeaders(''));

/** The file that a URL asks for; a page by the same host table as the app's. */
function fileOf(folder: string, { host, pathname }: URL): string | undefined {
  const path = decodedPath(pathname) ?? pathname;
  if (!isPagePath(pathname)) {
    const file = posix.normalize(path.replaceAll('\\', '/'));
    return PAGE_FILES.test(file) ? undefined : file;
  }
  const page = `/${pageFile(resolveSite(host, SITES).id, pageKindOf(path))}`;
  return existsSync(join(folder, page)) ? page : '/index.html';
}

function cacheControl(path: string): string {
  if (MAP_WORKER.test(path)) return 'no-cache';
  if (HASHED.test(path)) return 'public, max-age=31536000, immutable';
  return PICTURES.test(path) ? 'public, max-age=86400, stale-while-revalidate=604800' : 'no-cache';
}
