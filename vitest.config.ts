import { defineConfig } from 'vitest/config';

const RULES = ['tests/domain/**/*.test.ts', 'tests/application/**/*.test.ts'];
/** The sandbox keeps what it knows in what a test makes of it: a new one has nothing of another's. */
const SANDBOX = ['tests/sandbox/**/*.test.ts', 'tests/contract/**/*.test.ts'];

/**
 * Four projects, by what the code under test may use: only `dom`, for views, has a document, so a rule of domain/ or
 * application/ that reaches for one fails. What comes before every test is most of a file's time, so each project spares
 * what it can: rules keep no state, and the sandbox none outside of it, so their files share a worker's modules; views get
 * fresh modules and a fresh document for each file, but within a worker that has loaded jsdom once.
 */
export default defineConfig({
  // Our own factories of elements, as in the builds (ADR 5).
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
    maxWorkers: 2,
    // A thousand examples, or a view in many chunks, are slow on a busy machine, not wrong.
    testTimeout: 60_000,
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
