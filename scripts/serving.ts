import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, normalize, posix } from 'node:path';
import { resolveSite } from '#domain/site/resolveSite.ts';
import { SITES } from '#sites/index.ts';
import { accepts } from './accepts.ts';
import { securityHeaders } from './csp.ts';
import { isCompressed, typeOf } from './fileTypes.ts';
import { PACKINGS } from './packing.ts';
import { MAP_WORKER } from './mapWorker.ts';
import { decodedPath, isPagePath } from './paths.ts';
import { PAGE_FILES, pageFile, pageKindOf } from './pageFile.ts';
import { placeOf } from './place.ts';

/** What the build names by its content never changes under its name. */
export const HASHED = /^\/(js|css|fonts|assets|images)\/.+\.[0-9a-f]{8,}\./;

/**
 * The pictures of `public/`: named by people, and seldom another one under the same name. Kept for a day, and shown for
 * a week more while the browser looks for a new one (ADR 7).
 */
export const PICTURES = /^\/brands\/.+\.(svg|png|jpg|webp|avif)$/;

/**
 * Serves a built folder as a production web server would (deploy/nginx.conf is the same in nginx's words):
 * caching, the packed files of the build, security headers, the page of the host's site at every path that is no file's
 * (the neutral page where the folder has none), and 404 for a missing file.
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
    // With the answer "not modified", too: a policy changes with a site's file, while its page stays the same.
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

/**
 * The file that an address asks for, if there may be one; of pages the host's, by the table by which the app chooses its
 * site.
 */
async function fileOf(folder: string, { host, pathname }: URL): Promise<string | undefined> {
  if (!isPagePath(pathname)) {
    const path = posix.normalize(decodedPath(pathname) ?? pathname);
    return PAGE_FILES.test(path) ? undefined : path;
  }
  const page = `/${pageFile(resolveSite(host, SITES).id, pageKindOf(decodedPath(pathname) ?? pathname))}`;
  return (await read(folder, page)) === undefined ? '/index.html' : page;
}

/** How long a browser may keep the file of this path without asking. */
function cacheControl(path: string): string {
  if (MAP_WORKER.test(path)) return 'no-cache';
  if (HASHED.test(path)) return 'public, max-age=31536000, immutable';
  return PICTURES.test(path) ? 'public, max-age=86400, stale-while-revalidate=604800' : 'no-cache';
}

/** Whether the browser has this very body. A tag that a proxy has weakened still names it. */
function isKnown(request: Request, tag: string): boolean {
  const known = request.headers.get('if-none-match')?.split(',') ?? [];
  return known.some((other) => other.trim().replace(/^W\//, '') === tag);
}

/** The smallest of the packed files that lie beside a file and that the browser can unpack. */
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
