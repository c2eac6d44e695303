/** `npm start [-- --profile smallest]`: the dev server with the stand-in. Other options are the dev server's own. */
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { withSentences } from '../machine/options.ts';
import { withSandboxProfile } from './profile.ts';
import { readStart } from './startOptions.ts';

const { profile, rest } = await withSentences(() => readStart(process.argv.slice(2)));

// The package's folder, since its own exports do not name the command.
const folder = dirname(createRequire(import.meta.url).resolve('@rsbuild/core/package.json'));
const server = spawn(
  process.execPath,
  [join(folder, 'bin/rsbuild.js'), 'dev', '--env-mode', 'mock', ...rest],
  { stdio: 'inherit', env: withSandboxProfile(profile) },
);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
