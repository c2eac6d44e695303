import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { done } from '#domain/core/result.ts';
import { say } from '#tests/data/english.ts';
import { aRedemption, aStatusToken } from '#tests/data/redemption.ts';
import { EMAIL, thanks } from './aThankYouPage.tsx';

const ORDERED = { orderNumber: 'P-77', quantity: 3, state: 'ORDERED' } as const;
const sheet = () => screen.queryByRole('region', { name: say('thankYou.prepaid') });

it('shows the ordered vouchers, their address and their order number', async () => {
  await thanks({ prepaidOrder: ORDERED });
  const order = within(sheet() as HTMLElement);
  expect(order.getByText(say('thankYou.prepaidOrdered', { count: 3, email: EMAIL }))).toBeInTheDocument();
  expect(order.getByText(/P-77/)).toBeInTheDocument();
});

it('says that the ordered vouchers are cancelled together with the redemption', async () => {
  const returned = aRedemption({
    status: 'RETURNED_TO_BALANCE',
    statusToken: aStatusToken,
    prepaidOrder: { ...ORDERED, state: 'CANCELLED' },
  });
  await thanks(
    { status: 'ON_HOLD', statusToken: aStatusToken, prepaidOrder: ORDERED },
    { redemptions: { found: [done(returned)] } },
  );
  expect(sheet()).toHaveTextContent(say('thankYou.prepaidCancelled'));
  expect(sheet()).not.toHaveTextContent(EMAIL);
});

it('shows nothing if no vouchers were ordered', async () => {
  await thanks();
  expect(sheet()).toBeNull();
});
