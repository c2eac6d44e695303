import { expect, it, vi } from 'vitest';
import { Privacy } from '#application/privacy/privacy.ts';
import { fakeConsent, fakePrivacyTools } from '#tests/data/privacy.ts';

const SCRIPT = 'https://test.frohgut.example/ab.js';
const SITE = {
  cookieConsent: { siteId: 'example-de', key: 'key' },
  tagManagerId: 'GTM-1',
  abTestScript: SCRIPT,
};

/** A page that is looked at, on a site whose consent tool is on its way. */
async function aPage(site: Partial<typeof SITE> = {}, tool = fakeConsent()) {
  const { tools, told, wishes } = fakePrivacyTools(tool);
  const privacy = new Privacy(
    async () => tools,
    { ...SITE, ...site },
    () => 'fr',
  );
  privacy.lookAt('/');
  await privacy.consent();
  return { privacy, tool, told, wishes };
}

it('asks for the consent tool by the site’s own settings, and in its language, once', async () => {
  const { privacy, tool, wishes } = await aPage();
  expect(await privacy.consent()).toBe(tool.consent);
  expect(wishes).toEqual([{ siteId: 'example-de', key: 'key', language: 'fr' }]);
});

it('tells nobody anything before consent, and nothing after a refusal', async () => {
  const { privacy, tool, told } = await aPage();
  await tool.comes();
  privacy.lookAt('/shops');
  tool.decide();
  tool.decide('functional');
  privacy.lookAt('/help/:tab?');
  expect(told).toEqual([]);
});

it('tells nobody anything where the tool could not be loaded', async () => {
  const { tool, told } = await aPage({}, fakeConsent(['statistics', 'marketing']));
  await tool.comes(false);
  expect(told).toEqual([]);
});

it('goes on at once where the person had decided before, and may hide the page for its test then', async () => {
  const { privacy, tool, told } = await aPage({}, fakeConsent(['statistics', 'functional']));
  await tool.comes();
  privacy.lookAt('/shops');
  expect(told).toEqual(['GTM-1 may functional+statistics', `test ${SCRIPT} hidden`, 'view /', 'view /shops']);
});

it('tells of the page that is looked at when its holder consents, of no earlier one, and hides nothing', async () => {
  const { privacy, tool, told } = await aPage();
  await tool.comes();
  privacy.lookAt('/shops');
  tool.decide('statistics');
  tool.decide('statistics');
  privacy.lookAt('/shops');
  expect(told).toEqual(['GTM-1 may statistics', `test ${SCRIPT}`, 'view /shops', 'view /shops']);
});

it('counts no page for marketing alone', async () => {
  const { privacy, tool, told } = await aPage();
  tool.decide('marketing');
  privacy.lookAt('/shops');
  expect(told).toEqual(['GTM-1 may marketing']);
});

it('tells that a consent was withdrawn, and of no page after that', async () => {
  const { privacy, tool, told } = await aPage();
  tool.decide('statistics', 'marketing');
  tool.decide();
  privacy.lookAt('/shops');
  expect(told.slice(-2)).toEqual(['view /', 'GTM-1 may nothing']);
});

it.each([
  ['a tag manager', { tagManagerId: null as never }, [`test ${SCRIPT}`]],
  ['a test of pages', { abTestScript: null as never }, ['GTM-1 may statistics', 'view /']],
])('has no use for a site’s lack of %s', async (_, site, expected) => {
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
  const privacy = new Privacy(load, site, () => 'de');
  privacy.lookAt('/');
  expect(await privacy.consent()).toBeNull();
  expect(load).not.toHaveBeenCalled();
});

it('tries again after its own code could not be fetched', async () => {
  const { tools } = fakePrivacyTools();
  const load = vi.fn().mockRejectedValueOnce(new Error('no chunk')).mockResolvedValue(tools);
  const privacy = new Privacy(load, SITE, () => 'de');
  await expect(privacy.consent()).rejects.toThrow('no chunk');
  expect(await privacy.consent()).not.toBeNull();
});
