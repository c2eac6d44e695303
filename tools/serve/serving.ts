import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, normalize, posix } from 'node:path';
import { resolveSite } from '#domain/site/resolveSite.ts';
import { SITES } from '#sites/index.ts';
import { accepts } from './accepts.ts';
import { securityHeaders } from '../build/csp.ts';
import { isCompressed, typeOf } from '../build/fileTypes.ts';
import { PACKINGS } from '../build/packing.ts';
import { MAP_WORKER } from '../build/mapWorker.ts';
import { decodedPath, isPagePath } from '../build/paths.ts';
import { PAGE_FILES, pageFile, pageKindOf } from '../build/pageFile.ts';
import { placeOf } from '../build/place.ts';

/** Files with a content hash in their name never change. */
export const HASHED = /^\/(js|css|fonts|assets|images)\/.+\.[0-9a-f]{8,}\./;

/** Pictures without a hash in their name: cached for a day, and stale for another week while revalidating (ADR 7). */
export const PICTURES = /^\/brands\/.+\.(svg|png|jpg|webp|avif)$/;

/**
 * Serves a built folder like `tools/deploy/nginx.conf`: caching, compressed files, security headers, 404 for a missing file,
 * and the page of the host's site at every other path (the neutral page if the folder has none).
 */
export function createServing(folder: string): (request: Request) => Promise<Response> {
  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return new Response(null, { status: 405, headers: securityHeaders('') });
    }
    const address = new URL(request.url);
    const name = await fileOf(folder, address);
    const found = name === undefined ? undefined : await read(folder, name);
    if (name === undefined || found === undefined) {
      return new Response('Not found', { status: 404, headers: securityHeaders('') });
    }

    const type = typeOf(name);
    const isPackable = isCompressed(type);
    const packed = isPackable ? await readPacked(folder, name, request) : undefined;
    const body = packed?.body ?? found;
    const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`;
    // Also with a 304: a site's policy may change while its page stays the same.
    const headers = {
      ...securityHeaders(type.startsWith('text/html') ? found.toString('utf8') : '', await placeOf(address)),
      'Cache-Control': cacheControl(name),
      ETag: tag,
      ...(isPackable && { Vary: 'Accept-Encoding' }),
    };
    if (isKnown(request, tag)) return new Response(null, { status: 304, headers });
    return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), {
      headers: {
        ...headers,
        'Content-Type': type,
        'Content-Length': String(body.length),
        ...(packed && { 'Content-Encoding': packed.encoding }),
      },
    });
  };
}

/** The file that a URL asks for; a page by the same host table as the app's. */
async function fileOf(folder: string, { host, pathname }: URL): Promise<string | undefined> {
  if (!isPagePath(pathname)) {
    const path = posix.normalize(decodedPath(pathname) ?? pathname);
    return PAGE_FILES.test(path) ? undefined : path;
  }
  const page = `/${pageFile(resolveSite(host, SITES).id, pageKindOf(decodedPath(pathname) ?? pathname))}`;
  return (await read(folder, page)) === undefined ? '/index.html' : page;
}

function cacheControl(path: string): string {
  if (MAP_WORKER.test(path)) return 'no-cache';
  if (HASHED.test(path)) return 'public, max-age=31536000, immutable';
  return PICTURES.test(path) ? 'public, max-age=86400, stale-while-revalidate=604800' : 'no-cache';
}

/** Whether the browser has this body. A proxy may have weakened the tag. */
function isKnown(request: Request, tag: string): boolean {
  const known = request.headers.get('if-none-match')?.split(',') ?? [];
  return known.some((other) => other.trim().replace(/^W\//, '') === tag);
}

/** The smallest compressed copy that the browser accepts. */
async function readPacked(folder: string, path: string, request: Request) {
  const accepted = request.headers.get('accept-encoding');
  for (const { encoding, ending } of PACKINGS) {
    if (!accepts(accepted, encoding)) continue;
    const body = await read(folder, path + ending);
    if (body) return { encoding, body };
  }
  return undefined;
}

async function read(folder: string, path: string): Promise<Buffer | undefined> {
  const safe = normalize(path);
  if (safe.includes('..') || safe.includes('\0') || safe.endsWith('/')) return undefined;
  try {
    return await readFile(join(folder, safe));
  } catch {
    // No such file, or a folder: the caller answers with 404.
    return undefined;
  }
}
