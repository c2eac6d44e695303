import { defineConfig } from 'vitest/config';

/** The mutation run asks the domain's own tests only: what they let pass, a test further out found by luck. */
export default defineConfig({ test: { include: ['tests/domain/**/*.test.ts'], environment: 'node' } });
