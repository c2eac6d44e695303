import { spawnSync } from 'node:child_process';

/** Runs Playwright's tests with this environment on top of the own one. Returns its exit status. */
export function runPlaywright(
  words: readonly string[],
  environment: Readonly<Record<string, string>>,
): number {
  const { status } = spawnSync('playwright', ['test', ...words], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: {
      ...process.env,
      // Chromium reads names of folders by the locale, and in that of C it loses a download into one with an umlaut.
      ...(process.platform === 'linux' && { LC_ALL: 'C.UTF-8' }),
      ...environment,
    },
  });
  return status ?? 1;
}
