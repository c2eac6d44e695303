/**
 * Every test runs silent, offline and as a public build. A warning of React or MobX, or an unexpected call, fails it.
 * Expected console output needs `vi.spyOn(console, 'error')`. Timers, mocks and globals are restored after each test.
 */
import { afterAll, afterEach, beforeEach, vi } from 'vitest';

const said: string[] = [];
const { error, warn } = console;

declare global {
  var fetchOfNode: typeof fetch | undefined;
}

/** MSW answers below `fetch`, at the socket. A test with MSW must restore this `fetch` first. */
export const realFetch = (globalThis.fetchOfNode ??= globalThis.fetch);

globalThis.fetch = (request) => {
  throw new Error(`network used in test: ${request instanceof Request ? request.url : String(request)}`);
};

/** jsdom does not know `<search>`, so React takes it for a misspelt component. */
function isGapOfJsdom([format, tag]: readonly unknown[]): boolean {
  return String(format).startsWith('The tag <%s> is unrecognized') && tag === 'search';
}

beforeEach(() => {
  // Test files share the process: removes the settings of this machine and of earlier files.
  vi.stubEnv('PUBLIC_E2E_SECRET', '');
  vi.stubEnv('PUBLIC_TRANSLATION_DUMP', '');
  said.length = 0;
  console.error = (...parts: unknown[]) => {
    if (!isGapOfJsdom(parts)) said.push(`console.error: ${parts.map(String).join(' ')}`);
  };
  console.warn = (...parts: unknown[]) => void said.push(`console.warn: ${parts.map(String).join(' ')}`);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  console.error = error;
  console.warn = warn;
  if (said.length > 0) throw new Error(said.join('\n'));
});

// Otherwise the next file's first test would restore them, after that file has prepared its own globals.
afterAll(() => {
  vi.unstubAllGlobals();
});
