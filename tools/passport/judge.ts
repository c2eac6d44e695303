import type { Claim, NamedTest } from './claims.ts';
import type { TestOutcome } from './testOutcomes.ts';

export interface JudgedTest extends NamedTest {
  /** `missing`: no report has a test of this name. */
  readonly outcome: TestOutcome['outcome'] | 'missing';
  /** How many tests of the reports have this name. */
  readonly count: number;
}

export interface JudgedClaim extends Omit<Claim, 'tests'> {
  readonly verdict: 'proven' | 'not proven';
  /** Why it is not proven; empty if it is. */
  readonly reasons: readonly string[];
  readonly tests: readonly JudgedTest[];
}

/**
 * Proven is a claim all of whose tests passed. One that failed, was skipped or is missing turns it.
 * @param outcomes all tests of the reports
 * @param stale why the reports say nothing about the commit; null if they do
 */
export function judge(claim: Claim, outcomes: readonly TestOutcome[], stale: string | null): JudgedClaim {
  const tests = claim.tests.map((test) => judged(test, stale === null ? outcomes : []));
  const faults = tests
    .filter(({ outcome }) => outcome !== 'passed')
    .map(({ file, test, outcome }) => `${outcome}: ${file}, ${test}`);
  const without = tests.length === 0 ? ['no test is named'] : [];
  const reasons = [...without, ...(stale === null ? faults : [stale])];
  return { ...claim, tests, reasons, verdict: reasons.length === 0 ? 'proven' : 'not proven' };
}

function judged(test: NamedTest, outcomes: readonly TestOutcome[]): JudgedTest {
  const isNamed = namedBy(test.test);
  const own = outcomes
    .filter(({ file, name }) => file === test.file && isNamed(name))
    .map(({ outcome }) => outcome);
  const worst = (['failed', 'skipped', 'passed'] as const).find((outcome) => own.includes(outcome));
  return { ...test, outcome: worst ?? 'missing', count: own.length };
}

/** Whether a name is the given one, in which `…` stands for anything. */
export function namedBy(test: string): (name: string) => boolean {
  const parts = test.split('…').map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  const pattern = new RegExp(`^${parts.join('.+')}$`, 's');
  return (name) => pattern.test(name);
}
