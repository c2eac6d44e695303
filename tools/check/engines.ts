/**
 * `npm run engines [-- options and files for Playwright]`: runs the main journeys in Firefox and WebKitGTK, in
 * parallel, on `dist-mock/` (ADR 24). Installs both if possible; reports and skips a missing engine.
 */
import { PORTS } from './playwright.engines.config.ts';
import { ensureFirefox, ensureWebKit } from '../machine/engineFiles.ts';
import { ensureFaces } from '../machine/faces.ts';
import { freePorts } from '../machine/freePorts.ts';
import { runPlaywright } from './playwright.ts';

const port = await freePorts(Number(process.env.PORT ?? 4173), PORTS);
const firefox = ensureFirefox();
const webkit = ensureWebKit();
const faces = ensureFaces();
if (firefox === undefined) console.log('No Firefox found or installed: its tests are skipped.');
if (webkit === undefined) console.log('No WebKitGTK found or installed: its tests are skipped.');
// Without an engine there is no project, and Playwright would run the tests in none.
if (firefox !== undefined || webkit !== undefined) {
  process.exitCode = runPlaywright(
    ['--config=tools/check/playwright.engines.config.ts', ...process.argv.slice(2)],
    {
      PORT: String(port),
      ...(faces !== undefined && { FONTCONFIG_FILE: faces }),
      ...(firefox !== undefined && { FIREFOX_COMMAND: firefox }),
      ...(webkit !== undefined && {
        WEBKIT_DRIVER: webkit.driver,
        WEBKIT_BROWSER: webkit.browser,
        WEBKIT_DISPLAY: webkit.display,
      }),
    },
  );
}
