import { asyncModelRun, asyncProperty, check, commands } from 'fast-check';
import { Missing } from '../data/stock.ts';
import type { Flaw } from '../driver/finding.ts';
import { type Trial, Unexpected } from '../driver/trial.ts';
import { Gone, Unanswered } from '../driver/unanswered.ts';
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
  /** Undefined if every walk kept the ledger. */
  readonly stumble?: Stumble;
  /** Why no walk took a step that the ledger could judge. */
  readonly why?: string | undefined;
}

/**
 * Walks at random and compares every balance, code and state with a ledger of its own.
 * @param open starts a walk, in a fresh backend or with vouchers that were not used before; `Missing` ends the walks
 */
export async function walk(open: () => Promise<Trial>, { runs, steps, seed }: Walks): Promise<Walked> {
  let stumbled: Flaw | undefined;
  let why: string | undefined = 'no walk took a step';
  const ledgers: Ledger[] = [];
  const walks = commands([...REDEEMING_STEPS, ...PAYMENT_STEPS], { maxCommands: steps, size: 'max' });
  const { failed, counterexample } = await check(
    asyncProperty(walks, async (way) => {
      try {
        // Shorter ways would wait for the same answer again and again.
        if (isUnanswered(stumbled)) return;
        const trial = await open();
        const ledger = new Ledger();
        ledgers.push(ledger);
        await asyncModelRun(() => ({ model: ledger, real: trial }), way);
      } catch (error) {
        // Nothing is left to walk with: what was walked until now holds.
        if (error instanceof Missing || error instanceof Gone) {
          why = error.why;
          return;
        }
        // A shorter way that is not answered tells nothing about the one that was found.
        if (stumbled !== undefined && error instanceof Unanswered) return;
        stumbled = flawOf(error);
        throw error;
      }
    }),
    { numRuns: runs, seed },
  );
  if (!failed || stumbled === undefined) return ledgers.every(({ isEmpty }) => isEmpty) ? { why } : {};
  const way = [...(counterexample?.[0] ?? [])].map(String);
  const says = `${stumbled.says} The ${isUnanswered(stumbled) ? '' : 'shortest '}way: ${way.join(', ')}.`;
  return { stumble: { ...stumbled, says, steps: way } };
}

function isUnanswered(flaw: Flaw | undefined): boolean {
  return flaw !== undefined && flaw.at.length === 0;
}

function flawOf(error: unknown): Flaw {
  if (error instanceof Broken) return error.flaw;
  if (error instanceof Unexpected) return { says: error.says, at: [error.exchange] };
  if (error instanceof Unanswered) return error.flaw;
  throw error;
}
