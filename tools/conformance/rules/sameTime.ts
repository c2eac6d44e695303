import { Missing } from '../data/stock.ts';
import { enter } from '../driver/acts.ts';
import { codeOf, type Exchange } from '../driver/call.ts';
import { flaw } from '../driver/finding.ts';
import type { Trial } from '../driver/trial.ts';
import type { Rule } from './rule.ts';

const ROUNDS = 9;
/** Below this difference a network hides everything. In milliseconds. */
const AUDIBLE = 15;
/** How much longer the slowest kind may take. */
const MOST = 1.6;

/** A kind of code, and the error code of its refusal. */
interface Kind {
  readonly name: 'unknown' | 'wrong' | 'used' | 'cancelled';
  readonly refusedWith: string;
  readonly code: () => string;
}

/** The codes whose refusals must not be told apart by their time, in the order in which they are tried. */
function kindsOf({ stock, data }: Trial): readonly Kind[] {
  const used = stock.lend('refusedCodes.VCRx2', data.refusedCodes['VCRx2']);
  const cancelled = stock.lend('refusedCodes.VCRx10', data.refusedCodes['VCRx10']);
  const invented = () => Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => LETTERS[byte % 24]);
  return [
    { name: 'unknown', refusedWith: 'VCRx1', code: () => invented().join('') },
    { name: 'wrong', refusedWith: 'VCRx1', code: () => mistyped(used) },
    { name: 'used', refusedWith: 'VCRx2', code: () => used },
    { name: 'cancelled', refusedWith: 'VCRx10', code: () => cancelled },
  ];
}

/** Another last letter, also for a backend that reads small letters as capital ones. */
function mistyped(code: string): string {
  return `${code.slice(0, -1)}${/q$/i.test(code) ? 'R' : 'Q'}`;
}

/** A limit or a failure answers in a time of its own, which tells nothing about the codes. */
async function refused(trial: Trial, { name, refusedWith, code }: Kind): Promise<Exchange> {
  const at = await enter(trial, code());
  if (codeOf(at) === refusedWith) return at;
  throw new Missing(`a refusal with ${refusedWith} of the ${name} code, and not a ${at.status} without it`);
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
      for (const [index, kind] of kinds.entries()) taken[index]?.push(await refused(trial, kind));
    const medians = taken.map((all) => medianOf(all.map(({ took }) => took)));
    const [fastest, slowest] = [Math.min(...medians), Math.max(...medians)];
    if (slowest - fastest > AUDIBLE && slowest > fastest * MOST)
      yield flaw(
        `Medians differ: ${medians.map((one) => Math.round(one)).join(', ')} ms for ${kinds.map(({ name }) => name).join(', ')} codes.`,
        ...taken.flatMap((all) => all.slice(0, 1)),
      );
  },
};

function medianOf(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}
