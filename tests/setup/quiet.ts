/**
 * Every test runs silent, offline and as a build for the public: a warning of React or MobX, or a call that no fake
 * answers, fails it. A test that provokes a line on the console says so by `vi.spyOn(console, 'error')`. Timers, mocks and
 * globals that it has taken over are given back after it.
 */
import { afterEach, beforeEach, vi } from 'vitest';

const said: string[] = [];
const { error, warn } = console;

/** MSW answers below `fetch`, at the socket: a test that sets it up gives this one back first (`onUnhandledFrame: 'error'`). */
export const realFetch = globalThis.fetch;

globalThis.fetch = (request) => {
  throw new Error(`network used in test: ${request instanceof Request ? request.url : String(request)}`);
};

/** React takes `<search>`, which browsers know, for a misspelt component, because jsdom does not know it. */
function isGapOfJsdom([format, tag]: readonly unknown[]): boolean {
  return String(format).startsWith('The tag <%s> is unrecognized') && tag === 'search';
}

beforeEach(() => {
  // Neither this machine's settings nor those of an earlier file: files share the process, and with it these.
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
