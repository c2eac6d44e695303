import { once } from 'node:events';
import { type IncomingMessage, request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import type { LookupFunction } from 'node:net';
import type { TLSSocket } from 'node:tls';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export interface Answer {
  readonly status: number;
  /** In order, with duplicates; names in small letters. */
  readonly pairs: readonly (readonly [name: string, value: string])[];
  /** The last value of that name; empty without it. */
  readonly header: (name: string) => string;
  readonly headers: Headers;
  /** Decoded. */
  readonly text: string;
  /** When the server's certificate ends, in ms; null without TLS. */
  readonly certificateEnds: number | null;
}

export interface Asking {
  readonly method?: 'GET' | 'HEAD';
  readonly headers?: Readonly<Record<string, string>>;
}

const PATIENCE_MS = 20_000;

/** Browsers resolve `*.localhost` without DNS; Node does not. */
const lookupLocalhost: LookupFunction = (_host, { all }, done) => {
  const address = { address: '127.0.0.1', family: 4 };
  if (all === true) done(null, [address]);
  else done(null, address.address, address.family);
};

/** Asks as a browser does, and keeps each header as it came: `fetch` would join doubled ones. */
export async function ask(url: URL, { method = 'GET', headers = {} }: Asking = {}): Promise<Answer> {
  const isSecure = url.protocol === 'https:';
  const asked = (isSecure ? requestSecure : requestPlain)(url, {
    method,
    agent: false,
    headers: { 'Accept-Encoding': 'gzip, br', ...headers },
    signal: AbortSignal.timeout(PATIENCE_MS),
    ...(/(^|\.)localhost$/.test(url.hostname) && { lookup: lookupLocalhost }),
  }).end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  const ends = isSecure ? (answer.socket as TLSSocket).getPeerCertificate().valid_to : null;
  const body = Buffer.concat((await answer.toArray()) as Buffer[]);
  const pairs = answer.rawHeaders.flatMap((name, index, all) =>
    index % 2 === 0 ? [[name.toLowerCase(), all[index + 1] ?? ''] as const] : [],
  );
  return {
    status: answer.statusCode ?? 0,
    pairs,
    header: (name) => pairs.findLast(([one]) => one === name.toLowerCase())?.[1] ?? '',
    headers: new Headers(pairs.map(([name, value]): [string, string] => [name, value])),
    text: unpacked(body, answer.headers['content-encoding']).toString(),
    certificateEnds: ends === null ? null : Date.parse(ends),
  };
}

function unpacked(body: Buffer, encoding: string | undefined): Buffer {
  if (body.length === 0) return body;
  if (encoding === 'br') return brotliDecompressSync(body);
  return encoding === 'gzip' ? gunzipSync(body) : body;
}
