import { expect, it } from 'vitest';
import { Missing } from '#conformance/data/stock.ts';
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

/** @param change of the answer to a code */
async function checkedWith(change: (answer: Response) => Response, used?: string) {
  const tested = await standIn({ spendable: 0, chargeable: 0, small: 0 });
  const entered: string[] = [];
  const backend = async (request: Request) => {
    entered.push(((await request.clone().json()) as { code: string }).code);
    return change(await tested.backend(request));
  };
  const refusedCodes = { ...tested.data.refusedCodes, ...(used !== undefined && { VCRx2: [used] }) };
  const trial = await aTrial({ ...tested, backend, data: { ...tested.data, refusedCodes } });
  const check = async () => {
    for await (const _ of sameTime.check(trial)) continue;
  };
  const error = await check().catch((thrown: unknown) => thrown);
  return { entered, why: error instanceof Missing ? error.why : undefined };
}

it.each([429, 500])('compares no answers with %i, and says so', async (status) => {
  const { entered, why } = await checkedWith(() => new Response(null, { status }));
  expect(why).toBe(`needs a refusal with VCRx1 of the unknown code, and not a ${status} without it`);
  expect(entered).toHaveLength(1);
});

it('compares no used code that is refused as an unknown one', async () => {
  const { why } = await checkedWith((answer) => answer, 'ABCDEFGHJ');
  expect(why).toBe('needs a refusal with VCRx2 of the used code, and not a 404 without it');
});

it.each(['ABCDEFGHQ', 'ABCDEFGHq', 'ABCDEFGHJ'])('makes a wrong code that differs from %s', async (used) => {
  const [, wrong, last] = (await checkedWith((answer) => answer, used)).entered;
  expect(last).toBe(used);
  expect(wrong).toMatch(/^ABCDEFGH[A-Z]$/);
  expect(wrong?.toUpperCase()).not.toBe(used.toUpperCase());
});

/** The same numbers between 0 and 1 in each run. */
function drawn(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

it('says nothing of a machine whose every answer waits for others, although medians differ at first', async () => {
  for (let seed = 1; seed <= 20; seed += 1) {
    const draw = drawn(seed * 7_919);
    expect(await flawsAt(() => 2 + 60 * draw()), `seed ${seed}`).toEqual([]);
  }
});

it('finds a used code that is refused sooner on such a machine, too', async () => {
  const draw = drawn(5);
  const [flaw] = await flawsAt((status) => (status === 404 ? 80 : 20) + 60 * draw());
  expect(flaw?.says).toMatch(/In \d\d of 60 rounds, (unknown|wrong) codes took longer than (used|cancelled)/);
});

it('measures again only what differs, and each round in another order', async () => {
  const tested = await standIn({ spendable: 0, chargeable: 0, small: 0 });
  const used = tested.data.refusedCodes['VCRx2']?.[0];
  const turns: number[] = [];
  let turn = 0;
  const backend = async (request: Request) => {
    const { code } = (await request.clone().json()) as { code: string };
    if (code === used) turns.push(turn % 4);
    turn += 1;
    return tested.backend(request);
  };
  const trial = await aTrial({ ...tested, backend });
  for await (const _ of sameTime.check(trial)) continue;
  expect(turn).toBe(36);
  expect(new Set(turns)).toEqual(new Set([0, 1, 2, 3]));
});
