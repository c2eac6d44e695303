// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type { ConsentOptions } from '#application/ports/consent.ts';
import type { VendorScript } from '#application/ports/vendorScripts.ts';
import { UsercentricsConsent } from '#infrastructure/privacy/usercentricsConsent.ts';
import type { ServiceData } from './usercentricsTypes.ts';

/** Without a decision, the tool reports no consent. */
const service = (
  category: string,
  given: boolean | null,
  type: NonNullable<ServiceData['consent']>['type'] = 'EXPLICIT',
): ServiceData => ({
  name: `A service of ${category}`,
  version: '1',
  category,
  essential: category === 'essential',
  ...(given !== null && { consent: { given, type } }),
});

let asked: VendorScript[] = [];
const cmp = {
  isInitialized: vi.fn(() => true),
  getConsentDetails: vi.fn(async () => ({ services: {} as Record<string, ServiceData> })),
  showSecondLayer: vi.fn(async () => {}),
  changeLanguage: vi.fn(async (_language: string) => {}),
  getActiveLanguage: vi.fn(async () => 'en'),
};

const decided = (...services: readonly ServiceData[]) =>
  cmp.getConsentDetails.mockResolvedValue({ services: Object.fromEntries(Object.entries(services)) });

function aTool(load: () => Promise<void> = async () => {}, about: Partial<ConsentOptions> = {}) {
  const scripts = {
    load: (script: VendorScript) => {
      asked.push(script);
      return load();
    },
  };
  return new UsercentricsConsent(scripts, { siteId: 'site', key: 'key', language: 'it', ...about });
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
  vi.resetAllMocks();
  Reflect.deleteProperty(window, '__ucCmp');
});

it('loads the vendor’s script with the site’s settings, in the page’s language', async () => {
  expect(await aTool().ready).toBe(true);
  expect(asked).toMatchObject([
    {
      address: 'https://web.cmp.usercentrics.eu/ui/loader.js',
      attributes: { id: 'usercentrics-cmp', 'data-settings-id': 'site' },
    },
  ]);
  await vi.advanceTimersByTimeAsync(0);
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

it('asks the account’s region for the script', async () => {
  await aTool(undefined, { region: 'eu1' }).ready;
  expect(asked).toMatchObject([{ address: 'https://web.eu1.cmp.usercentrics.eu/ui/loader.js' }]);
});

it('reads the consent to the vendor’s template, although an essential service reports none', async () => {
  decided(service('essential', null), service('functional', true), service('marketing', true));
  const tool = aTool();
  expect(await tool.ready).toBe(true);
  expect(['functional', 'statistics', 'marketing'].filter((name) => tool.has(name as never))).toEqual([
    'functional',
    'statistics',
    'marketing',
  ]);
  expect(tool.unmapped).toEqual([]);
});

it('gives nothing by a service that reports no consent, and leaves the other categories alone', async () => {
  decided(service('functional', null), service('marketing', true));
  const tool = aTool();
  expect(await tool.ready).toBe(true);
  expect(tool.has('functional')).toBe(false);
  expect(tool.has('marketing')).toBe(true);
});

it('reads consent by the operator’s own names of categories and services', async () => {
  decided(service('customCategory-7', true), service('marketing', false));
  const tool = aTool(undefined, { categories: { statistics: ['customCategory-7'], functional: ['Maps'] } });
  await tool.ready;
  expect(tool.has('statistics')).toBe(true);
  expect(tool.has('marketing')).toBe(false);
  expect(tool.unmapped).toEqual(['functional']);
});

it.each<[string, () => void]>([
  ['reports no list of services', () => cmp.getConsentDetails.mockResolvedValue({} as never)],
  [
    'lists nothing as a service',
    () => cmp.getConsentDetails.mockResolvedValue({ services: { a: null } } as never),
  ],
  [
    'throws',
    () =>
      cmp.getConsentDetails.mockImplementation(() => {
        throw new Error('not now');
      }),
  ],
  ['rejects every call', () => Object.values(cmp).forEach((call) => call.mockRejectedValue(new Error('no')))],
])('grants nothing if the tool %s, and leaves no rejection behind', async (_what, does) => {
  const rejected = vi.fn();
  process.on('unhandledRejection', rejected);
  onTestFinished(() => void process.off('unhandledRejection', rejected));
  does();
  const tool = aTool();
  void tool.ready;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await tool.ready).toBe(false);
  tool.open();
  tool.speak('fr');
  await says('UC_CONSENT');
  vi.useRealTimers();
  await new Promise((resolve) => setTimeout(resolve));
  expect(tool.has('functional')).toBe(false);
  expect(rejected).not.toHaveBeenCalled();
});

it('changes the tool’s language once, and only to another one', async () => {
  cmp.getActiveLanguage.mockResolvedValue('IT');
  const tool = aTool();
  await tool.ready;
  tool.speak('it');
  await vi.advanceTimersByTimeAsync(0);
  expect(cmp.changeLanguage).not.toHaveBeenCalled();
  tool.speak('fr');
  tool.speak('fr');
  await vi.advanceTimersByTimeAsync(0);
  tool.speak('fr');
  await vi.advanceTimersByTimeAsync(0);
  expect(cmp.changeLanguage.mock.calls).toEqual([['fr']]);
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
