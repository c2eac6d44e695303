import { once } from 'node:events';
import { createServer } from 'node:net';

const LAST = 65_535;

/** The first of `count` consecutive free ports, from `first` on. */
export async function freePorts(first: number, count: number): Promise<number> {
  let start = first;
  for (let port = first; port < start + count; port += 1) {
    if (port > LAST) throw new Error(`No ${count} free ports in a row from ${first} on.`);
    if (!(await isFree(port))) start = port + 1;
  }
  return start;
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
