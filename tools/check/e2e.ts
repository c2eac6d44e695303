/**
 * `npm run e2e [-- options and files for Playwright]`: finds or installs a browser and nginx, then runs the journeys on
 * `dist/` and `dist-mock/` with bundled fonts. `npm run sweep` runs the slow tests.
 */
import { PORTS } from '../../playwright.config.ts';
import { ensureBrowser, ensureShell } from '../machine/browser.ts';
import { ensureFaces } from '../machine/faces.ts';
import { freePorts } from '../machine/freePorts.ts';
import { ensureBrotli, ensureNginx } from '../machine/nginx.ts';
import { runPlaywright } from './playwright.ts';

const wanted = Number(process.env.PORT ?? 4173);
const port = await freePorts(wanted, PORTS);
if (port !== wanted) console.log(`A port from ${wanted} on is taken: the servers are at ${port} and behind.`);
const whole = ensureBrowser();
const faces = ensureFaces();
const nginx = ensureNginx();
const brotli = nginx === undefined ? undefined : ensureBrotli(nginx);
if (nginx === undefined) console.log('No nginx found or fetched: the tests through it are skipped.');
else if (brotli === undefined)
  console.log('No Brotli module for nginx found or fetched: its test is skipped.');
process.exitCode = runPlaywright(process.argv.slice(2), {
  PORT: String(port),
  CHROME: whole,
  CHROME_SHELL: ensureShell(whole),
  ...(process.argv.includes('--project=sweep') && { SWEEP: '1' }),
  ...(faces !== undefined && { FONTCONFIG_FILE: faces }),
  ...(nginx !== undefined && { NGINX_COMMAND: nginx }),
  ...(brotli !== undefined && { NGINX_BROTLI: brotli }),
});
