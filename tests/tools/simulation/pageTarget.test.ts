import { expect, it, vi } from 'vitest';
import { PageEvent } from '#simulation/dom/PageEvent.ts';
import { PageTarget } from '#simulation/dom/PageTarget.ts';

it('reports what a listener throws, and the page goes on', () => {
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  const target = new PageTarget();
  const fault = new Error('The storage is forbidden.');
  const next = vi.fn();
  target.addEventListener('input', () => {
    throw fault;
  });
  target.addEventListener('input', next);
  expect(target.dispatchEvent(new PageEvent('input'))).toBe(true);
  expect(next).toHaveBeenCalledOnce();
  expect(reported.mock.calls).toEqual([[fault]]);
});
