import { spawnSync } from 'node:child_process';

/** Adds to the current environment. Returns Playwright's exit status. */
export function runPlaywright(
  words: readonly string[],
  environment: Readonly<Record<string, string>>,
): number {
  const { status } = spawnSync('playwright', ['test', ...words], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: {
      ...process.env,
      // Chromium decodes folder names by the locale; with C it loses a download into a folder with an umlaut.
      ...(process.platform === 'linux' && { LC_ALL: 'C.UTF-8' }),
      ...environment,
    },
  });
  return status ?? 1;
}
