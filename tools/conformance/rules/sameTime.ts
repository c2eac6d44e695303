import { Missing } from '../data/stock.ts';
import { enter } from '../driver/acts.ts';
import { codeOf, type Exchange } from '../driver/call.ts';
import { flaw } from '../driver/finding.ts';
import type { Trial } from '../driver/trial.ts';
import type { Rule } from './rule.ts';

/** Rounds of the first measurement, and of the one that has to confirm it. */
const ROUNDS = 9;
const ROUNDS_AGAIN = 60;
/** In so many rounds of the second one kind has to be slower than the other: chance does that once in 600,000 times. */
const CONFIRMING = 48;
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
 * Kinds take turns, each round in another order, so that neither a busy machine nor the call before explains a
 * difference. A kind counts as slower only if its median is, by a share and by an amount that a network does not
 * explain, and if a second, longer measurement says the same of nearly all of its rounds.
 */
export const sameTime: Rule = {
  id: 'same-time',
  title: 'Unknown, wrong and used codes are refused in the same time',
  area: 'voucher',
  contract: 'description: VCRx1 unknown code, VCRx15 not in the system yet.',
  async *check(trial) {
    const kinds = kindsOf(trial);
    if (slowerIn(await measured(trial, kinds, ROUNDS)).length === 0) return;
    const again = await measured(trial, kinds, ROUNDS_AGAIN);
    const confirmed = slowerIn(again).find(({ rounds }) => rounds >= CONFIRMING);
    if (confirmed === undefined) return;
    const { slow, fast, rounds } = confirmed;
    const names = kinds.map(({ name }) => name);
    const medians = again.map((all) => Math.round(medianOf(all))).join(', ');
    yield flaw(
      `Medians differ: ${medians} ms for ${names.join(', ')} codes. In ${rounds} of ${ROUNDS_AGAIN} rounds, ${names[slow]} codes took longer than ${names[fast]} ones.`,
      ...again.flatMap((all) => all.slice(0, 1)),
    );
  },
};

/** Refusals by kind and round. */
async function measured(trial: Trial, kinds: readonly Kind[], rounds: number): Promise<Exchange[][]> {
  const taken: Exchange[][] = kinds.map(() => []);
  for (let round = 0; round < rounds; round += 1)
    for (const index of orderOf(round, kinds.length)) {
      const kind = kinds[index];
      if (kind !== undefined) taken[index]?.push(await refused(trial, kind));
    }
  return taken;
}

/** Another kind begins each round, and every second round goes backwards. */
function orderOf(round: number, count: number): number[] {
  const order = Array.from({ length: count }, (_, index) => (index + Math.floor(round / 2)) % count);
  return round % 2 === 0 ? order : order.toReversed();
}

interface Slower {
  /** The places of the two kinds. */
  readonly slow: number;
  readonly fast: number;
  /** In how many rounds the slow one took longer. */
  readonly rounds: number;
}

/** The pairs of kinds of which one is audibly slower, the clearest first. */
function slowerIn(taken: readonly (readonly Exchange[])[]): readonly Slower[] {
  const medians = taken.map(medianOf);
  return medians
    .flatMap((slower, slow) =>
      medians.flatMap((faster, fast) => {
        if (slower - faster <= AUDIBLE || slower <= faster * MOST) return [];
        const rounds = (taken[slow] ?? []).filter(
          ({ took }, round) => took > (taken[fast]?.[round]?.took ?? 0),
        ).length;
        return [{ slow, fast, rounds }];
      }),
    )
    .toSorted((one, other) => other.rounds - one.rounds);
}

function medianOf(answers: readonly Exchange[]): number {
  return answers.map(({ took }) => took).toSorted((a, b) => a - b)[Math.floor(answers.length / 2)] ?? 0;
}
