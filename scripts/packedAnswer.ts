import { gzipSync } from 'node:zlib';
import { accepts } from './accepts.ts';
import { isCompressed } from './fileTypes.ts';
import { LEAST_BYTES } from './packing.ts';

/**
 * A backend's answer as nginx would send it on: packed where that is worth it and the browser can unpack it. A text says
 * that it depends on this also where it comes unpacked, or a cache would hand it to everybody.
 */
export async function packedAnswer(request: Request, answer: Response): Promise<Response> {
  if (!isCompressed(answer.headers.get('content-type') ?? '')) return answer;

  const { status } = answer;
  const headers = new Headers(answer.headers);
  headers.append('Vary', 'Accept-Encoding');
  // One that is meant to break off says that it comes in parts: read as a whole it would be another fault.
  const isWhole = !headers.has('transfer-encoding');
  if (!isWhole || answer.body === null || !accepts(request.headers.get('accept-encoding'), 'gzip')) {
    return new Response(answer.body, { status, headers });
  }
  const body = await answer.bytes();
  if (body.length < LEAST_BYTES) return new Response(body, { status, headers });
  headers.set('Content-Encoding', 'gzip');
  return new Response(gzipSync(body), { status, headers });
}
