import { expect, it, vi } from 'vitest';
import { ConsoleLog } from '#infrastructure/log/consoleLog.ts';

it('warns with the event and its fields, cut to a length', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  new ConsoleLog().warn({ event: 'site-config-odd-field', site: 'DE', field: 'x'.repeat(5000) });
  expect(warn).toHaveBeenCalledExactlyOnceWith('site-config-odd-field', {
    site: 'DE',
    field: 'x'.repeat(200),
  });
});
