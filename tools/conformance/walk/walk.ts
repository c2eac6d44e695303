import { asyncModelRun, asyncProperty, check, commands } from 'fast-check';
import { Missing } from '../data/stock.ts';
import type { Exchange } from '../driver/call.ts';
import type { Flaw } from '../driver/finding.ts';
import { type Trial, Unexpected } from '../driver/trial.ts';
import { Gone, Unanswered } from '../driver/unanswered.ts';
import type { Verdict } from '../outcome.ts';
import { REDEEMING_STEPS } from './commands.ts';
import { Broken, Ledger } from './ledger.ts';
import { PAYMENT_STEPS } from './payments.ts';

interface Walks {
  /** How many walks are tried. */
  readonly runs: number;
  /** The longest walk. */
  readonly steps: number;
  /** The same seed tries the same walks. */
  readonly seed: number;
}

/** The shortest walk that breaks the ledger. */
export interface Stumble extends Flaw {
  readonly steps: readonly string[];
}

export interface Walked {
  /** Passed only if a walk ran to its end; says how many did. */
  readonly verdict: Verdict;
  /** Undefined if every walk kept the ledger. */
  readonly stumble?: Stumble;
}

/** What stopped a walk. */
interface Stop {
  readonly flaw: Flaw;
  readonly isUnanswered: boolean;
}

/**
 * Walks at random and compares every balance, code and state with a ledger of its own.
 * @param open starts a walk, in a fresh backend or with vouchers that were not used before; `Missing` ends that walk
 */
export async function walk(open: () => Promise<Trial>, { runs, steps, seed }: Walks): Promise<Walked> {
  let stop: Stop | undefined;
  let why: string | undefined;
  const ended: Ledger[] = [];
  const walks = commands([...REDEEMING_STEPS, ...PAYMENT_STEPS], { maxCommands: steps, size: 'max' });
  const { counterexample } = await check(
    asyncProperty(walks, async (way) => {
      // Shorter ways would wait for the same answer again and again.
      if (stop?.isUnanswered === true) return;
      let trial: Trial | undefined;
      try {
        trial = await open();
        const ledger = new Ledger();
        const real = trial;
        await asyncModelRun(() => ({ model: ledger, real }), way);
        // The ways after a stop are tries to shorten it.
        if (stop === undefined) ended.push(ledger);
      } catch (error) {
        // Nothing is left to walk with: what was walked until now holds.
        if (error instanceof Missing || error instanceof Gone) {
          if (stop === undefined) why = error.why;
          return;
        }
        const isUnanswered = error instanceof Unanswered;
        // A shorter way that is not answered tells nothing about the one that was found.
        if (stop !== undefined && isUnanswered) return;
        stop = { flaw: flawOf(error, trial?.driver.last), isUnanswered };
        throw error;
      }
    }),
    { numRuns: runs, seed },
  );
  const told = toldOf(ended, runs);
  const note = [...told, ...(why === undefined ? [] : [`the others: ${why}`])].join('; ');
  if (stop !== undefined) {
    const stumble = stumbleOf(stop, [...(counterexample?.[0] ?? [])].map(String));
    return { verdict: { kind: 'failed', note }, stumble };
  }
  if (ended.every(({ isEmpty }) => isEmpty))
    return { verdict: { kind: 'not tried', why: [why ?? 'no walk took a step', ...told].join('; ') } };
  return { verdict: { kind: 'passed', note } };
}

/** How many walks ran. A walk whose steps all need something that it does not have takes none of them. */
function toldOf(ended: readonly Ledger[], runs: number): readonly string[] {
  const idle = ended.filter(({ isEmpty }) => isEmpty).length;
  return [
    `${ended.length - idle} of ${runs} walks ran to their end`,
    ...(idle > 0 ? [`${idle} had no step to take`] : []),
  ];
}

function stumbleOf({ flaw, isUnanswered }: Stop, steps: readonly string[]): Stumble {
  const says = `${flaw.says} The ${isUnanswered ? '' : 'shortest '}way: ${steps.join(', ')}.`;
  return { ...flaw, says, steps };
}

/** @param last the latest answer, for an error that names none */
function flawOf(error: unknown, last: Exchange | undefined): Flaw {
  if (error instanceof Broken || error instanceof Unanswered || error instanceof Unexpected)
    return error.flaw;
  // An answer that the step cannot read, or a fault of this kit. It must not count as passed.
  const says = `A step fails after this answer: ${messageOf(error)}.`;
  return { says, at: last === undefined ? [] : [last] };
}

/** Without what an engine quotes, which may be a part of an answer that no mask recognizes. */
function messageOf(error: unknown): string {
  return error instanceof Error ? error.message.replaceAll(/"[^"]*"/g, '"…"') : 'no reason given';
}
