import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

const LAST = 65_535;

/** Ports above 1023 that browsers and `fetch` refuse to ask (Fetch standard, "bad port"). */
const REFUSED: readonly number[] = [
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697,
  10_080,
];

/** The first of `count` consecutive free ports that browsers can ask, from `first` on. */
export async function freePorts(first: number, count: number): Promise<number> {
  let start = first;
  for (let port = first; port < start + count; port += 1) {
    if (port > LAST) throw new Error(`No ${count} free ports in a row from ${first} on.`);
    if (REFUSED.includes(port) || !(await isFree(port))) start = port + 1;
  }
  return start;
}

/** A free port by chance, so that tests that run side by side do not want the same one. */
export function anyFreePort(): Promise<number> {
  // Below those that systems hand out to connections.
  return freePorts(randomInt(20_000, 32_000), 1);
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  try {
    await once(server.listen(port, '127.0.0.1'), 'listening');
  } catch {
    return false;
  }
  await once(server.close(), 'close');
  return true;
}
