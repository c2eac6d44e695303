import { expect, it } from 'vitest';
import { FaultQueue } from '#sandbox/fault/fault.ts';
import { readPlan } from '#sandbox/fault/readPlan.ts';
import { type Dials, turnsOf } from '#workshop/dials/dials.ts';
import { inMode, isScenario, SCENARIOS } from '#workshop/dials/scenarios.ts';

const UNTURNED: Dials = {
  scenario: 'none',
  latencyMs: 0,
  isOffline: false,
  lifetimeSeconds: 1200,
  clock: '',
};

/** What the sandbox does to a call under these dials. */
function faultAt(dials: Partial<Dials>, path: string, where: 'network' | 'backend' = 'backend') {
  const queue = new FaultQueue();
  for (const { path: dial, body } of turnsOf({ ...UNTURNED, ...dials })) {
    if (dial === '/sandbox/faults' && body !== undefined) queue.add(readPlan({ ...body }));
  }
  return queue.take('GET', path, where);
}

it('leaves a sandbox alone whose dials are not turned', () => {
  expect(faultAt({}, '/v2/parameter')).toBeUndefined();
});

it('delays every call', () => {
  expect(faultAt({ latencyMs: 400 }, '/v2/parameter')).toMatchObject({ delayMs: 400 });
  expect(faultAt({ latencyMs: 400 }, '/redeem-site-config/DE')).toMatchObject({ delayMs: 400 });
});

it('delays the calls of a scenario too, and those it does not name', () => {
  const dials = { scenario: 'no-configuration', latencyMs: 400 } as const;
  expect(faultAt(dials, '/redeem-site-config/DE')).toMatchObject({ status: 500, delayMs: 400 });
  expect(faultAt(dials, '/v2/parameter')).toEqual(expect.not.objectContaining({ status: 500 }));
});

it('loses every call when it is offline, whatever else is dialled', () => {
  const dials = { scenario: 'no-configuration', latencyMs: 400, isOffline: true } as const;
  expect(faultAt(dials, '/redeem-site-config/DE', 'network')).toMatchObject({ network: 'request' });
  expect(faultAt(dials, '/redeem-site-config/DE')).toBeUndefined();
});

it.each(Object.entries(SCENARIOS))('has faults that the sandbox takes: %s', (name, { faults = [] }) => {
  expect(isScenario(name)).toBe(true);
  for (const fault of faults) expect(readPlan({ ...fault })).toMatchObject({ path: fault.path });
});

it('asks the mock third parties in the address', () => {
  expect(inMode('/shops', SCENARIOS.none)).toBe('/shops');
  expect(inMode('/shops?name=x', SCENARIOS['captcha-fails'])).toBe('/shops?name=x&captcha=fail');
});

it('removes the faults of before, and gives tokens the lifetime', () => {
  expect(turnsOf({ ...UNTURNED, lifetimeSeconds: 130 })).toEqual([
    { method: 'DELETE', path: '/sandbox/faults' },
    { method: 'POST', path: '/sandbox/clock', body: { now: null } },
    { method: 'POST', path: '/sandbox/token-lifetime', body: { seconds: 130 } },
  ]);
});

it('sets the clock, which a scenario may need another way, and goes back to real time', () => {
  const clockOf = (dials: Partial<Dials>) =>
    turnsOf({ ...UNTURNED, ...dials }).find(({ path }) => path === '/sandbox/clock')?.body;
  const clock = '2027-01-02T03:04';
  expect(clockOf({ clock })).toEqual({ now: '2027-01-02T03:04Z' });
  expect(clockOf({ clock, scenario: 'maintenance' })).toEqual({ now: SCENARIOS.maintenance.clock });
  expect(clockOf({})).toEqual({ now: null });
});
