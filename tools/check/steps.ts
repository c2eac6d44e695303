import { existsSync, readFileSync } from 'node:fs';
import { journeyFiles, type Timed, unitFiles } from './slowest.ts';

interface Count {
  passed: number;
  failed: number;
}

/** One step of `npm test`. Without `report` it counts as one test. */
export interface Step {
  name: string;
  command: readonly string[];
  /** What it looks at unless files and folders are named. Only with this they can be. */
  places?: readonly string[];
  /** Steps that must have succeeded before. */
  needs?: readonly string[];
  report?: { file: string; parse: (text: string) => Count };
  environment?: Record<string, string>;
}

const RULES_REPORT = 'reports/rules.json';
const UNIT_REPORT = 'reports/unit.json';
const E2E_REPORT = 'reports/e2e.json';
const ENGINES_REPORT = 'reports/engines.json';

/** `npm run check`: needs no build and no browser. */
export const STATIC_STEPS: readonly Step[] = [
  // The rules that need types are checked with them, because both need the compiler's program.
  { name: 'types', command: ['oxlint', '--type-aware', '--type-check', '--deny-warnings'], places: ['.'] },
  { name: 'lint', command: ['oxlint', '--deny-warnings'], places: ['.'] },
  { name: 'format', command: ['biome', 'format'], places: ['.'] },
  { name: 'fences', command: ['node', 'tools/check/checkFences.ts'] },
  {
    name: 'dead code',
    command: ['knip', '--config', 'tools/check/knip.json', '--no-progress', '--treat-config-hints-as-errors'],
  },
  {
    name: 'client drift',
    command: ['openapi-typescript', 'openapi/voucher-api.yaml', '-o', 'openapi/schema.d.ts', '--check'],
  },
  { name: 'contract lint', command: ['node', 'tools/check/lintContract.ts'] },
  { name: 'texts', command: ['node', 'tools/check/checkTexts.ts'] },
  { name: 'brand schema', command: ['node', 'tools/brand/brand.ts', 'schema', '--check'] },
];

/** `npm test` runs these in parallel with the static steps. */
export const BUILDS: readonly Step[] = [
  { name: 'build', command: ['rsbuild', 'build'] },
  {
    name: 'build:mock',
    command: ['rsbuild', 'build', '--env-mode', 'mock'],
    // Only tests use this build, and the best compression takes longer than the build.
    environment: { BROTLI_QUALITY: '4' },
  },
];

/** The rest of `npm test`, in order: each step uses every core. */
export const DYNAMIC_STEPS: readonly Step[] = [
  // Separate, because only these must cover the rules: measuring the others takes half a minute.
  unitTests('rules', RULES_REPORT, '--project=rules', '--coverage'),
  unitTests('unit', UNIT_REPORT, '--project=!rules'),
  { name: 'size', command: ['node', 'tools/check/size.ts'], needs: ['build'] },
  {
    name: 'e2e',
    command: ['node', 'tools/check/e2e.ts', '--reporter=list,json'],
    needs: ['build', 'build:mock'],
    report: { file: E2E_REPORT, parse: parseJourneyReport },
    environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: E2E_REPORT },
  },
  {
    name: 'engines',
    command: ['node', 'tools/check/engines.ts', '--reporter=list,json'],
    needs: ['build:mock'],
    report: { file: ENGINES_REPORT, parse: parseJourneyReport },
    environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: ENGINES_REPORT },
  },
];

function unitTests(name: string, file: string, ...options: readonly string[]): Step {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  return {
    name,
    command: ['vitest', 'run', ...options, ...reporters],
    report: { file, parse: parseUnitReport },
  };
}

/** Without its report, a step counts by its exit code. */
export function countOf(step: Step, isOk: boolean): Count {
  const single = isOk ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  if (step.report === undefined || !existsSync(step.report.file)) return single;
  const count = step.report.parse(readFileSync(step.report.file, 'utf8'));
  // A step can fail with every test green: coverage below its threshold, or an error outside of a test.
  return !isOk && count.failed === 0 ? { ...count, failed: 1 } : count;
}

/** The files of tests that a step ran; none without its report. */
export function filesOf({ report }: Step): Timed[] {
  if (report === undefined || !existsSync(report.file)) return [];
  const read = report.parse === parseJourneyReport ? journeyFiles : unitFiles;
  return read(readFileSync(report.file, 'utf8'));
}

export function parseUnitReport(text: string): Count {
  const report = JSON.parse(text) as { numPassedTests: number; numFailedTests: number };
  return { passed: report.numPassedTests, failed: report.numFailedTests };
}

/** There are no retries, so a flaky test counts as failed. */
export function parseJourneyReport(text: string): Count {
  const { stats } = JSON.parse(text) as { stats: { expected: number; unexpected: number; flaky: number } };
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}
