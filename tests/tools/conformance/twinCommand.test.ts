import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

// The command loads the whole stand-in, which takes a busy machine half a minute.
it('refuses a fault that there is not, and names those that there are', { timeout: 180_000 }, () => {
  const { status, stderr, stdout } = spawnSync(
    process.execPath,
    ['tools/check/conformance.ts', '--twin', 'used-code-fastr'],
    { cwd: ROOT, encoding: 'utf8' },
  );
  expect(status).toBe(2);
  expect(stderr).toContain('There is no fault used-code-fastr. There are: ');
  expect(stderr).toContain('used-code-faster');
  expect(stdout).toBe('');
});
