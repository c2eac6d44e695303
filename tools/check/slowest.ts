import { join, relative } from 'node:path';

/** A step, or a file of tests. */
export interface Timed {
  name: string;
  seconds: number;
}

interface UnitReport {
  testResults: readonly { name: string; startTime: number; endTime: number }[];
}

interface Suite {
  specs?: readonly { tests: readonly { results: readonly { duration: number }[] }[] }[];
  suites?: readonly Suite[];
}

interface JourneyReport {
  config: { rootDir: string };
  suites: readonly (Suite & { file: string })[];
}

export function unitFiles(text: string): Timed[] {
  const { testResults } = JSON.parse(text) as UnitReport;
  return testResults.map(({ name, startTime, endTime }) => ({
    name: relative('.', name),
    seconds: (endTime - startTime) / 1000,
  }));
}

/** A file that runs in several projects has a suite in each. */
export function journeyFiles(text: string): Timed[] {
  const { config, suites } = JSON.parse(text) as JourneyReport;
  const seconds = new Map<string, number>();
  for (const suite of suites) {
    const name = relative('.', join(config.rootDir, suite.file));
    seconds.set(name, (seconds.get(name) ?? 0) + milliseconds(suite) / 1000);
  }
  return [...seconds].map(([name, sum]) => ({ name, seconds: sum }));
}

function milliseconds({ specs = [], suites = [] }: Suite): number {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results));
  return [...own.map(({ duration }) => duration), ...suites.map(milliseconds)].reduce((a, b) => a + b, 0);
}

/** One line each, the slowest first. */
export function slowest(timed: readonly Timed[], count: number): string[] {
  return timed
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, count)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name}`);
}
