import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pageSite, registry } from '#src/pageSite.ts';
import { aSite } from '#tests/data/site.ts';

const page = (site?: string): HTMLElement => {
  const root = document.createElement('div');
  if (site !== undefined) root.dataset['site'] = site;
  return root;
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('uses the site written into the page without a request', async () => {
  const load = vi.fn(registry);
  const site = await pageSite(page(JSON.stringify(aSite({ id: 'ours' }))), load);
  expect(site.id).toBe('ours');
  expect(await site.load()).toEqual(aSite({ id: 'ours' }));
  expect(load).not.toHaveBeenCalled();
});

it('uses the site of the host on a neutral page, even if the registry loads only at the third try', async () => {
  const load = vi
    .fn(registry)
    .mockRejectedValueOnce(new Error('no chunk'))
    .mockRejectedValueOnce(new Error());
  const [{ id }] = await registry();
  const site = pageSite(page(), load);
  await vi.runAllTimersAsync();
  expect((await site).id).toBe(id);
  expect(load).toHaveBeenCalledTimes(3);
});
