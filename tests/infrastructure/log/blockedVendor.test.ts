// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BeaconLog } from '#infrastructure/log/beaconLog.ts';
import { HeldLog } from '#infrastructure/log/heldLog.ts';
import { ScriptLoader } from '#infrastructure/scripts/scriptLoader.ts';
import { isBlocked } from '#tests/infrastructure/payment/scripts.ts';

const CONSENT = 'https://web.cmp.usercentrics.eu/ui/loader.js';
const CARD = [
  'https://static-v2.unzer.com/v2/ui-components/index.js',
  'https://static.unzer.com/v1/unzer.js',
];

let held = new HeldLog();

beforeEach(() => {
  vi.useFakeTimers();
  document.head.replaceChildren();
});

// The window is that of the next file, too.
afterEach(() => held.handOver(() => undefined));

/** A log that listens to the page and sends at once what it counted. */
function aLog() {
  const bodies: string[] = [];
  const beacon = new BeaconLog({
    site: 'de',
    engine: 'blink',
    origin: 'https://de.example',
    steps: ['/'],
    stepOf: () => '/',
    send: (body) => void bodies.push(body),
  });
  held = new HeldLog();
  held.listen(() => undefined);
  /** What was sent, as kind, name and count. */
  const sent = () =>
    bodies
      .flatMap(
        (body) => (JSON.parse(body) as { events: { kind: string; name: string; count: number }[] }).events,
      )
      .map(({ kind, name, count }) => [kind, name, count]);
  return { sent, beacon, take: () => held.handOver((heard) => beacon.hear(heard)) };
}

async function blocked(scripts: ScriptLoader, address: string): Promise<void> {
  const loading = scripts.load({ address, isModule: false, isThere: () => false }).catch(() => undefined);
  await isBlocked(address);
  await loading;
}

it('counts a blocked vendor once under its name, though its script is tried three times', async () => {
  const { beacon, take, sent } = aLog();
  await blocked(new ScriptLoader(), CONSENT);
  take();
  beacon.send();
  expect(sent()).toEqual([['vendor', 'usercentrics', 1]]);
});

it('counts it once per page load, whatever is tried after that, and each vendor apart', async () => {
  const { beacon, take, sent } = aLog();
  take();
  const scripts = new ScriptLoader();
  for (const address of [...CARD, CONSENT]) await blocked(scripts, address);
  beacon.send();
  await blocked(scripts, CARD[0] ?? '');
  beacon.send();
  expect(sent()).toEqual([
    ['vendor', 'unzer', 1],
    ['vendor', 'usercentrics', 1],
  ]);
});
