import { expect, it } from 'vitest';
import { createSandbox } from '#sandbox/app.ts';
import { callsOf } from '#sandbox/core/calls.ts';
import { FaultQueue } from '#sandbox/fault/fault.ts';
import { readPlan } from '#sandbox/fault/readPlan.ts';
import { type Dials, turnsOf } from '#workshop/dials/dials.ts';
import { isScenario, SCENARIOS } from '#workshop/dials/scenarios.ts';

const CALLS = callsOf(createSandbox(), '/api');

const DIALS: Dials = {
  scenario: 'no-configuration',
  latencyMs: 400,
  isOffline: false,
  lifetimeSeconds: 1200,
  clock: '',
};

it('delays the calls of a scenario too, and those it does not name', () => {
  const queue = new FaultQueue();
  for (const { path, body } of turnsOf(DIALS))
    if (path === '/sandbox/faults' && body !== undefined) queue.add(readPlan({ ...body }, CALLS));
  const faultAt = (path: string) => queue.take('GET', path, 'backend');
  expect(faultAt('/redeem-site-config/DE')).toMatchObject({ status: 500, delayMs: 400 });
  expect(faultAt('/v2/parameter')).toMatchObject({ delayMs: 400 });
  expect(faultAt('/v2/parameter')).not.toHaveProperty('status', 500);
});

it.each(Object.entries(SCENARIOS))('has faults that the sandbox takes: %s', (name, { faults = [] }) => {
  expect(isScenario(name)).toBe(true);
  for (const fault of faults) expect(readPlan({ ...fault }, CALLS)).toMatchObject({ path: fault.path });
});
