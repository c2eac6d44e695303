import { enter } from '../driver/acts.ts';
import type { Exchange } from '../driver/call.ts';
import { flaw } from '../driver/finding.ts';
import type { Trial } from '../driver/trial.ts';
import type { Rule } from './rule.ts';

const ROUNDS = 9;
/** Below this difference a network hides everything. In milliseconds. */
const AUDIBLE = 15;
/** How much longer the slowest kind may take. */
const MOST = 1.6;

/** The codes whose refusals must not be told apart by their time, in the order in which they are tried. */
function kindsOf({ stock, data }: Trial): readonly (() => string)[] {
  const used = stock.lend('refusedCodes.VCRx2', data.refusedCodes['VCRx2']);
  const cancelled = stock.lend('refusedCodes.VCRx10', data.refusedCodes['VCRx10']);
  const invented = () => Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => LETTERS[byte % 24]);
  return [() => invented().join(''), () => `${used.slice(0, -1)}Q`, () => used, () => cancelled];
}

const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ2';

/**
 * Kinds take turns, so that a busy machine slows all of them. A kind counts as slower only if its median is, by a
 * share and by an amount that a network does not explain.
 */
export const sameTime: Rule = {
  id: 'same-time',
  title: 'Unknown, wrong and used codes are refused in the same time',
  area: 'voucher',
  contract: 'description: VCRx1 unknown code, VCRx15 not in the system yet.',
  async *check(trial) {
    const kinds = kindsOf(trial);
    const taken: Exchange[][] = kinds.map(() => []);
    for (let round = 0; round < ROUNDS; round += 1)
      for (const [index, code] of kinds.entries()) taken[index]?.push(await enter(trial, code()));
    const medians = taken.map((all) => medianOf(all.map(({ took }) => took)));
    const [fastest, slowest] = [Math.min(...medians), Math.max(...medians)];
    if (slowest - fastest > AUDIBLE && slowest > fastest * MOST)
      yield flaw(
        `Medians differ: ${medians.map((one) => Math.round(one)).join(', ')} ms for unknown, wrong, used and cancelled.`,
        ...taken.flatMap((all) => all.slice(0, 1)),
      );
  },
};

function medianOf(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}
