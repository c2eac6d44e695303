import { join, relative } from 'node:path';
import { z } from 'zod';

/** One test of a report; one that ran several times, as in two browsers, is there several times. */
export interface TestOutcome {
  /** From the root of the repository, with `/`. */
  readonly file: string;
  /** The names of its groups and its own, joined by ` > `. */
  readonly name: string;
  readonly outcome: 'passed' | 'failed' | 'skipped';
}

const UnitReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(
        z.object({ ancestorTitles: z.array(z.string()), title: z.string(), status: z.string() }),
      ),
    }),
  ),
});

/** Of Vitest's JSON reporter. */
export function unitOutcomes(text: string, root: string): TestOutcome[] {
  return UnitReport.parse(JSON.parse(text)).testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, status }) => ({
      file: below(root, name),
      name: [...ancestorTitles, title].join(' > '),
      outcome: status === 'passed' || status === 'failed' ? status : 'skipped',
    })),
  );
}

const Spec = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(z.object({ status: z.enum(['expected', 'unexpected', 'flaky', 'skipped']) })),
});

interface Suite {
  title: string;
  specs: z.infer<typeof Spec>[];
  suites?: Suite[] | undefined;
}

const Suite: z.ZodType<Suite> = z.lazy(() =>
  z.object({ title: z.string(), specs: z.array(Spec), suites: z.array(Suite).optional() }),
);

const JourneyReport = z.object({ config: z.object({ rootDir: z.string() }), suites: z.array(Suite) });

const OUTCOMES = { expected: 'passed', unexpected: 'failed', flaky: 'failed', skipped: 'skipped' } as const;

/** Of Playwright's JSON reporter. There are no retries, so a flaky test counts as failed. */
export function journeyOutcomes(text: string, root: string): TestOutcome[] {
  const { config, suites } = JourneyReport.parse(JSON.parse(text));
  // The outermost suite is the file.
  return suites.flatMap(({ specs, suites: inner = [] }) => [
    ...specs.flatMap((spec) => outcomesOf(spec, [])),
    ...inner.flatMap((suite) => within(suite, [])),
  ]);

  function within({ title, specs, suites: inner = [] }: Suite, groups: readonly string[]): TestOutcome[] {
    // `test.describe(() => …)` names nothing.
    const path = title === '' ? groups : [...groups, title];
    return [
      ...specs.flatMap((spec) => outcomesOf(spec, path)),
      ...inner.flatMap((suite) => within(suite, path)),
    ];
  }

  function outcomesOf(
    { title, file, tests }: z.infer<typeof Spec>,
    groups: readonly string[],
  ): TestOutcome[] {
    return tests.map(({ status }) => ({
      file: below(root, join(config.rootDir, file)),
      name: [...groups, title].join(' > '),
      outcome: OUTCOMES[status],
    }));
  }
}

function below(root: string, path: string): string {
  return relative(root, path).replaceAll('\\', '/');
}
