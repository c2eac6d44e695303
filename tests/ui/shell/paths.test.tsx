import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { done } from '#domain/core/result.ts';
import { refusal } from '#tests/data/answers.ts';
import { say } from '#tests/data/english.ts';
import type { About } from '#tests/data/about.ts';
import { anApp } from '#tests/data/anApp.ts';
import { switchedOn } from '#tests/data/site.ts';
import { aVariation } from '#tests/data/variation.ts';
import { App } from '#ui/shell/App.tsx';

const fashion = { id: 1, name: 'Fashion', urlName: 'fashion', promoted: false };
const birthday = aVariation({ heading: 'Happy birthday', keyVisualImage: '/brands/birthday.svg' });

afterEach(() => {
  window.history.replaceState(null, '', '/');
});

/** The whole app at this address. */
async function visit(address: string, about: About = {}) {
  window.history.replaceState(null, '', address);
  const app = await anApp({
    locale: 'en',
    site: { switches: switchedOn('showVariation') },
    shops: { walls: [refusal('offline')], categories: done([fashion, { ...fashion, urlName: 'help' }]) },
    ...about,
  });
  await act(async () => {
    render(<App services={app.services} />);
  });
  return app;
}

const entry = () => screen.findByRole('heading', { level: 1, name: say('redeem.heading') });
const nowhere = () => screen.findByRole('heading', { level: 1, name: say('notFound.title') });

it.each(['/fashion', '/Fashion'])(
  'renders the entry for a category at %s, and stores it',
  async (address) => {
    const { kept } = await visit(address);
    expect(await entry()).toBeInTheDocument();
    expect(kept.read('category')).toBe('fashion');
  },
);

it('renders the entry with the texts and the picture of a listed variation', async () => {
  await visit('/birthday', {
    variations: { list: done([{ urlName: 'birthday', name: 'Birthday' }]), found: done(birthday) },
  });
  expect(await entry()).toBeInTheDocument();
  expect(screen.getByText('Happy birthday')).toBeInTheDocument();
  expect(document.querySelector('img[src="/brands/birthday.svg"]')).not.toBeNull();
});

it('shows that the wall is loading', async () => {
  window.history.replaceState(null, '', '/shops');
  const { services } = await anApp({ locale: 'en' });
  const never = new Promise<never>(() => undefined);
  const shared = () => never;
  await act(async () => {
    render(<App services={{ ...services, shared }} />);
  });
  const waiting = await screen.findByText(services.bundledTexts.en.loading);
  expect(waiting.closest('[aria-busy]')).toBeInTheDocument();
  expect(screen.getByRole('main')).toContainElement(waiting);
  expect(screen.getByRole('banner')).toBeInTheDocument();
});

it('finds a variation that is not listed by its name in lower case', async () => {
  const { apis } = await visit('/Birthday', { variations: { found: done(birthday) } });
  expect(await entry()).toBeInTheDocument();
  expect(apis.variation.askedNames).toEqual(['DE birthday']);
});

it('shows the not-found page for an unknown path', async () => {
  await visit('/nope');
  expect(await nowhere()).toBeInTheDocument();
  expect(document.title).toContain(say('notFound.title'));
});

it('looks up no variation on a site without variations', async () => {
  const { apis } = await visit('/nope', { site: {} });
  expect(await nowhere()).toBeInTheDocument();
  expect(apis.variation.askedNames).toEqual([]);
});

it('prefers a fixed route to a category of the same name', async () => {
  await visit('/help');
  expect(await screen.findByRole('heading', { level: 1, name: say('help.title') })).toBeInTheDocument();
});

it('looks up the variation again on request after a failure', async () => {
  const { apis } = await visit('/birthday', { variations: { found: refusal('offline') } });
  expect(
    await screen.findByRole('heading', { level: 1, name: say('findVariation.failed') }),
  ).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: say('common.tryAgain') }));
  expect(
    await screen.findByRole('heading', { level: 1, name: say('findVariation.failed') }),
  ).toBeInTheDocument();
  expect(apis.variation.askedNames.length).toBeGreaterThan(1);
});
