// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { VendorScript } from '#application/ports/vendorScripts.ts';
import { UsercentricsConsent } from '#infrastructure/privacy/usercentricsConsent.ts';

interface Service {
  category: string;
  consent: { given: boolean; type: string };
}

const service = (category: string, given: boolean, type = 'EXPLICIT'): Service => ({
  category,
  consent: { given, type },
});

let asked: VendorScript[] = [];
const cmp = {
  isInitialized: vi.fn(() => true),
  getConsentDetails: vi.fn(async () => ({ services: {} as Record<string, Service> })),
  showSecondLayer: vi.fn(),
  changeLanguage: vi.fn(),
};

const decided = (...services: readonly Service[]) =>
  cmp.getConsentDetails.mockResolvedValue({ services: Object.fromEntries(Object.entries(services)) });

function aTool(load: () => Promise<void> = async () => {}) {
  const scripts = {
    load: (script: VendorScript) => {
      asked.push(script);
      return load();
    },
  };
  return new UsercentricsConsent(scripts, { siteId: 'site', key: 'key', language: 'it' });
}

async function says(event: string): Promise<void> {
  window.dispatchEvent(new Event(event));
  await vi.advanceTimersByTimeAsync(0);
}

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  cmp.isInitialized.mockReturnValue(true);
  Object.assign(window, { __ucCmp: cmp });
  decided();
});
afterEach(() => {
  vi.clearAllMocks();
  Reflect.deleteProperty(window, '__ucCmp');
});

it('loads the vendor’s script with the site’s settings, in the page’s language', async () => {
  expect(await aTool().ready).toBe(true);
  expect(asked).toMatchObject([
    {
      address: 'https://web.cmp.usercentrics.eu/ui/loader.js',
      attributes: { id: 'usercentrics-cmp', 'data-settings-id': 'site', 'data-key': 'key' },
    },
  ]);
  expect(cmp.changeLanguage).toHaveBeenLastCalledWith('it');
});

it('grants a category only if the user has agreed to each of its services', async () => {
  decided(
    service('essential', true),
    service('functional', true),
    service('statistics', true),
    service('statistics', false),
    service('marketing', true, 'IMPLICIT'),
  );
  const tool = aTool();
  expect(tool.has('functional')).toBe(false);
  await tool.ready;
  expect(['functional', 'statistics', 'marketing'].filter((name) => tool.has(name as never))).toEqual([
    'functional',
  ]);
});

it('waits until the tool is initialised, and notifies of each decision', async () => {
  cmp.isInitialized.mockReturnValue(false);
  const tool = aTool();
  const heard = vi.fn();
  const stop = tool.onChange(heard);
  const ready = vi.fn();
  void tool.ready.then(ready);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(ready).not.toHaveBeenCalled();
  await says('UC_UI_INITIALIZED');
  expect(ready).toHaveBeenCalledWith(true);
  decided(service('statistics', true));
  await says('UC_CONSENT');
  expect(tool.has('statistics')).toBe(true);
  decided(service('statistics', false));
  await says('UC_CONSENT');
  expect(tool.has('statistics')).toBe(false);
  const before = heard.mock.calls.length;
  expect(before).toBeGreaterThanOrEqual(2);
  stop();
  await says('UC_CONSENT');
  expect(heard).toHaveBeenCalledTimes(before);
});

it('opens the vendor’s settings', async () => {
  const tool = aTool();
  await tool.ready;
  tool.open();
  expect(cmp.showSecondLayer).toHaveBeenCalledTimes(1);
});

it('grants nothing if the script is blocked', async () => {
  const tool = aTool(() => Promise.reject(new Error('blocked')));
  expect(await tool.ready).toBe(false);
  expect(tool.has('functional')).toBe(false);
});

it.each([
  ['nothing', undefined],
  ['something else', { isInitialized: () => true }],
])('grants nothing if the script brings %s, and does not wait for ever', async (_, brought) => {
  Object.assign(window, { __ucCmp: brought });
  const tool = aTool();
  const ready = vi.fn();
  void tool.ready.then(ready);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(ready).toHaveBeenCalledWith(false);
  tool.open();
  expect(tool.has('statistics')).toBe(false);
});

it('withdraws the granted categories if the tool can no longer return them', async () => {
  decided(service('statistics', true));
  const tool = aTool();
  await tool.ready;
  expect(tool.has('statistics')).toBe(true);
  cmp.getConsentDetails.mockRejectedValue(new Error('broken'));
  await says('UC_CONSENT');
  expect(tool.has('statistics')).toBe(false);
});
