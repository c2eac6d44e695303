import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { About } from '#tests/data/about.ts';
import { anApp } from '#tests/data/anApp.ts';
import { CHARGING, aChargeable } from '#tests/data/charge.ts';
import { say } from '#tests/data/english.ts';
import { show } from '#tests/data/show.tsx';
import { aSession, aVoucher } from '#tests/data/voucher.ts';
import { TopUpLink } from '#ui/parts/charge/TopUpLink.tsx';

const prepaid = (serialNumber: string | null = '410582934') =>
  aSession({ voucher: aVoucher({ isPrepaid: true, serialNumber }) });

async function aLink(about: About = {}) {
  const app = await anApp({
    locale: 'en',
    session: prepaid(),
    site: CHARGING,
    ...about,
  });
  const shown = await show(app.services, <TopUpLink />, { at: '/shops', path: '/shops' });
  return { ...app, ...shown };
}

const link = () => screen.queryByRole('link', { name: say('topUp.link') });
const press = (target: HTMLElement | null) => act(async () => fireEvent.click(target as HTMLElement));

it('leads to the top-up of the voucher in use, and passes its serial number without putting it into the address', async () => {
  const { kept, router } = await aLink({ charging: { draft: { ...aChargeable(), amountInCent: null } } });
  expect(link()).toHaveAttribute('href', '/prepaid');
  await press(link());
  expect(kept.read('chargeEntry')?.serialNumber ?? '').toBe('410582934');
  const { location } = router.state;
  expect(location).toMatchObject({ pathname: '/prepaid', search: '', hash: '', state: null });
});

it('passes no serial number if the voucher token has none', async () => {
  const { kept } = await aLink({ session: prepaid(null) });
  await press(link());
  expect(kept.read('chargeEntry')?.serialNumber ?? '').toBe('');
});

it.each([
  ['the voucher cannot be topped up', { session: aSession({ voucher: aVoucher({ isPrepaid: false }) }) }],
  ['the site offers no top-ups', { site: {} }],
])('is not shown if %s', async (_why, about) => {
  await aLink(about);
  expect(link()).toBeNull();
});
