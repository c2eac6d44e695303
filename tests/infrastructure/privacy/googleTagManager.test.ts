// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import type { VendorScript } from '#application/ports/vendorScripts.ts';
import { GoogleTagManager } from '#infrastructure/privacy/googleTagManager.ts';

afterEach(() => {
  Reflect.deleteProperty(window, 'dataLayer');
  window.history.replaceState(null, '', '/');
});

function aTagManager(load: () => Promise<void> = async () => {}) {
  const asked: { address: string; told: number }[] = [];
  const scripts = {
    load: ({ address }: VendorScript) => {
      asked.push({ address, told: layer().length });
      return load();
    },
  };
  return { tags: new GoogleTagManager(scripts), asked };
}

/** What the vendor reads; a command as its words. */
function layer(): unknown[] {
  const list = (window as { dataLayer?: object[] }).dataLayer ?? [];
  return list.map((entry) => (Symbol.iterator in entry ? Array.from(entry as Iterable<unknown>) : entry));
}

/** The commands about consent. */
const commands = () =>
  layer().filter((entry): entry is unknown[] => Array.isArray(entry) && entry[0] === 'consent');

const states = (update: object, word: string) =>
  Object.entries(update)
    .filter(([, state]) => state === word)
    .map(([name]) => name);

it('denies everything first, then sends the granted categories, and only then loads the script', () => {
  const { tags, asked } = aTagManager();
  expect(layer()).toEqual([]);
  tags.allow('GTM-1&x', new Set(['statistics']));
  const [byDefault = {}, update = {}] = commands().map(([, , told]) => told as object);
  expect(commands().map(([, word]) => word)).toEqual(['default', 'update']);
  expect(states(byDefault, 'granted')).toEqual(['security_storage']);
  expect(byDefault).toMatchObject({
    wait_for_update: 500,
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  });
  expect(states(update, 'granted')).toEqual(['analytics_storage', 'security_storage']);
  expect(asked).toEqual([{ address: 'https://www.googletagmanager.com/gtm.js?id=GTM-1%26x', told: 4 }]);
});

it('queues commands in the vendor’s format', () => {
  aTagManager().tags.allow('GTM-1', new Set(['marketing']));
  const [command] = (window as { dataLayer?: object[] }).dataLayer ?? [];
  expect(Object.prototype.toString.call(command)).toBe('[object Arguments]');
});

it('sends a later decision without loading the script again', () => {
  const { tags, asked } = aTagManager();
  tags.allow('GTM-1', new Set(['statistics', 'marketing']));
  tags.allow('GTM-1', new Set());
  const update = layer().at(-1) as [string, string, object];
  expect(update.slice(0, 2)).toEqual(['consent', 'update']);
  expect(states(update[2], 'granted')).toEqual(['security_storage']);
  expect(asked).toHaveLength(1);
});

it('sends the pattern of a page’s route, and neither its address nor its referrer', () => {
  window.history.replaceState(null, '', '/shops/100115/secret?code=SECRET#SECRET');
  aTagManager().tags.pageView('/shops/:id/:slug?');
  expect(layer()).toEqual([
    {
      event: 'page_view',
      page_location: `${window.location.origin}/shops/:id/:slug?`,
      page_path: '/shops/:id/:slug?',
      page_referrer: '',
    },
  ]);
});

it('leaves the page working if the script is blocked', async () => {
  const { tags } = aTagManager(() => Promise.reject(new Error('blocked')));
  tags.allow('GTM-1', new Set(['statistics']));
  await Promise.resolve();
  tags.pageView('/');
  expect(layer().at(-1)).toMatchObject({ page_path: '/' });
});
