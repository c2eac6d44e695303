import { defineConfig } from 'vitest/config';

/**
 * The mutation run asks the domain's own tests only: what they let pass, a test further out found by luck.
 * Hundreds of runs have to be short: rules share no state, so the files share one worker, and a property is
 * tried on fewer values.
 */
export default defineConfig({
  test: {
    include: ['tests/domain/**/*.test.ts'],
    environment: 'node',
    isolate: false,
    // Slow on a busy machine is not wrong: a mutant that hangs is ended by the run itself.
    testTimeout: 60_000,
    env: { PROPERTY_RUNS: '100' },
  },
});
