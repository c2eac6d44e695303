import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const FAULT = 'two-orders-after-a-reload';
/** Shows it today. A later one does so once journeys differ. */
const SEED = '11';

it('looks for one planted fault, and tells the story that shows it', { timeout: 300_000 }, () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['tools/check/simulate.ts', '--planted', '--only', FAULT, '--seed', SEED, '--journeys', '200'],
    { cwd: ROOT, encoding: 'utf8' },
  );
  expect(stderr).toBe('');
  const [, invariant] = new RegExp(`^found +${FAULT} by (\\w+)`, 'm').exec(stdout) ?? [];
  expect(stdout).toContain(`=> ${invariant}: `);
  expect(stdout).toContain('1 of 1 planted faults found');
  expect(status).toBe(0);
});
