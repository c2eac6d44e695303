/** How many tests of a step passed and failed. */
export interface Count {
  passed: number;
  failed: number;
}

/** Reads Vitest's JSON report. */
export function parseUnitReport(text: string): Count {
  const report = JSON.parse(text) as { numPassedTests: number; numFailedTests: number };
  return { passed: report.numPassedTests, failed: report.numFailedTests };
}

/** Reads Playwright's JSON report; a flaky test (it has no retries here) counts as failed. */
export function parseJourneyReport(text: string): Count {
  const { stats } = JSON.parse(text) as { stats: { expected: number; unexpected: number; flaky: number } };
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}
