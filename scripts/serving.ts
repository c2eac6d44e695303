import { readFile } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { securityHeaders } from './csp.ts';
import { isDecodable } from './urls.ts';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};
const COMPRESSED = /^(text\/|application\/(json|manifest)|image\/svg)/;
/** What the build names by its content never changes under its name. */
export const HASHED = /^\/(js|css|fonts|assets|images)\/.+\.[0-9a-f]{8,}\./;

/** Where a missing file is missing, and never the page: a browser would read HTML as JavaScript. */
export const BUILT = /^\/(js|css)\//;

type Encoding = 'br' | 'gzip' | 'identity';
interface Packed {
  body: Buffer;
  encoding: Encoding;
}

const compressors: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  gzip: (body) => promisify(gzip)(body, { level: 9 }),
  identity: (body) => Promise.resolve(body),
};

/**
 * Serves a built folder as a production web server would (deploy/nginx.conf is the same in nginx's words):
 * immutable caching of hashed files, compression, security headers, the page for every navigation, and 404
 * for a missing file. Compressed files are kept in memory.
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
    if (request.method !== 'GET' && request.method !== 'HEAD') return new Response(null, { status: 405 });
    const { pathname } = new URL(request.url);
    const file = isDecodable(pathname) ? await read(folder, decodeURIComponent(pathname)) : undefined;
    const isNavigation =
      isPagePath(pathname) && request.headers.get('accept')?.includes('text/html') === true;
    const name = file === undefined ? '/index.html' : pathname;
    const found = file ?? (isNavigation ? await read(folder, name) : undefined);
    if (found === undefined) return new Response('Not found', { status: 404, headers: securityHeaders('') });

    const type = TYPES[extname(name)] ?? 'application/octet-stream';
    const encoding = COMPRESSED.test(type) ? encodingFor(request) : 'identity';
    const { body } = await pack(name, found, encoding);
    return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), {
      headers: {
        ...securityHeaders(type.startsWith('text/html') ? found.toString('utf8') : ''),
        'Content-Type': type,
        'Content-Length': String(body.length),
        'Cache-Control': cacheControl(name),
        Vary: 'Accept-Encoding',
        ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
      },
    });
  };
}

/** The media types that are compressed, besides the page itself. */
export function compressedTypes(): string[] {
  const types = Object.values(TYPES).map((type) => type.split(';', 1)[0] ?? type);
  return types.filter((type) => COMPRESSED.test(type) && type !== 'text/html');
}

/** How long a browser may keep the file of this path without asking. */
function cacheControl(path: string): string {
  return HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/** Whether a navigation to this path gets the page. */
function isPagePath(path: string): boolean {
  return !BUILT.test(path);
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
    // No such file, or a folder: the caller answers with the page or with 404.
    return undefined;
  }
}
