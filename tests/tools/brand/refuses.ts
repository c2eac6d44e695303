import { expect, it } from 'vitest';
import type { Known } from '#tools/brand/known.ts';
import { exampleWith, faultsOf, lineOf } from './anAnswersFile.ts';

/** A change of the example, and the fault that it leads to. */
export interface Wrong {
  readonly from: string;
  readonly to: string;
  /** A second change that the rule needs. */
  readonly with?: readonly [before: string, after: string];
  readonly reason: string;
  /** Where it is worked out. */
  readonly remedy?: string;
  /** The text whose line the fault names; the changed text unless set. */
  readonly at?: string;
  /** Number of further faults that follow from the change. */
  readonly others?: number;
}

export const DOMAIN = '"inwisselen.kaartvink.example"';

export function refusesEach(wrong: readonly Wrong[], known: Known): void {
  it.each(wrong)(
    'names the line and the reason: $reason',
    ({ from, to, with: also = ['', ''], reason, at = to, others = 0, remedy = '' }) => {
      const text = exampleWith(from, to).replace(...also);
      const [found = '', ...further] = faultsOf(text, known);
      expect(further).toHaveLength(others);
      const [said, advice = ''] = found.split(' | ');
      expect(said).toContain(`${lineOf(text, at)} ${reason}`);
      expect(advice).toMatch(/\S/);
      expect(advice).toContain(remedy);
    },
  );
}
