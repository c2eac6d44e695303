import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { LANGUAGES } from '#domain/language/locale.ts';
import bundled from '#locales/bundled.json';
import pause from '#locales/pause.json';
import { say } from '#tests/data/english.ts';
import { refusal } from '#tests/data/answers.ts';
import { now } from '#tests/data/moments.ts';
import type { About } from '#tests/data/about.ts';
import { anApp } from '#tests/data/anApp.ts';
import { anEarlyPage } from '#tests/data/earlyPage.ts';
import { App } from '#ui/shell/App.tsx';

const SUPPORT = {
  url: 'https://frohgut.example',
  email: 'help@frohgut.example',
  phone: '+49 30 123',
  hours: [{ days: [1, 5], opens: '08:00', closes: '18:00' }],
} as const;

const DAY_AFTER = Date.UTC(2026, 5, 16, 22, 30);

async function started(about: About) {
  const app = await anApp(about);
  await act(async () => {
    render(<App services={app.services} />);
  });
  return app;
}

beforeEach(() => {
  document.documentElement.classList.remove('page-loaded');
  window.history.replaceState(null, '', '/');
});

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

it.each(LANGUAGES)(
  'shows in %s from bundled texts that the site cannot be loaded, with the reason',
  async (locale) => {
    const words = pause[locale];
    await started({ locale, siteProblems: ['server-down'] });
    expect(await heading(words.highTitle)).toBeInTheDocument();
    expect(screen.getByText(words.highText)).toBeInTheDocument();
    expect(screen.getByText('STDx1')).toBeInTheDocument();
  },
);

it('shows it in the language of the user even if its texts could not be loaded', async () => {
  await started({ locale: 'fr', textsMissing: 'fr' });
  expect(await heading(pause.fr.highTitle)).toBeInTheDocument();
  expect(screen.getByText('offline')).toBeInTheDocument();
});

it('shows the contact of customer service if only the site file could be loaded', async () => {
  await started({ locale: 'fr', textsMissing: 'fr', site: { support: SUPPORT } });
  expect(await heading(pause.fr.highTitle)).toBeInTheDocument();
  expect(screen.getByText(pause.fr.support)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '+49 30 123' })).toBeInTheDocument();
});

it('retries on request', async () => {
  const { services } = await started({
    locale: 'en',
    siteProblems: ['timed-out', 'timed-out'],
    shops: { walls: [refusal('offline')] },
  });
  const button = await screen.findByRole('button', { name: say('common.tryAgain') });
  await act(async () => fireEvent.click(button));
  expect(services.site.startup.kind).toBe('failed');
  const again = await screen.findByRole('button', { name: say('common.tryAgain') });
  await act(async () => fireEvent.click(again));
  expect(services.site.startup.kind).toBe('ready');
});

it('shows the brand while loading', async () => {
  const { services } = await anApp({ locale: 'en', shops: { walls: [refusal('offline')] } });
  void services.site.load();
  render(<App services={services} />);
  expect(screen.getByRole('heading', { level: 1 })).toContainElement(screen.getByAltText('Frohgut'));
  expect(screen.getByText('Loading …')).toBeInTheDocument();
  expect(document.title).toBe('Frohgut');
  await act(async () => undefined);
});

it('renders nothing over the early page while loading', async () => {
  const early = anEarlyPage({ stands: true });
  const { services } = await anApp({ locale: 'en', early, shops: { walls: [refusal('offline')] } });
  void services.site.load();
  const { container } = render(<App services={services} />);
  expect(container).toBeEmptyDOMElement();
  await act(async () => undefined);
  expect(await screen.findByRole('textbox', { name: say('redeem.code.label') })).toBeInTheDocument();
  expect(early.isShown()).toBe(false);
});

it.each([
  [
    'a maintenance',
    { site: { maintenance: { active: true, start: null, end: null } } },
    pause.en.maintenanceTitle,
  ],
  ['a site that cannot be loaded', { siteProblems: ['server-down'] }, pause.en.highTitle],
] satisfies [string, About, string][])(
  'drops a press that waited for %s, and shows a message about it',
  async (_name, about, title) => {
    const early = anEarlyPage({ stands: true, typed: 'Ab3dE6gH9', pressed: true });
    const { services } = await started({ locale: 'en', early, ...about });
    expect(await heading(title)).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent(pause.en.dropped);
    expect(document.title).toBe(`${title} – Frohgut`);
    expect(early.isShown()).toBe(false);
    expect(services.arrival.takePress()).toBe(false);
  },
);

it('keeps the focus and the message about a dropped press during a retry', async () => {
  const early = anEarlyPage({ stands: true, pressed: true });
  const { services } = await started({
    locale: 'en',
    early,
    siteProblems: ['server-down', 'server-down'],
    shops: { walls: [refusal('offline')] },
  });
  const again = await screen.findByRole('button', { name: say('common.tryAgain') });
  again.focus();
  const failed = services.site.startup;
  fireEvent.click(again);
  expect(again).toHaveAttribute('aria-busy', 'true');
  await waitFor(() => expect(again).not.toHaveAttribute('aria-busy'));
  expect(services.site.startup).not.toBe(failed);
  expect(screen.getByText(pause.en.dropped)).toBeInTheDocument();
  expect(again).toHaveFocus();
  fireEvent.click(again);
  expect(await heading(say('redeem.heading'))).toBeInTheDocument();
  expect(services.arrival.takePress()).toBe(false);
});

it('does not mention a dropped press if there was none', async () => {
  await started({ locale: 'en', early: anEarlyPage({ stands: true }), siteProblems: ['server-down'] });
  expect(await heading(pause.en.highTitle)).toBeInTheDocument();
  expect(screen.queryByText(pause.en.dropped)).not.toBeInTheDocument();
});

it('shows the maintenance, its end in the time zone of the site, and the contact', async () => {
  const maintenance = { active: true, start: now, end: DAY_AFTER };
  await started({ locale: 'en', site: { maintenance, support: SUPPORT, timeZone: 'Europe/Berlin' } });
  expect(await heading(pause.en.maintenanceTitle)).toBeInTheDocument();
  expect(
    screen.getByText(pause.en.maintenanceUntil.replace('{{moment}}', '17 June 2026 at 00:30')),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '+49 30 123' })).toHaveAttribute('href', 'tel:+49 30 123');
  expect(screen.getByText(/Mon\s–\sFri, 08:00–18:00/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'help@frohgut.example' })).toHaveAttribute(
    'href',
    'mailto:help@frohgut.example',
  );
});

it.each([
  ['Asia/Tokyo', 1],
  [new Intl.DateTimeFormat().resolvedOptions().timeZone, 0],
])('names the time zone of the site if the device has another one: %s', async (timeZone, times) => {
  const maintenance = { active: true, start: now, end: DAY_AFTER };
  await started({ locale: 'en', site: { maintenance, timeZone } });
  expect(await heading(pause.en.maintenanceTitle)).toBeInTheDocument();
  const [before = ''] = pause.en.maintenanceZone.split('{{zone}}');
  const sentences = screen.queryAllByText((words) => words.startsWith(before));
  expect(sentences).toHaveLength(times);
  for (const sentence of sentences) expect(sentence).toHaveTextContent(/Japan.*Time/);
});

it('says that it checks again automatically, and keeps the focus while it does', async () => {
  const maintenance = { active: true, start: now, end: DAY_AFTER };
  const { services } = await started({ locale: 'en', site: { maintenance, timeZone: 'UTC' } });
  expect(await heading(pause.en.maintenanceTitle)).toBeInTheDocument();
  const contact = screen.getByRole('link', { name: /@/ });
  contact.focus();
  const time = new Intl.DateTimeFormat('en-DE', { timeStyle: 'short', timeZone: 'UTC' }).format(now);
  expect(screen.getByText(pause.en.rechecks.replace('{{time}}', time))).toBeInTheDocument();
  await act(async () => services.site.look());
  expect(contact).toHaveFocus();
  expect(contact).toBeInTheDocument();
});

it('shows no end of a maintenance if it is unknown', async () => {
  await started({ locale: 'en', site: { maintenance: { active: true, start: null, end: null } } });
  expect(await heading(pause.en.maintenanceTitle)).toBeInTheDocument();
  expect(screen.queryByText(/2026/)).toBeNull();
});

it('renders the entry once the site is loaded, and marks the page as loaded', async () => {
  await started({ locale: 'en', shops: { walls: [refusal('offline')] } });
  expect(await heading(say('redeem.heading'))).toBeInTheDocument();
  expect(await screen.findByRole('region', { name: say('problem.offline.title') })).toBeInTheDocument();
  await waitFor(() => expect(document.documentElement).toHaveClass('page-loaded'));
});

it.each([
  ['no such page', {}, '/no/such/page', say('notFound.title')],
  [
    'a maintenance',
    { site: { maintenance: { active: true, start: null, end: null } } },
    '/',
    pause.en.maintenanceTitle,
  ],
  [
    'a site that cannot be loaded',
    { siteProblems: ['server-down' as const, 'server-down' as const] },
    '/',
    pause.en.highTitle,
  ],
])(
  'marks the page as loaded for %s once its heading is rendered',
  async (_name, about: About, path, title) => {
    window.history.replaceState(null, '', path);
    const whenMarked: (string | null)[] = [];
    vi.spyOn(document.documentElement.classList, 'add').mockImplementation(() => {
      whenMarked.push(screen.getByRole('heading', { level: 1 }).textContent);
    });
    const { services } = await anApp({ locale: 'en', shops: { walls: [refusal('offline')] }, ...about });
    void services.site.load();
    await act(async () => {
      render(<App services={services} />);
    });
    await waitFor(() => expect(whenMarked).toEqual([title]));
  },
);

it('shows the crash page if the texts of the pause cannot be loaded, and stops retrying', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined); // React logs the error
  const app = await anApp({ locale: 'en', siteProblems: ['server-down'] });
  const pauseTexts = vi.fn(async () => {
    await Promise.resolve();
    throw new Error('no chunk');
  });
  await act(async () => {
    render(<App services={{ ...app.services, pauseTexts }} />);
  });
  expect(await heading(bundled.en.crashTitle)).toBeInTheDocument();
  expect(document.title).toBe(`${bundled.en.crashTitle} – Frohgut`);
  expect(pauseTexts.mock.calls.length).toBeLessThan(4);
});

it('loads the site when the network returns', async () => {
  const { network } = await started({
    locale: 'en',
    siteProblems: ['offline'],
    shops: { walls: [refusal('offline')] },
  });
  expect(await heading(pause.en.highTitle)).toBeInTheDocument();
  await act(async () => network.turn(false));
  await act(async () => network.turn(true));
  expect(await heading(say('redeem.heading'))).toBeInTheDocument();
});
