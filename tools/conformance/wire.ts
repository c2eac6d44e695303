import { request as plain, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as secure } from 'node:https';

const WITHOUT_BODY: readonly number[] = [204, 304];

/**
 * Sends a request to a server that is asked for another host than its address names: `fetch` sends no `Host` of its
 * caller's.
 * @param host with its port, also the name whose certificate the server must have
 */
export async function sendAs(host: string, request: Request, signal: AbortSignal): Promise<Response> {
  const { protocol, hostname, port, pathname, search } = new URL(request.url);
  const body = Buffer.from(await request.arrayBuffer());
  const options: RequestOptions & { readonly servername?: string } = {
    hostname: hostname.replace(/^\[|\]$/g, ''),
    port,
    path: pathname + search,
    method: request.method,
    headers: {
      ...Object.fromEntries(request.headers),
      host,
      ...(body.length > 0 && { 'content-length': body.length }),
    },
    signal,
    // A kept connection may be closed by the server in the moment in which it is used, and nobody may repeat an order.
    agent: false,
    ...(protocol === 'https:' && { servername: host.replace(/:\d+$/, '') }),
  };
  return new Promise((done, fail) => {
    const failed = (error: Error) => fail(signal.aborted ? signal.reason : error);
    const sent = (protocol === 'https:' ? secure : plain)(options, (answer) => {
      read(answer).then(done, failed);
    });
    sent.on('error', failed);
    sent.end(body);
  });
}

async function read(answer: IncomingMessage): Promise<Response> {
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part as Buffer);
  const headers = new Headers();
  for (let at = 0; at < answer.rawHeaders.length; at += 2)
    headers.append(answer.rawHeaders[at] ?? '', answer.rawHeaders[at + 1] ?? '');
  const { statusCode: status = 0 } = answer;
  return new Response(WITHOUT_BODY.includes(status) ? null : Buffer.concat(parts), { status, headers });
}
