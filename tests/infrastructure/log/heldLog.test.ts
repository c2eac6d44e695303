// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { type Heard, HeldLog } from '#infrastructure/log/heldLog.ts';

const opened = { kind: 'step', name: 'opened' } as const;
const captured = (log: HeldLog) => {
  const heard: Heard[] = [];
  log.handOver((each) => heard.push(each));
  return heard;
};

it('warns on the console with the event and its fields, truncated', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  new HeldLog().warn({ event: 'site-config-odd-field', site: 'DE', field: 'x'.repeat(5000) });
  expect(warn).toHaveBeenCalledExactlyOnceWith('site-config-odd-field', {
    site: 'DE',
    field: 'x'.repeat(200),
  });
});

it('passes on the held events with the path of their time, and then every further one', () => {
  window.history.replaceState(null, '', '/shops');
  const log = new HeldLog();
  log.record(opened);
  window.history.replaceState(null, '', '/');
  const heard = captured(log);
  log.record(opened);
  expect(heard).toEqual([
    { path: '/shops', what: opened },
    { path: '/', what: opened },
  ]);
});

it('holds no more than a hundred events', () => {
  const log = new HeldLog();
  for (let time = 0; time < 500; time += 1) log.record(opened);
  expect(captured(log)).toHaveLength(100);
});

it('notifies of problems after which there may be no form to type in', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const log = new HeldLog();
  const onEnd = vi.fn();
  log.listen(onEnd);
  log.record(opened);
  log.warn({ event: 'site-config-odd-field', site: 'DE', field: 'support' });
  expect(onEnd).not.toHaveBeenCalled();
  log.record({ kind: 'problem', name: 'link-expired' });
  log.warn({ event: 'site-config-failed', site: 'de', cause: 'offline' });
  log.warn({ event: 'screen-crashed', screen: 'shops', cause: 'TypeError', thrown: new Error('Y245YWVDV') });
  expect(onEnd).toHaveBeenCalledTimes(3);
});

it('logs scripts that fail to load, and policy violations', () => {
  const log = new HeldLog();
  log.listen(() => undefined);
  const script = document.body.appendChild(document.createElement('script'));
  script.dispatchEvent(new Event('error'));
  document.dispatchEvent(new Event('securitypolicyviolation', { bubbles: true }));
  expect(captured(log).map(({ what }) => (what as Event).type)).toEqual(['error', 'securitypolicyviolation']);
});
