import { readFileSync } from 'node:fs';
import { serve } from '@hono/node-server';
import { createSandbox } from '#sandbox/app.ts';
import { type Inputs, readInputs } from '#conformance/respect/inputs.ts';

interface StandIn {
  readonly server: string;
  readonly inputs: Inputs;
  close(): Promise<void>;
}

type Answering = (request: Request, answer: Response) => Response | Promise<Response>;

/**
 * A new sandbox on a free port, as the backend of the site `de`, and the inputs for it.
 * @param change what is answered in place of the sandbox's answer
 */
export async function openStandIn(change: Answering = (_, answer) => answer): Promise<StandIn> {
  const sandbox = createSandbox();
  const opened = Promise.withResolvers<number>();
  const server = serve(
    {
      fetch: async (request) => change(request, await sandbox.fetch(onSite(request))),
      hostname: '127.0.0.1',
      port: 0,
      overrideGlobalObjects: false,
    },
    ({ port }) => opened.resolve(port),
  );
  const port = await opened.promise;
  return {
    server: `http://127.0.0.1:${port}/api`,
    inputs: standInInputs(port),
    close: () => new Promise((done) => void server.close(() => done())),
  };
}

/** Not every machine resolves the names of the sites, so the host name is put in here. */
function onSite(request: Request): Request {
  return new Request(request.url.replace('//127.0.0.1:', '//de.localhost:'), request);
}

function standInInputs(port: number): Inputs {
  const file = new URL('../../../../openapi/workflows/inputs.stand-in.json', import.meta.url);
  const given = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  const read = readInputs({ ...given, site: `http://de.localhost:${port}` });
  if (!read.ok) throw new Error(read.faults.join('\n'));
  return read.value;
}
