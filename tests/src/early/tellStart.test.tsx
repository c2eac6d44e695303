import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readLog } from '#sandbox/operation/readLog.ts';
import { START_FAILED } from '#src/early/handover.ts';
import { earlyForm } from '#tests/data/earlyMarkup.tsx';
import { aPlan, choose, prepare } from '#tests/data/runsEarly.ts';

const HALF_A_MINUTE = 30_000;
const beacon = vi.fn<(address: string, body: Blob) => boolean>(() => true);

beforeEach(() => {
  document.body.innerHTML = `<div id="early">${earlyForm()}</div><div id="root"></div>`;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  Object.defineProperty(navigator, 'sendBeacon', { value: beacon, configurable: true });
});
afterEach(() => beacon.mockClear());

async function open(loggedSite: string | null = 'gb'): Promise<void> {
  await choose(aPlan({ loggedSite }));
  await prepare();
}

function fails(src: string): void {
  const script = Object.assign(document.createElement('script'), { type: 'text/plain', src });
  document.body.append(script);
  script.dispatchEvent(new Event('error'));
}

async function sent(): Promise<readonly unknown[]> {
  return Promise.all(
    beacon.mock.calls.map(async ([address, body]) => {
      expect(address).toBe('/api/v2/operation-log');
      return JSON.parse(await body.text()) as unknown;
    }),
  );
}

const failure = (name: string) => ({
  site: 'gb',
  engine: 'webkit',
  events: [{ kind: 'start', name, step: 'other', count: 1 }],
});

it('tells the operator once that scripts are missing, in the words of the contract', async () => {
  await open();
  fails('https://gb.example/js/lib.js?Y245YWVDV');
  fails('https://gb.example/js/index.js');
  const [body, ...more] = await sent();
  expect(body).toEqual(failure('script'));
  expect(more).toEqual([]);
  expect(readLog(JSON.stringify(body))).toEqual(body);
});

it('tells that nothing has come of the scripts in half a minute', async () => {
  await open();
  vi.advanceTimersByTime(HALF_A_MINUTE - 1);
  expect(beacon).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(await sent()).toEqual([failure('stalled')]);
});

it('tells that the app threw', async () => {
  await open();
  window.dispatchEvent(new Event(START_FAILED));
  expect(await sent()).toEqual([failure('failed')]);
});

it('tells nothing once the app has taken over, which counts for itself', async () => {
  await open();
  document.getElementById('early')?.remove();
  fails('https://gb.example/js/later.js');
  vi.advanceTimersByTime(HALF_A_MINUTE);
  expect(beacon).not.toHaveBeenCalled();
});

it('tells nothing for a site without the operator’s log', async () => {
  await open(null);
  fails('https://gb.example/js/lib.js');
  expect(beacon).not.toHaveBeenCalled();
});
