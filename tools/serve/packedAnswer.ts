import { gzipSync } from 'node:zlib';
import { accepts } from './accepts.ts';
import { isCompressed } from '../build/fileTypes.ts';
import { LEAST_BYTES } from '../build/packing.ts';

/** Compresses an answer like nginx. Uncompressed texts also get `Vary`: a cache would serve them to every client. */
export async function packedAnswer(request: Request, answer: Response): Promise<Response> {
  if (!isCompressed(answer.headers.get('content-type') ?? '')) return answer;

  const { status } = answer;
  const headers = new Headers(answer.headers);
  headers.append('Vary', 'Accept-Encoding');
  // An answer that is meant to break off is chunked: buffering it would turn it into another fault.
  const isWhole = !headers.has('transfer-encoding');
  if (!isWhole || answer.body === null || !accepts(request.headers.get('accept-encoding'), 'gzip')) {
    return new Response(answer.body, { status, headers });
  }
  const body = await answer.bytes();
  if (body.length < LEAST_BYTES) return new Response(body, { status, headers });
  headers.set('Content-Encoding', 'gzip');
  return new Response(gzipSync(body), { status, headers });
}
