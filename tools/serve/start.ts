/** `npm start [-- --profile smallest]`: the dev server with the stand-in. Other arguments are the dev server's own. */
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { withSandboxProfile } from './profile.ts';

const { tokens } = parseArgs({
  options: { profile: { type: 'string' } },
  strict: false,
  tokens: true,
});
const profile = tokens.find((token) => token.kind === 'option' && token.name === 'profile');
const asked = profile?.kind === 'option' ? profile.value : undefined;
const own = new Set(
  profile?.kind === 'option'
    ? [profile.index, ...(profile.inlineValue === false ? [profile.index + 1] : [])]
    : [],
);
const rest = process.argv.slice(2).filter((_, index) => !own.has(index));

// The package's folder, since its own exports do not name the command.
const folder = dirname(createRequire(import.meta.url).resolve('@rsbuild/core/package.json'));
const server = spawn(
  process.execPath,
  [join(folder, 'bin/rsbuild.js'), 'dev', '--env-mode', 'mock', ...rest],
  { stdio: 'inherit', env: withSandboxProfile(asked) },
);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
