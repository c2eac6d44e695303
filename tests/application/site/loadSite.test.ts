import { expect, it } from 'vitest';
import { LoadSite } from '#application/site/loadSite.ts';
import { done, refused } from '#domain/core/result.ts';
import type { SiteAnswer } from '#domain/site/mergeSite.ts';
import type { SiteDetails } from '#domain/site/site.ts';
import { type Answer, inTurn, refusal } from '#tests/data/answers.ts';
import { fakeLog } from '#tests/data/fakeTab.ts';
import { aSite, aSiteEntry } from '#tests/data/site.ts';

const ENTRY = aSiteEntry({ id: 'bank-one', configKey: 'BANK-ONE' });

/** Loads the site of `ENTRY` with these answers, and says what was asked and logged on the way. */
async function load(file: Answer<SiteDetails>, config: Answer<SiteAnswer>) {
  const askedConfigs: string[] = [];
  const log = fakeLog();
  const use = new LoadSite({ load: async () => file }, { load: inTurn(askedConfigs, [config]) }, log);
  return { site: await use.execute(ENTRY), askedConfigs, events: log.events };
}

it('merges the registry entry, the site file and the config answer', async () => {
  const { site } = await load(done(aSite()), done({ heading: { words: 'Hello' }, numberOfShops: 7 }));
  expect(site).toEqual(done({ ...aSite(), heading: { words: 'Hello' }, numberOfShops: 7 }));
});

it('uses the registry entry for fields that the file omits', async () => {
  const { domains, ...details } = aSite();
  const { site } = await load(done(details), done({}));
  expect(site).toMatchObject({ value: { domains: ENTRY.domains } });
  expect(domains).not.toEqual(ENTRY.domains);
});

it('requests the config under the key of the entry', async () => {
  const { askedConfigs, events } = await load(done(aSite()), done({}));
  expect(askedConfigs).toEqual(['BANK-ONE']);
  expect(events).toEqual([]);
});

it('logs half of a missing group, and uses nothing of it', async () => {
  const file = aSite({ cookieConsent: { siteId: 'site', key: 'key' } });
  const config = { b2bLinks: { b2bWebsite: 'https://b2b.example' }, cookieConsent: { key: 'new' } };
  const { site, events } = await load(done(file), done(config));
  expect(site).toEqual(done({ ...file, cookieConsent: { siteId: 'site', key: 'new' } }));
  expect(events).toEqual([{ event: 'site-config-odd-field', site: 'BANK-ONE', field: 'b2bLinks' }]);
});

it('logs a config that failed to load with its reason, and returns the site without it', async () => {
  const { site, events } = await load(done(aSite()), refusal('server-down', { code: 'STDx1' }));
  expect(site).toEqual(refused({ problem: { kind: 'server-down', code: 'STDx1' }, built: aSite() }));
  expect(events).toEqual([{ event: 'site-config-failed', site: 'bank-one', cause: 'server-down' }]);
});

it('logs a file that failed to load with its reason', async () => {
  const { site, events } = await load(refusal('offline'), done({}));
  expect(site).toEqual(refused({ problem: { kind: 'offline' }, built: null }));
  expect(events).toEqual([{ event: 'site-config-failed', site: 'bank-one', cause: 'offline' }]);
});

it('requests file and config in parallel', async () => {
  const never = new Promise<never>(() => undefined);
  const askedConfigs: string[] = [];
  const config = inTurn(askedConfigs, [done({})]);
  void new LoadSite({ load: () => never }, { load: config }, fakeLog()).execute(ENTRY);
  expect(askedConfigs).toEqual(['BANK-ONE']);
});
