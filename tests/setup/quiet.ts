/**
 * Every test runs silent and offline: a warning of React or MobX, or a call that no fake answers, fails it.
 * A test that provokes a line on the console says so by `vi.spyOn(console, 'error')`.
 */
import { afterEach, beforeEach } from 'vitest';

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
  said.length = 0;
  console.error = (...parts: unknown[]) => {
    if (!isGapOfJsdom(parts)) said.push(`console.error: ${parts.map(String).join(' ')}`);
  };
  console.warn = (...parts: unknown[]) => void said.push(`console.warn: ${parts.map(String).join(' ')}`);
});

afterEach(() => {
  console.error = error;
  console.warn = warn;
  if (said.length > 0) throw new Error(said.join('\n'));
});
