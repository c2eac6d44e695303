import { expect, it } from 'vitest';
import { faultsOf } from '#conformance/twin/faults.ts';
import { IDENTIFIER_FAULTS } from '#conformance/twin/identifiers.ts';
import { twinRun } from '#conformance/twin/twinRun.ts';
import { openStandIn } from '#tools/check/standIn.ts';
import { NOW } from '../sandbox/visitor.ts';
import { CONTRACT } from './stage.ts';

let clock = 0;
const FAULTS = faultsOf((milliseconds) => {
  clock += milliseconds;
  return Promise.resolve();
});

/** A part of the faults, of all areas; `npm run conformance -- --twin` tries all of them. */
const SAMPLE = FAULTS.filter((_, index) => index % 7 === 0);

const open = () => openStandIn({ meter: () => clock, now: () => NOW });

it('has at least a hundred switches, each with its name and what it breaks', () => {
  expect(FAULTS.length).toBeGreaterThanOrEqual(100);
  expect(new Set(FAULTS.map(({ id }) => id)).size).toBe(FAULTS.length);
  for (const { breaks } of FAULTS) expect(breaks).toMatch(/^\w.{10,}\.$/);
});

it('finds the planted faults of a sample', async () => {
  const missed: string[] = [];
  for await (const { fault, foundBy } of twinRun(SAMPLE, open, CONTRACT))
    if (foundBy.length === 0) missed.push(fault.id);
  expect(missed).toEqual([]);
});

it.each(IDENTIFIER_FAULTS)('names the rule that digits as numbers break: $id', async (fault) => {
  for await (const { foundBy } of twinRun([fault], open, CONTRACT))
    expect(foundBy).toContain('digits-as-text');
});
