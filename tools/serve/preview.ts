/**
 * `npm run preview [-- --dist dist]`: a built folder (default dist-mock) and the sandbox, with production headers.
 * `--servers 4` opens four at successive ports, each with a sandbox of its own: for tests, as each start takes seconds.
 */
import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { serve } from '@hono/node-server';
import { openWorkshop } from '../workshop/server/workshop.ts';
import { printAddresses } from './addresses.ts';
import { isSandboxPath } from '../build/paths.ts';
import { openSandbox } from './sandboxMount.ts';
import { createServing } from './serving.ts';

const { values } = parseArgs({
  options: { dist: { type: 'string', default: 'dist-mock' }, servers: { type: 'string', default: '1' } },
});
const firstPort = Number(process.env.PORT ?? 4173);

if (!existsSync(`${values.dist}/index.html`)) {
  console.error(
    `${values.dist}/ is not built: run \`npm run build${values.dist === 'dist' ? '' : ':mock'}\` first.`,
  );
  process.exit(1);
}

const files = createServing(values.dist);
// Beside the mock build only: what operators get has no workshop.
const hasWorkshop = basename(values.dist) === 'dist-mock';
for (let index = 0; index < Number(values.servers); index += 1) open(firstPort + index);

function open(port: number): void {
  const sandbox = openSandbox();
  const workshop = hasWorkshop ? openWorkshop(sandbox.answer, null) : undefined;
  const serveApp = async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    if (isSandboxPath(pathname)) return sandbox.answer(request);
    await sandbox.see(`${pathname}${search}`);
    return files(request);
  };
  const server = serve(
    {
      fetch: (request) => (workshop === undefined ? serveApp(request) : workshop.serve(request, serveApp)),
      hostname: '127.0.0.1',
      port,
      overrideGlobalObjects: false,
    },
    () => printAddresses(port, hasWorkshop),
  );
  server.on('error', (error: Error) => {
    console.error(`Port ${port}: ${error.message}`);
    process.exit(1);
  });
}
