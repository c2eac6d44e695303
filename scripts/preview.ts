/** `npm run preview [-- --dist dist]`: a built folder (default dist-mock) and the sandbox, with production headers. */
import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { serve } from '@hono/node-server';
import { openWorkshop } from '../workshop/server/workshop.ts';
import { printAddresses } from './addresses.ts';
import { isSandboxPath, openSandbox } from './sandboxMount.ts';
import { createServing } from './serving.ts';

const { values } = parseArgs({ options: { dist: { type: 'string', default: 'dist-mock' } } });
const port = Number(process.env.PORT ?? 4173);

if (!existsSync(`${values.dist}/index.html`)) {
  console.error(
    `${values.dist}/ is not built: run \`npm run build${values.dist === 'dist' ? '' : ':mock'}\` first.`,
  );
  process.exit(1);
}

const sandbox = openSandbox();
const files = createServing(values.dist);
// Beside the mock build only: what operators get has no workshop.
const workshop = basename(values.dist) === 'dist-mock' ? openWorkshop(sandbox.answer, null) : undefined;
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
  () => printAddresses(port, workshop !== undefined),
);
server.on('error', (error: Error) => {
  console.error(`Port ${port}: ${error.message}`);
  process.exit(1);
});
