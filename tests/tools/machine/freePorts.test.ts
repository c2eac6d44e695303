import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { expect, it } from 'vitest';
import { freePorts } from '#tools/machine/freePorts.ts';

async function listening(port = 0): Promise<{ server: Server; port: number }> {
  const server = createServer();
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return { server, port: (server.address() as AddressInfo).port };
}

it('takes the ports that it is to begin with where they are free', async () => {
  const { server, port } = await listening();
  server.close();
  await once(server, 'close');
  expect(await freePorts(port, 1)).toBe(port);
});

it('goes on behind a port that is taken', async () => {
  const { server, port } = await listening();
  expect(await freePorts(port - 1, 3)).toBeGreaterThan(port);
  server.close();
});

it('says that there are none up to the last port', async () => {
  await expect(freePorts(65_535, 2)).rejects.toThrow('No 2 free ports in a row from 65535 on.');
});
