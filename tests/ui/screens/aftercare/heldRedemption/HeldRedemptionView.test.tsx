import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { say } from '#tests/data/english.ts';
import type { About } from '#tests/data/about.ts';
import { anApp } from '#tests/data/anApp.ts';
import { show } from '#tests/data/show.tsx';
import { HeldRedemptionView } from '#ui/screens/aftercare/heldRedemption/HeldRedemptionView.tsx';

const IDENT = 'fp-3hL6pD9sA5uZk0tTq3b8mV2xYw7nR4cJ1';

async function aPage(about: About = {}) {
  const app = await anApp({ locale: 'en', ...about });
  await show(app.services, <HeldRedemptionView />, {
    at: `/fraud-prevention/${IDENT}`,
    path: '/fraud-prevention/:ident',
  });
  return app;
}

it('says what is held and why, that nothing is lost, and that the form is not here', async () => {
  await aPage();
  const page = document.body;
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(say('heldRedemption.title'));
  expect(page).toHaveTextContent(say('thankYou.onHoldWhy'));
  expect(page).toHaveTextContent(say('heldRedemption.reserved'));
  expect(screen.getByRole('region', { name: say('heldRedemption.now') })).toHaveTextContent(
    say('heldRedemption.notYet'),
  );
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('leads to how the order stands, and to help', async () => {
  await aPage();
  expect(screen.getByRole('link', { name: say('orderStatus.title') })).toHaveAttribute(
    'href',
    '/order-status',
  );
  expect(screen.getByRole('link', { name: new RegExp(say('common.support')) })).toHaveAttribute(
    'href',
    '/help',
  );
});

it('keeps what authorises the check out of the page, its title and every index', async () => {
  await aPage();
  expect(document.documentElement.outerHTML).not.toContain(IDENT);
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});
