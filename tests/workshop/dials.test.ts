import { expect, it } from 'vitest';
import { FaultQueue } from '#sandbox/fault/fault.ts';
import { readPlan } from '#sandbox/fault/readPlan.ts';
import { type Dials, faultsOf } from '#workshop/dials/dials.ts';
import { inMode, isScenario, SCENARIOS } from '#workshop/dials/scenarios.ts';

/** What the sandbox does to a call under these dials. */
function faultAt(dials: Partial<Dials>, path: string, where: 'network' | 'backend' = 'backend') {
  const queue = new FaultQueue();
  const all = { scenario: 'none', latencyMs: 0, isOffline: false, ...dials } as const;
  for (const fault of faultsOf(all)) queue.add(readPlan({ ...fault }));
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
