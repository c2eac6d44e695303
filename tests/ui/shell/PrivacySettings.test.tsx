import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Privacy } from '#application/privacy/privacy.ts';
import type { ConsentCategory } from '#domain/site/consentCategories.ts';
import { anApp } from '#tests/data/anApp.ts';
import { say } from '#tests/data/english.ts';
import { fakeLog } from '#tests/data/fakeTab.ts';
import { fakeConsent, fakePrivacyTools } from '#tests/data/privacy.ts';
import { show } from '#tests/data/show.tsx';
import { aSite } from '#tests/data/site.ts';
import { PrivacySettings } from '#ui/shell/PrivacySettings.tsx';

const SITE = aSite({ cookieConsent: { siteId: 'id', key: 'key' }, tagManagerId: 'GTM-1' });

/** The button on a page whose consent tool is still loading. */
async function aPage({ site = SITE, before = [] as readonly ConsentCategory[] } = {}) {
  const { services } = await anApp({ locale: 'en' });
  const tool = fakeConsent(before);
  const { tools, told } = fakePrivacyTools(tool);
  const shared = await services.shared();
  const privacy = new Privacy(
    async () => tools,
    site,
    () => 'en',
    fakeLog(),
  );
  const promised = Promise.resolve({ ...shared, privacy });
  const page = { ...services, shared: () => promised };
  const { router } = await show(page, <PrivacySettings />, {
    at: '/shops/1?code=SECRET',
    path: '/shops/:id',
    handle: { path: '/shops/:id/:slug?' },
  });
  const comes = (isThere?: boolean) => act(async () => tool.comes(isThere));
  return { tool, told, comes, router, services };
}

const settings = () => screen.queryByRole('button', { name: say('privacy.settings') });

it('opens the settings of the consent tool once it is loaded', async () => {
  const { tool, comes } = await aPage();
  expect(settings()).toBeNull();
  await comes();
  fireEvent.click(screen.getByRole('button', { name: say('privacy.settings') }));
  expect(tool.opened).toEqual(['settings']);
});

it('has no button if the consent tool could not be loaded', async () => {
  const { comes } = await aPage();
  await comes(false);
  expect(settings()).toBeNull();
});

it('has no button on a site without a consent tool', async () => {
  const { comes } = await aPage({ site: aSite() });
  await comes();
  expect(settings()).toBeNull();
});

it('passes the language of the page to the consent tool', async () => {
  const { tool, comes, services } = await aPage();
  await comes();
  expect(tool.spoken).toEqual(['en']);
  await act(async () => void (await services.language.change('de')));
  expect(tool.spoken).toEqual(['en', 'de']);
});

it('reports each page view by the pattern of its route', async () => {
  const { comes, told, router } = await aPage({ before: ['statistics'] });
  await comes();
  await act(async () => router.navigate('/shops/2'));
  expect(told).toEqual(['GTM-1 may statistics', 'view /shops/:id/:slug?', 'view /shops/:id/:slug?']);
});
