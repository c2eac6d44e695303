/**
 * `npm run e2e [-- options and files for Playwright]`: finds or installs a browser, then runs the journeys on
 * the built folders `dist/` and `dist-mock/`.
 */
import { spawnSync } from 'node:child_process';
import { ensureBrowser } from './browser.ts';

const { status } = spawnSync('playwright', ['test', ...process.argv.slice(2)], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
  env: { ...process.env, CHROME: ensureBrowser() },
});
process.exitCode = status ?? 1;
