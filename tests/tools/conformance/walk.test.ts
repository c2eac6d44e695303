import { expect, it } from 'vitest';
import { twin } from '#conformance/twin/fault.ts';
import { faultsOf } from '#conformance/twin/faults.ts';
import { CONTRACT, ran, standIn } from './stage.ts';

/** What walks find of a planted fault, without the rules. */
async function walked(id: string, seed: number): Promise<string | undefined> {
  const fault = faultsOf(() => Promise.resolve()).find((one) => one.id === id);
  if (fault === undefined) throw new Error(`There is no fault ${id}.`);
  const tested = await standIn({ spendable: 8, chargeable: 8, small: 0 });
  const backend = twin(fault, tested.backend, CONTRACT);
  const wanted = { seed, only: 'walk', walks: { runs: 20, steps: 40 } };
  const { findings } = await ran({ ...tested, backend }, wanted);
  return findings.find(({ rule }) => rule === 'walk')?.says;
}

it.each([
  ['redeemed-twice', /The shortest way: enter \d, quote \d, redeem \d\.$/],
  ['credited-twice', /The shortest way: begin authorised( \w+)? \d, finalize \d\.$/],
  ['code-changes', /The shortest way: enter \d, quote \d, redeem \d, reveal \d, reveal \d\.$/],
])('finds %s by a walk, and the shortest way to it', async (id, way) => {
  expect(await walked(id, 3)).toMatch(way);
});

it('repeats a walk by its seed', async () => {
  const first = await walked('redeemed-twice', 5);
  expect(first).toContain('The shortest way');
  expect(await walked('redeemed-twice', 5)).toBe(first);
});
