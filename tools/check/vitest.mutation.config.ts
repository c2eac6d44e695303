import { defineConfig } from 'vitest/config';

/**
 * Runs only the domain's own tests: an outer test would kill a mutant only by luck. Hundreds of runs must be short:
 * rules share no state, so the files share one worker, and a property is tried on fewer values.
 */
export default defineConfig({
  test: {
    include: ['tests/domain/**/*.test.ts'],
    environment: 'node',
    isolate: false,
    // Slow on a busy machine is not wrong: the mutation run ends a hanging mutant itself.
    testTimeout: 60_000,
    env: { PROPERTY_RUNS: '100' },
  },
});
