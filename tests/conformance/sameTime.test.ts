import { expect, it } from 'vitest';
import type { Flaw } from '#conformance/driver/finding.ts';
import { sameTime } from '#conformance/rules/sameTime.ts';
import { aTrial, standIn } from './stage.ts';

/** @param duration of an answer in milliseconds, by its status and its number */
async function flawsAt(duration: (status: number, turn: number) => number): Promise<Flaw[]> {
  const tested = await standIn({ spendable: 0, chargeable: 0, small: 0 });
  let clock = 0;
  let turn = 0;
  const backend = async (request: Request) => {
    const answer = await tested.backend(request);
    turn += 1;
    clock += duration(answer.status, turn);
    return answer;
  };
  const trial = await aTrial({ ...tested, backend, meter: () => clock });
  const flaws: Flaw[] = [];
  for await (const flaw of sameTime.check(trial)) flaws.push(flaw);
  return flaws;
}

it('takes refusals that last equally long, also on a network that is slow at times', async () => {
  expect(await flawsAt(() => 80)).toEqual([]);
  expect(await flawsAt((_, turn) => (turn % 5 === 0 ? 900 : 40))).toEqual([]);
  expect(await flawsAt((status) => (status === 404 ? 100 : 110))).toEqual([]);
});

it('finds a used code that is refused sooner', async () => {
  const [flaw] = await flawsAt((status) => (status === 404 ? 120 : 20));
  expect(flaw?.says).toContain('120, 120, 20, 20 ms');
});
