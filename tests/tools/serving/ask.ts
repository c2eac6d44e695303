import { once } from 'node:events';
import { type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http';

export interface Answer {
  readonly status: number | undefined;
  /** In order, with duplicates. */
  readonly headers: readonly (readonly [name: string, value: string])[];
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
  const body = Buffer.concat(await answer.toArray()).toString();
  return { status: answer.statusCode, headers: pairs, body };
}
