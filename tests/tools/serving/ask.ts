import { once } from 'node:events';
import { type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export interface Answer {
  readonly status: number | undefined;
  /** In order, with duplicates. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** Decoded. */
  readonly body: string;
}

/** Sends a request with exactly these headers. */
export async function ask(
  port: number,
  path: string,
  headers: OutgoingHttpHeaders,
  method: string,
): Promise<Answer> {
  const asked = request({ host: '127.0.0.1', port, path, method, headers, agent: false }).end();
  const answered = once(asked, 'response') as Promise<[IncomingMessage]>;
  // nginx answers and closes the connection before it has read a body that is too large.
  asked.on('error', () => undefined);
  const [answer] = await answered;
  const pairs = answer.rawHeaders.flatMap((name, index, all) =>
    index % 2 === 0 ? [[name.toLowerCase(), all[index + 1] ?? ''] as const] : [],
  );
  const body = unpacked(Buffer.concat(await answer.toArray()), answer.headers['content-encoding']).toString();
  return { status: answer.statusCode, headers: pairs, body };
}

function unpacked(body: Buffer, encoding: string | undefined): Buffer {
  if (body.length === 0 || encoding === undefined) return body;
  return encoding === 'br' ? brotliDecompressSync(body) : gunzipSync(body);
}
