import { expect, it, vi } from 'vitest';
import { START_FAILED } from '#src/early/handover.ts';
import { bootstrap } from '#src/bootstrap.ts';
import { mockThirdParties } from '#src/wiring/thirdParties.mock.ts';

const start = vi.hoisted(() => vi.fn<() => Promise<void>>());
vi.mock('#src/start.tsx', () => ({ start }));

it('notifies the early page when the app cannot start, and rethrows the error', async () => {
  const told = vi.fn<() => void>();
  window.addEventListener(START_FAILED, told);
  start.mockResolvedValueOnce();
  await bootstrap(mockThirdParties);
  expect(told).not.toHaveBeenCalled();
  start.mockRejectedValueOnce(new Error('no #root'));
  await expect(bootstrap(mockThirdParties)).rejects.toThrow('no #root');
  expect(told).toHaveBeenCalledOnce();
});
