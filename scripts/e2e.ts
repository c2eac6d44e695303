/**
 * `npm run e2e [-- options and files for Playwright]`: finds or installs a browser, then runs the journeys on
 * the built folders `dist/` and `dist-mock/`.
 */
import { spawnSync } from 'node:child_process';
import { ensureBrowser, ensureShell } from './browser.ts';

const whole = ensureBrowser();
const { status } = spawnSync('playwright', ['test', ...process.argv.slice(2)], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
  env: { ...process.env, CHROME: whole, CHROME_SHELL: ensureShell(whole) },
});
process.exitCode = status ?? 1;
