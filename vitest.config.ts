import { defineConfig } from 'vitest/config';

const RULES = ['tests/domain/**/*.test.ts', 'tests/application/**/*.test.ts'];
/** A sandbox keeps its state in the instance that a test creates, so tests share none. */
const SANDBOX = [
  'tests/tools/sandbox/**/*.test.ts',
  'tests/contract/**/*.test.ts',
  'tests/tools/conformance/**/*.test.ts',
];

/**
 * Four projects, by what the code under test may use: only `dom`, for views, has a document, so a rule of domain/ or
 * application/ that uses one fails. The setup is most of a file's time. Rules keep no state, and sandboxes only their
 * own, so their files share a worker's modules. Views get fresh modules and a fresh document for each file, in a worker
 * that loads jsdom once.
 */
export default defineConfig({
  // Our own JSX factories, as in the builds (ADR 5).
  oxc: { jsx: { importSource: '#jsx' } },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          environment: 'node',
          isolate: false,
          setupFiles: ['tests/setup/quiet.ts'],
          include: RULES,
        },
      },
      {
        extends: true,
        test: {
          name: 'sandbox',
          environment: 'node',
          isolate: false,
          setupFiles: ['tests/setup/quiet.ts'],
          include: SANDBOX,
        },
      },
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          setupFiles: ['tests/setup/quiet.ts'],
          include: ['tests/**/*.test.ts'],
          exclude: [...RULES, ...SANDBOX, 'tests/ui/**', 'tests/architecture/fixtures/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'jsdom',
          pool: 'vmForks',
          setupFiles: ['tests/setup/quiet.ts', 'tests/setup/dom.ts'],
          include: ['tests/ui/**/*.test.{ts,tsx}', 'tests/**/*.test.tsx'],
        },
      },
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
