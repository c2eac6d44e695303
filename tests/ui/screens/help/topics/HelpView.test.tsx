import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { HELP_TOPICS } from '#domain/help/helpTopic.ts';
import { now } from '#tests/data/moments.ts';
import type { About } from '#tests/data/about.ts';
import { anApp } from '#tests/data/anApp.ts';
import { hrefOf } from '#tests/data/controls.ts';
import { say, saying } from '#tests/data/english.ts';
import { show } from '#tests/data/show.tsx';
import { HelpView } from '#ui/screens/help/topics/HelpView.tsx';

async function aPage(at = '/help', about: About = {}) {
  const { services } = await anApp({ locale: 'en', ...about });
  return show(services, <HelpView />, { at, path: '/help/:tab?' });
}

const title = (name: string) => screen.getByRole('heading', { level: 1, name });

it('offers every topic as a link', async () => {
  await aPage();
  expect(title(say('help.title'))).toBeInTheDocument();
  const links = within(screen.getByRole('navigation', { name: say('help.topics') })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    HELP_TOPICS.map((topic) => `/help/${topic}`),
  );
});

it('shows all topics if the address names an unknown one', async () => {
  await aPage('/help/nothing');
  expect(title(say('help.title'))).toBeInTheDocument();
});

it.each(HELP_TOPICS)('shows the answers to %s, and marks it among the topics', async (topic) => {
  await aPage(`/help/${topic}`);
  expect(title(say(`help.topic.${topic}.title`))).toBeInTheDocument();
  expect(document.title).toContain(say(`help.topic.${topic}.title`));
  expect(screen.getByRole('link', { current: 'page' })).toHaveAttribute('href', `/help/${topic}`);
  expect(screen.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(2);
});

it('focuses the heading of the chosen topic', async () => {
  const { path } = await aPage('/help/other');
  fireEvent.click(screen.getByRole('link', { name: say('help.topic.unreadable.title') }));
  expect(path()).toBe('/help/unreadable');
  expect(title(say('help.topic.unreadable.title'))).toHaveFocus();
});

it('forgets the help context once it is left', async () => {
  const { services } = await anApp({ locale: 'en' });
  const { helpContext } = await services.shared();
  helpContext.give({ errorCode: 'VCRx13', voucher: '1234567890123456' });
  const { router } = await show(services, <HelpView />, { at: '/help/old-code', path: '/help/:tab?' });
  expect(helpContext.read().voucher).toBe('1234567890123456');
  await act(() => router.navigate('/order-status'));
  expect(helpContext.read()).toEqual({ errorCode: null, orderNumber: '', voucher: '' });
});

it('keeps the help context until a topic is chosen, however long that takes', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  const before = await anApp({ locale: 'en' });
  (await before.services.shared()).helpContext.give({ errorCode: 'VCRx9' });
  const { services } = await anApp({ locale: 'en' }, before.device);
  await show(services, <HelpView />, { at: '/help', path: '/help/:tab?' });
  vi.setSystemTime(Date.now() + 60_000);
  expect((await services.shared()).helpContext.read().errorCode).toBe('VCRx9');
  vi.useRealTimers();
});

it('adapts its answers to the site', async () => {
  await aPage('/help/not-received', { site: { mailMinutes: 60 } });
  expect(screen.getByText(say('help.answer.slow.text', { minutes: 60 }))).toBeInTheDocument();
  expect(screen.queryByText(say('help.answer.soon.text'))).toBeNull();
});

it.each([1, 3] as const)('says that codes are valid for %d years', async (validityYears) => {
  await aPage('/help/other', { site: { validityYears } });
  expect(screen.getByText(say('help.answer.expired.text', { count: validityYears }))).toBeInTheDocument();
});

it('links to sending the mail again and to the order status', async () => {
  await aPage('/help/not-received');
  const path = (key: string) => screen.getByRole('link', { name: say(key) }).getAttribute('href');
  expect(path('next.toResend')).toBe('/redeem/resend-link');
  expect(path('help.do.status')).toBe('/order-status');
});

it('links companies to the business site and its form', async () => {
  const b2bLinks = { b2bWebsite: 'https://b2b.example/a', b2bContactForm: 'https://b2b.example/b' };
  await aPage('/help/business', { site: { b2bLinks } });
  const href = (key: string) => screen.getByRole('link', { name: saying(key) }).getAttribute('href');
  expect(href('help.do.business')).toBe(b2bLinks.b2bWebsite);
  expect(href('help.do.businessContact')).toBe(b2bLinks.b2bContactForm);
});

it('shows no unsafe links for companies', async () => {
  const b2bLinks = { b2bWebsite: 'javascript:alert(1)', b2bContactForm: '' };
  await aPage('/help/business', { site: { b2bLinks } });
  expect(screen.queryByRole('link', { name: saying('help.do.business') })).toBeNull();
});

it('shows the ways to customer service of the site', async () => {
  const support = {
    url: 'https://frohgut.example/hilfe',
    email: 'hilfe@frohgut.example',
    phone: '+49 30 1',
    hours: [{ days: [1, 5], opens: '08:00', closes: '18:00' }],
  } as const;
  await aPage('/help', { site: { support } });
  const ways = within(screen.getByRole('region', { name: say('help.contact.title') }));
  expect(ways.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'tel:+49 30 1',
    'mailto:hilfe@frohgut.example',
    support.url,
  ]);
  expect(ways.getByText(/Mon\s–\sFri, 08:00–18:00/)).toBeInTheDocument();
});

it('shows no unsafe way to customer service', async () => {
  await aPage('/help', {
    site: { support: { url: 'javascript:alert(1)', email: 'a@b', phone: null, hours: [] } },
  });
  const ways = within(screen.getByRole('region', { name: say('help.contact.title') }));
  expect(ways.queryAllByRole('link')).toEqual([]);
});

it('links a code of the old format to its reactivation', async () => {
  await aPage('/help/old-code');
  expect(hrefOf(say('next.toReactivate'))).toBe('/reactivate');
});
