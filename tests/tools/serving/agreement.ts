import type { OutgoingHttpHeaders } from 'node:http';
import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';
import { type Answer, ask } from './ask.ts';
import type { Running } from './threeServers.ts';

/** What depends on the server alone. The length belongs to the packing. */
const OWN_HEADERS = new Set([
  'date',
  'server',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-encoding',
  'content-length',
  'age',
]);

export interface Asking {
  readonly host: string;
  readonly path: string;
  readonly method?: string;
  readonly headers?: OutgoingHttpHeaders;
}

function compared({ path }: Asking, { status, headers, body }: Answer) {
  // Each server words a redirection itself; browsers never show it.
  const isRedirection = status === 303;
  // A server that packs the answers of the backend says so.
  const isPassedOn = /^\/(api|media)\b/.test(path);
  const shown = headers.filter(
    ([name]) =>
      !OWN_HEADERS.has(name) &&
      !(isRedirection && name === 'content-type') &&
      !(isPassedOn && name === 'vary'),
  );
  return {
    status,
    headers: shown.map((pair) => pair.join(': ')).toSorted(),
    body: isRedirection ? '' : body,
  };
}

/** The comparable answers of all servers. */
export async function answersOf(servers: readonly Running[], asking: Asking) {
  const { host, path, method = 'GET', headers = {} } = asking;
  const all = servers.map(({ port }) => ask(port, path, { host, ...headers }, method));
  return (await Promise.all(all)).map((answer) => compared(asking, answer));
}

/** Asks all servers alike, and fails with all that they disagree about. */
export async function agree(servers: readonly Running[], askings: readonly Asking[]): Promise<void> {
  const differences: unknown[] = [];
  for (const asking of askings) {
    const [first, ...others] = await answersOf(servers, asking);
    for (const other of others)
      if (!isDeepStrictEqual(first, other)) differences.push({ asking, first, other });
  }
  expect(differences).toEqual([]);
}
