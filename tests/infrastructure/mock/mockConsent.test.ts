// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CONSENT_CATEGORIES } from '#domain/site/consentCategories.ts';
import { MockConsent } from '#infrastructure/mock/privacy/mockConsent.ts';
import { opensDialogs } from '#tests/setup/modalDialogs.ts';

/** What would tell the banner how high it is. */
class NoSize {
  observe(): void {}
  disconnect(): void {}
}

opensDialogs();

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', NoSize);
});
afterEach(() => {
  document.body.replaceChildren();
  window.localStorage.clear();
  window.history.replaceState(null, '', '/');
});

/** The tool on a page at this address; what was decided on a page before is kept. */
async function aTool(address = '/') {
  window.history.replaceState(null, '', address);
  const tool = new MockConsent({ siteId: 'example-de', key: 'key', language: 'de' });
  const isThere = await tool.ready;
  const given = () => CONSENT_CATEGORIES.filter((category) => tool.has(category));
  return { tool, isThere, given };
}

const banner = () => screen.queryByRole('region', { name: 'Privacy (mock consent)' });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('asks first and grants nothing in the meantime', async () => {
  const { given, isThere } = await aTool();
  expect(isThere).toBe(true);
  expect(banner()?.dataset['site']).toBe('example-de key');
  expect(given()).toEqual([]);
});

it.each([
  ['Erlauben', CONSENT_CATEGORIES],
  ['Ablehnen', []],
])('stores “%s” as the decision, and does not ask on the next page', async (name, expected) => {
  const { tool, given } = await aTool();
  const heard = vi.fn();
  tool.onChange(heard);
  press(name);
  expect(heard).toHaveBeenCalledTimes(1);
  expect(given()).toEqual(expected);
  expect(banner()).toBeNull();
  expect((await aTool()).given()).toEqual(expected);
  expect(banner()).toBeNull();
});

it('grants and withdraws each category in its settings', async () => {
  const { tool, given } = await aTool('/?consent=none');
  tool.open();
  const dialog = screen.getByRole('dialog', { name: 'Privacy settings (mock)' });
  fireEvent.click(within(dialog).getByRole('checkbox', { name: 'statistics' }));
  press('Save');
  expect(given()).toEqual(['statistics']);
});

it('keeps the decision if its settings are closed', async () => {
  const { tool, given } = await aTool('/?consent=all');
  tool.open();
  fireEvent.click(screen.getByRole('checkbox', { name: 'marketing' }));
  press('Close');
  expect(given()).toEqual(CONSENT_CATEGORIES);
});

it('can be made to fail', async () => {
  const { given, isThere } = await aTool('/?consent=fail');
  expect(isThere).toBe(false);
  expect(given()).toEqual([]);
  expect(banner()).toBeNull();
});

it('uses the language of the site, also after it changes', async () => {
  const { tool } = await aTool();
  expect(banner()?.textContent).toContain('Demo: Dürfen Dritte');
  tool.speak('fr');
  expect(banner()?.lang).toBe('fr');
  expect(screen.queryByRole('button', { name: 'Refuser' })).not.toBeNull();
});
