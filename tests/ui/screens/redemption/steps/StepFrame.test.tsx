import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { About } from '#tests/data/about.ts';
import { anApp } from '#tests/data/anApp.ts';
import { aPendingCharge } from '#tests/data/charge.ts';
import { deviceOf } from '#tests/data/device.ts';
import { anOpenDonation } from '#tests/data/donation.ts';
import { say } from '#tests/data/english.ts';
import { show } from '#tests/data/show.tsx';
import { aSession } from '#tests/data/voucher.ts';
import { StepFrame } from '#ui/screens/redemption/steps/StepFrame.tsx';

type Open = 'charge' | 'donation';

async function aStep(step: 'details' | 'check', open?: Open) {
  const about: About = { locale: 'en', session: aSession() };
  const device = deviceOf(about);
  if (open === 'charge') device.pendingStores.charge.write(aPendingCharge());
  if (open === 'donation') device.pendingStores.donation.write(anOpenDonation());
  const app = await anApp(about, device);
  await show(
    app.services,
    <StepFrame step={step} title="Details" lead="The lead" back="/shops" aside="The summary">
      The form
    </StepFrame>,
  );
}

const look = () => screen.queryByRole('link', { name: say('openOrder.look') });
const TEXTS = ['The lead', 'The summary', 'The form'];
const shown = () => TEXTS.filter((text) => document.body.textContent.includes(text));

it('shows the step if no order is open', async () => {
  await aStep('details');
  expect([shown(), look()]).toEqual([TEXTS, null]);
});

it('shows an order that leaves the balance uncertain in place of the step', async () => {
  await aStep('details', 'donation');
  expect(shown()).toEqual([]);
  expect(look()).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
});

it('shows a top-up beside the step, since it takes nothing from the balance', async () => {
  await aStep('details', 'charge');
  expect(shown()).toEqual(TEXTS);
  expect(look()).toBeInTheDocument();
});

it('leaves it to the check to show the order', async () => {
  await aStep('check', 'donation');
  expect([shown(), look()]).toEqual([TEXTS, null]);
});
