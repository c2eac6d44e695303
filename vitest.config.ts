import { globSync, readFileSync } from 'node:fs';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

const RULES = ['tests/domain/**/*.test.ts', 'tests/application/**/*.test.ts'];
const NO_TESTS = ['tests/architecture/fixtures/**'];
const DOM = globSync(['tests/ui/**/*.test.ts', 'tests/**/*.test.tsx'], { exclude: NO_TESTS });

/** What a file that replaces modules or evaluates them again contains. It gets modules of its own. */
const REPLACES = /\bvi\.(mock|doMock|resetModules)\(|runsEarly/;
const FRESH = globSync('tests/**/*.test.{ts,tsx}', { exclude: NO_TESTS }).filter((file) =>
  REPLACES.test(readFileSync(file, 'utf8')),
);

/**
 * By what the code under test may use: only `dom`, for views, has a document, so a rule of domain/ or application/ that
 * uses one fails. Setting up modules and a document takes longer than most tests, so the files of a worker share them,
 * and tests/setup cleans up after each file.
 */
export default defineConfig({
  // Our own JSX factories, as in the builds (ADR 5).
  oxc: { jsx: { importSource: '#jsx' } },
  test: {
    projects: [
      project('rules', { isolate: false, include: RULES }),
      project('node', {
        isolate: false,
        include: ['tests/**/*.test.ts'],
        exclude: [...RULES, ...DOM, ...FRESH, ...NO_TESTS],
      }),
      project('dom', { ...document(), isolate: false, include: DOM, exclude: FRESH }),
      project('fresh', { include: FRESH.filter((file) => !DOM.includes(file)) }),
      project('fresh-dom', { ...document(), include: FRESH.filter((file) => DOM.includes(file)) }),
    ],
    // Of the machine's cores; the default leaves one idle.
    maxWorkers: '100%',
    // A thousand examples, or a view in many chunks, are slow on a busy machine, not wrong.
    testTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
    unstubGlobals: true,
    restoreMocks: true,
    coverage: {
      provider: 'v8',
      include: ['domain/**/*.ts', 'application/**/*.ts'],
      reporter: ['text-summary', 'json-summary'],
      reportsDirectory: 'reports/coverage',
      thresholds: { 'domain/**': { lines: 95 }, 'application/**': { lines: 95 } },
    },
  },
});

function project(name: string, test: TestProjectInlineConfiguration['test']): TestProjectInlineConfiguration {
  return { extends: true, test: { setupFiles: ['tests/setup/quiet.ts'], ...test, name } };
}

function document(): NonNullable<TestProjectInlineConfiguration['test']> {
  return { environment: 'jsdom', setupFiles: ['tests/setup/quiet.ts', 'tests/setup/dom.ts'] };
}
