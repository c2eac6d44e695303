import { gzipSync } from 'node:zlib';
import { isCompressed } from './fileTypes.ts';
import { LEAST_BYTES } from './packing.ts';

/** A backend's answer as nginx would send it on: packed where that is worth it and the browser can unpack it. */
export async function packedAnswer(request: Request, answer: Response): Promise<Response> {
  const accepted = request.headers.get('accept-encoding') ?? '';
  const isText = isCompressed(answer.headers.get('content-type') ?? '');
  // One that is meant to break off says that it comes in parts: read as a whole it would be another fault.
  const isWhole = !answer.headers.has('transfer-encoding');
  if (!/\bgzip\b/.test(accepted) || !isText || !isWhole || answer.body === null) return answer;

  const body = await answer.bytes();
  const isPacked = body.length >= LEAST_BYTES;
  const headers = new Headers(answer.headers);
  headers.append('Vary', 'Accept-Encoding');
  if (isPacked) headers.set('Content-Encoding', 'gzip');
  return new Response(isPacked ? gzipSync(body) : body, { status: answer.status, headers });
}
