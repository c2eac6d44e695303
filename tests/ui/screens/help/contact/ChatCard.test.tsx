import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Site } from '#domain/site/site.ts';
import { anApp } from '#tests/data/anApp.ts';
import { say } from '#tests/data/english.ts';
import { show } from '#tests/data/show.tsx';
import { HelpView } from '#ui/screens/help/topics/HelpView.tsx';

const CHATS: Partial<Site> = { zendesk: { isActive: true, key: 'example-de' } };
const TOOL: Partial<Site> = { cookieConsent: { siteId: 'example-de', key: 'k' } };

/** The address of the document controls the mocks and decides its zone. */
async function aPage(site: Partial<Site>, address = '/help') {
  window.history.replaceState(null, '', address);
  const { services } = await anApp({ locale: 'en', site: { cookieConsent: null, ...site } });
  await show(services, <HelpView />, { at: '/help', path: '/help/:tab?' });
}

afterEach(() => {
  window.history.replaceState(null, '', '/');
  window.localStorage.clear();
  document.body.replaceChildren();
});

const press = (key: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name: say(key) }));
    // The mocks load in their own chunks.
    await new Promise((resolve) => setTimeout(resolve));
  });
const chat = () => screen.findByRole('region', { name: 'Chat (mock)' });

it('explains the chat before it is opened, and opens it with one press', async () => {
  await aPage(CHATS);
  expect(screen.getByText(say('help.chat.text'))).toBeInTheDocument();
  await press('help.chat.open');
  expect(await chat()).toHaveTextContent('Mock chat of example-de in en.');
});

it.each([
  ['has none', { zendesk: { isActive: false, key: 'example-de' } }, '/help'],
  ['names no key', { zendesk: { isActive: true, key: '' } }, '/help'],
  ['may run no third party here', CHATS, '/merchantcode/rl-x'],
] as const)('is not offered if the site %s', async (_, site, address) => {
  await aPage(site, address);
  expect(screen.queryByRole('button', { name: say('help.chat.open') })).toBeNull();
});

it('asks for consent first on a site with a consent tool', async () => {
  await aPage({ ...CHATS, ...TOOL }, '/help?consent=none');
  await press('help.chat.open');
  expect(await screen.findByText(say('help.chat.needs-consent'))).toBeInTheDocument();
  expect(screen.getByRole('button', { name: say('help.chat.consent') })).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Chat (mock)' })).toBeNull();
});

it('opens at once if consent was given before', async () => {
  await aPage({ ...CHATS, ...TOOL }, '/help?consent=all');
  await press('help.chat.open');
  expect(await chat()).toBeInTheDocument();
});

it('says that the chat is unavailable, and can be tried again', async () => {
  await aPage(CHATS, '/help?chat=fail');
  await press('help.chat.open');
  expect(await screen.findByText(say('help.chat.unavailable'))).toBeInTheDocument();
  window.history.replaceState(null, '', '/help');
  await press('help.chat.open');
  expect(await chat()).toBeInTheDocument();
});
