import { defineConfig } from 'vitest/config';

/**
 * Two projects, by what the code under test may use: `node` has no document, so a rule of domain/ or
 * application/ that reaches for one fails; `dom` is for views.
 */
export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          setupFiles: ['tests/setup/quiet.ts'],
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/ui/**', 'tests/architecture/fixtures/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'jsdom',
          setupFiles: ['tests/setup/quiet.ts', 'tests/setup/dom.ts'],
          include: ['tests/ui/**/*.test.{ts,tsx}', 'tests/**/*.test.tsx'],
        },
      },
    ],
    maxWorkers: 2,
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
