import { expect, it, vi } from 'vitest';
import { Privacy } from '#application/privacy/privacy.ts';
import { fakeLog } from '#tests/data/fakeTab.ts';
import { fakeConsent, fakePrivacyTools } from '#tests/data/privacy.ts';

const SCRIPT = 'https://test.frohgut.example/ab.js';
const SITE = {
  cookieConsent: { siteId: 'example-de', key: 'key' },
  tagManagerId: 'GTM-1',
  abTestScript: SCRIPT,
  zendesk: { isActive: false, key: '' },
  map: null,
};

/** A page that is looked at, on a site whose consent tool is on its way. */
async function aPage(site: Partial<typeof SITE> = {}, tool = fakeConsent()) {
  const { tools, told, wishes } = fakePrivacyTools(tool);
  const log = fakeLog();
  const privacy = new Privacy(
    async () => tools,
    { ...SITE, ...site },
    () => 'fr',
    log,
  );
  privacy.lookAt('/');
  await privacy.consent();
  return { privacy, tool, told, wishes, log };
}

it('loads the consent tool once, with the site’s settings and language', async () => {
  const { privacy, tool, wishes } = await aPage();
  expect(await privacy.consent()).toBe(tool.consent);
  expect(wishes).toEqual([{ siteId: 'example-de', key: 'key', language: 'fr' }]);
});

it('tracks nothing before consent, and nothing after a refusal', async () => {
  const { privacy, tool, told } = await aPage();
  await tool.comes();
  privacy.lookAt('/shops');
  tool.decide();
  tool.decide('functional');
  privacy.lookAt('/help/:tab?');
  expect(told).toEqual([]);
});

it('logs once each category that the site needs and for which the consent tool has no service', async () => {
  const { tool, log } = await aPage({}, fakeConsent([], ['functional', 'statistics', 'marketing']));
  expect(log.events).toEqual([]);
  await tool.comes();
  tool.decide('marketing');
  expect(log.events).toEqual([
    { event: 'consent-unmapped', category: 'statistics' },
    { event: 'consent-unmapped', category: 'marketing' },
  ]);
});

it('tracks nothing if the tool could not be loaded', async () => {
  const { tool, told } = await aPage({}, fakeConsent(['statistics', 'marketing']));
  await tool.comes(false);
  expect(told).toEqual([]);
});

it('starts immediately if the user has decided before, and may hide the page for its test', async () => {
  const { privacy, tool, told } = await aPage({}, fakeConsent(['statistics', 'functional']));
  await tool.comes();
  privacy.lookAt('/shops');
  expect(told).toEqual(['GTM-1 may functional+statistics', `test ${SCRIPT} hidden`, 'view /', 'view /shops']);
});

it('tracks the page on which the user consents, no earlier one, and hides nothing', async () => {
  const { privacy, tool, told } = await aPage();
  await tool.comes();
  privacy.lookAt('/shops');
  tool.decide('statistics');
  tool.decide('statistics');
  privacy.lookAt('/shops');
  expect(told).toEqual(['GTM-1 may statistics', `test ${SCRIPT}`, 'view /shops', 'view /shops']);
});

it('counts no page with consent to marketing alone', async () => {
  const { privacy, tool, told } = await aPage();
  tool.decide('marketing');
  privacy.lookAt('/shops');
  expect(told).toEqual(['GTM-1 may marketing']);
});

it('reports the withdrawal of consent, and no page after it', async () => {
  const { privacy, tool, told } = await aPage();
  tool.decide('statistics', 'marketing');
  tool.decide();
  privacy.lookAt('/shops');
  expect(told.slice(-2)).toEqual(['view /', 'GTM-1 may nothing']);
});

it.each([
  ['a tag manager', { tagManagerId: null as never }, [`test ${SCRIPT}`]],
  ['a test of pages', { abTestScript: null as never }, ['GTM-1 may statistics', 'view /']],
])('skips %s on a site without one', async (_, site, expected) => {
  const { tool, told } = await aPage(site);
  await tool.comes();
  tool.decide('statistics');
  expect(told).toEqual(expected);
});

it.each([
  ['in a document in which no third party may run', null],
  ['on a site without a consent tool', { ...SITE, cookieConsent: null }],
])('loads nothing %s', async (_, site) => {
  const load = vi.fn();
  const privacy = new Privacy(load, site, () => 'de', fakeLog());
  privacy.lookAt('/');
  expect(await privacy.consent()).toBeNull();
  expect(load).not.toHaveBeenCalled();
});

it('tries again after its own code could not be fetched', async () => {
  const { tools } = fakePrivacyTools();
  const load = vi.fn().mockRejectedValueOnce(new Error('no chunk')).mockResolvedValue(tools);
  const privacy = new Privacy(load, SITE, () => 'de', fakeLog());
  await expect(privacy.consent()).rejects.toThrow('no chunk');
  expect(await privacy.consent()).not.toBeNull();
});
