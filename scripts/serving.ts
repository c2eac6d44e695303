import { readFile } from 'node:fs/promises';
import { join, normalize } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { resolveSite } from '#domain/site/resolveSite.ts';
import { SITES } from '#sites/index.ts';
import { securityHeaders } from './csp.ts';
import { isCompressed, typeOf } from './fileTypes.ts';
import { decodedPath, isPagePath } from './paths.ts';
import { pageFile } from './pageFile.ts';
import { placeOf } from './place.ts';

/** What the build names by its content never changes under its name. */
export const HASHED = /^\/(js|css|fonts|assets|images)\/.+\.[0-9a-f]{8,}\./;

type Encoding = 'br' | 'gzip' | 'identity';
interface Packed {
  body: Buffer;
  encoding: Encoding;
}

/** The best, unless the server is one of many that serve each file once: browser tests say so. */
const BROTLI_QUALITY = Number(process.env.BROTLI_QUALITY ?? 11);

const compressors: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: (body) => promisify(gzip)(body, { level: 9 }),
  identity: (body) => Promise.resolve(body),
};

/**
 * Serves a built folder as a production web server would (deploy/nginx.conf is the same in nginx's words):
 * immutable caching of hashed files, compression, security headers, the page of the host's site at every path that is no
 * file's (the neutral page where the folder has none), and 404 for a missing file. Compressed files are kept in memory.
 */
export function createServing(folder: string): (request: Request) => Promise<Response> {
  const packed = new Map<string, Promise<Packed>>();

  const pack = (file: string, body: Buffer, encoding: Encoding): Promise<Packed> => {
    const key = `${encoding} ${file}`;
    const known =
      packed.get(key) ?? compressors[encoding](body).then((result) => ({ body: result, encoding }));
    packed.set(key, known);
    return known;
  };

  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return new Response(null, { status: 405, headers: securityHeaders('') });
    }
    const address = new URL(request.url);
    const { pathname } = address;
    const isPage = isPagePath(pathname);
    const name = isPage ? `/${pageOf(address.host)}` : (decodedPath(pathname) ?? pathname);
    const found = (await read(folder, name)) ?? (isPage ? await read(folder, '/index.html') : undefined);
    if (found === undefined) return new Response('Not found', { status: 404, headers: securityHeaders('') });

    const type = typeOf(name);
    const encoding = isCompressed(type) ? encodingFor(request) : 'identity';
    const { body } = await pack(name, found, encoding);
    return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), {
      headers: {
        ...securityHeaders(
          type.startsWith('text/html') ? found.toString('utf8') : '',
          await placeOf(address),
        ),
        'Content-Type': type,
        'Content-Length': String(body.length),
        'Cache-Control': cacheControl(name),
        Vary: 'Accept-Encoding',
        ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
      },
    });
  };
}

/** The page of a host, by the table by which the app chooses its site. */
const pageOf = (host: string): string => pageFile(resolveSite(host, SITES).id);

/** How long a browser may keep the file of this path without asking. */
function cacheControl(path: string): string {
  return HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
}

function encodingFor(request: Request): Encoding {
  const accepted = request.headers.get('accept-encoding') ?? '';
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
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
